import type { Finding, Norms, NormVerdict, Promotions, PromotionVerdict, Tournament } from '@escala/core';
import type { NormOptions } from '@escala/regulations';
import type { Waiver } from '../../events/event.ts';
import type { Norm } from '../norm.ts';
import type { Promotion } from '../promotion.ts';
import type { TitleRules } from './title-rules.ts';

/** What an event gives by its book. */
export interface JudgedEvent {
  readonly rules: TitleRules;
  readonly norms: Norms;
  readonly promotions: Promotions;
  /** Unmet conditions for norms that nobody waived: norms by score are not given. */
  readonly againstNorms: readonly Finding[];
  /** The event is not over: nothing is given yet. */
  readonly unfinished: readonly Finding[];
}

/**
 * Accepting a report only means that its games count; norms depend on their own conditions, each of which the officer
 * or the commission may have waived (D-OFF-87).
 */
export function judgedEvent(rules: TitleRules, tournament: Tournament, waivers: readonly Waiver[] = []): JudgedEvent {
  const { normed, categories } = rules;
  const norms = normed.judge(tournament, normOptions(rules, tournament, waivers));
  return {
    rules,
    norms,
    promotions: categories?.promotions(tournament) ?? {
      format: 'escala/promotions@1',
      regulation: rules.regulation,
      rounds: tournament.rounds,
      players: [],
      findings: [],
    },
    againstNorms: normed.against(norms),
    unfinished: normed.unfinished(norms),
  };
}

/** Places only count at the end of the event; a waiver removes the condition it was given for. */
export function normOptions(rules: TitleRules, tournament: Tournament, waivers: readonly Waiver[]): NormOptions {
  const ranked = rules.book.standings.rank(tournament);
  const isFinal = ranked.kind === 'ranked' && ranked.standings.round >= tournament.rounds;
  return {
    ...(isFinal && { standing: ranked.standings.rows }),
    waived: waivedCodes(rules, tournament, waivers),
  };
}

/** By code and article. */
function waivedCodes({ book }: TitleRules, tournament: Tournament, waivers: readonly Waiver[]): string[] {
  const purposes = book.homologation?.check(tournament).events[0]?.purposes ?? [];
  return purposes
    .flatMap(({ reasons }) => reasons)
    .filter(({ code, article }) => waivers.some((waiver) => waiver.code === code && waiver.article === article))
    .map(({ code }) => code);
}

/**
 * Whether a norm is given, considering homologation for norms, which the office decides by its conditions, and the end
 * of the event.
 */
export function givesNorm({ rules, againstNorms, unfinished }: JudgedEvent, verdict: NormVerdict): boolean {
  if (!verdict.norm || unfinished.length > 0) return false;
  return rules.normed.groundOf(verdict) === 'place' || againstNorms.length === 0;
}

/**
 * Whether a player made a norm here: what is on record counts, otherwise the event's verdict. The same on every page.
 */
export function normMade(
  judged: JudgedEvent,
  verdict: NormVerdict,
  recorded: Pick<Norm, 'revoked'> | undefined,
): boolean {
  return recorded === undefined ? givesNorm(judged, verdict) : recorded.revoked === undefined;
}

/** The same for promotions. */
export function promotionMade(
  { unfinished }: JudgedEvent,
  { promoted }: PromotionVerdict,
  recorded: Pick<Promotion, 'state'> | undefined,
): boolean {
  return recorded === undefined ? promoted && unfinished.length === 0 : recorded.state !== 'revoked';
}
