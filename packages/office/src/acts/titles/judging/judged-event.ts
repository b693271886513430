import type { Finding, Norms, NormVerdict, Promotions, PromotionVerdict, Tournament } from '@escala/core';
import { judgeNorms, judgePromotions, standings } from '@escala/regulations/fce-1990';
import type { Waiver } from '../../../records/event.ts';
import type { Norm } from '../../../records/norm.ts';
import type { Promotion } from '../../../records/promotion.ts';

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
  const { homologated: _accepted, ...event } = tournament.event ?? {};
  const judged = { ...tournament, event };
  const norms = judgeNorms(judged, finalOrder(judged));
  const isWaived = ({ code, article }: Finding): boolean =>
    waivers.some((waiver) => waiver.code === code && waiver.article === article);
  const isOpen = (finding: Finding): boolean => finding.values.holds === 'no' && !isWaived(finding);
  const isUnfinished = ({ code }: Finding): boolean => code === 'fce-1990.event-over';
  return {
    norms,
    promotions: judgePromotions(judged),
    againstNorms: norms.findings.filter((finding) => isOpen(finding) && !isUnfinished(finding)),
    unfinished: norms.findings.filter(isUnfinished),
  };
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

/** Whether a norm is given, homologation and the end of the event looked at. */
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
