import type { Finding, Norms, NormVerdict, Promotions, PromotionVerdict, Tournament } from '@escala/core';
import { checkEvent, judgeNorms, judgePromotions, standings } from '@escala/regulations/fce-1990';
import type { Waiver } from '../../events/event.ts';
import type { Norm } from '../norm.ts';
import type { Promotion } from '../promotion.ts';

/** What an event gives by the competition rules. */
export interface JudgedEvent {
  readonly norms: Norms;
  readonly promotions: Promotions;
  /** Conditions of norms that the event does not meet and that nobody let pass: norms by score are not given. */
  readonly againstNorms: readonly Finding[];
  /** The event is not over: nothing is given yet. */
  readonly unfinished: readonly Finding[];
}

/**
 * That a report was accepted says that its games count; whether it gives norms is judged by the conditions of norms, each of which
 * the officer or the commission may have waived (D-OFF-87).
 */
export function judgedEvent(tournament: Tournament, waivers: readonly Waiver[] = []): JudgedEvent {
  const norms = judgeNorms(tournament, { ...finalOrder(tournament), waived: waivedCodes(tournament, waivers) });
  const isUnfinished = ({ code }: Finding): boolean => code === 'fce-1990.event-over';
  return {
    norms,
    promotions: judgePromotions(tournament),
    againstNorms: norms.findings.filter((finding) => isAgainst(finding) && !isUnfinished(finding)),
    unfinished: norms.findings.filter(isUnfinished),
  };
}

/** A condition that is not met; that the event is therefore not homologated says nothing more. */
const isAgainst = ({ code, values }: Finding): boolean => values.holds === 'no' && code !== 'fce-1990.norm-homologated';

/** A waiver lets the condition pass that it was given for, by code and article. */
export function waivedCodes(tournament: Tournament, waivers: readonly Waiver[]): string[] {
  const { purposes } = checkEvent(tournament).events[0]!;
  return purposes
    .flatMap(({ reasons }) => reasons)
    .filter(({ code, article }) => waivers.some((waiver) => waiver.code === code && waiver.article === article))
    .map(({ code }) => code);
}

/** Places count at the end of the event and not before. */
export function finalOrder(tournament: Tournament): Parameters<typeof judgeNorms>[1] {
  const ranked = standings(tournament);
  const isFinal = ranked.kind === 'ranked' && ranked.standings.round >= tournament.rounds;
  return isFinal ? { standing: ranked.standings.rows } : {};
}

/** What a norm stands on; a place needs no homologation (MC norma 2, MC norma 6, MC norma 7). */
export function groundOf({ grounds }: NormVerdict): 'place' | 'score' {
  const byPlace = grounds.some(({ code, holds }) => code === 'fce-1990.norm-place' && holds === 'yes');
  return byPlace ? 'place' : 'score';
}

/** Whether a norm is given: homologation for norms, which the office decides by its conditions, and the end of the event looked at. */
export function givesNorm({ againstNorms, unfinished }: JudgedEvent, verdict: NormVerdict): boolean {
  if (!verdict.norm || unfinished.length > 0) return false;
  return groundOf(verdict) === 'place' || againstNorms.length === 0;
}

/** Whether the event itself makes a master; a title of FIDE's does so without it (MC títol 2). */
export function givesTitle({ grounds }: NormVerdict): boolean {
  return grounds.some(({ code, holds }) => code === 'fce-1990.title-place' && holds === 'yes');
}

/** Whether somebody made a norm here: what is on record counts, else what the event gives. One verdict on every page. */
export function normMade(
  judged: JudgedEvent,
  verdict: NormVerdict,
  recorded: Pick<Norm, 'revoked'> | undefined,
): boolean {
  return recorded === undefined ? givesNorm(judged, verdict) : recorded.revoked === undefined;
}

/** Whether somebody goes up, in the same way. */
export function promotionMade(
  { unfinished }: JudgedEvent,
  { promoted }: PromotionVerdict,
  recorded: Pick<Promotion, 'state'> | undefined,
): boolean {
  return recorded === undefined ? promoted && unfinished.length === 0 : recorded.state !== 'revoked';
}
