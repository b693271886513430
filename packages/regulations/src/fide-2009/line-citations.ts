import type { Decision, FederationColumns } from '@escala/core';
import type { LineCitations, RawLine } from '../shared/ledger-lines.ts';
import { roundRobinCycles } from './events/round-robin.ts';
import type { UnratedPerformance } from './performance/performance.ts';

/** What shaped a ledger line, as bits set by the engine and read by explanations. */
export const LINE_REASONS = {
  /** The difference was wider than the limit (8.54). */
  capped: 1,
  /** The opponent was unrated and counts with Ru (8.52, 8.53). */
  opponentUnrated: 2,
  /** Rated as a Swiss or team event (6.42). */
  swiss: 4,
  /** Rated by the list of the day of the game (4.13). */
  perRound: 8,
  /** The player joined the list after the event began (8.4). */
  ratedSince: 16,
  /** The opponent joined then, and still counts as unrated (8.4). */
  opponentRatedSince: 32,
} as const;

const HALVES = 2;

const has = (reasons: number, reason: keyof typeof LINE_REASONS): boolean => (reasons & LINE_REASONS[reason]) !== 0;

/**
 * 12.4: articles and decisions of a ledger line. The lower K is our reading of the print (D-FIDE-1), as is much of what
 * determines an opponent's Ru.
 */
export function lineCitations(
  { events }: FederationColumns,
  performances: readonly UnratedPerformance[],
  atFirst: number,
): (line: RawLine, event: number) => LineCitations {
  const key = (event: number, player: number): string => `${event} ${player}`;
  const byKey = new Map(performances.map((performance) => [key(performance.event, performance.player), performance]));
  return ([, , opponent, , , , , kHalves, reasons], event) => {
    const decisions = new Set<Decision>();
    if (kHalves !== HALVES * atFirst) decisions.add('D-FIDE-1');
    const performance = has(reasons, 'opponentUnrated') ? byKey.get(key(event, opponent)) : undefined;
    if (performance !== undefined)
      for (const decision of performanceDecisions(performance, roundRobinCycles(events.type[event]!) === 2))
        decisions.add(decision);
    return { articles: articlesOf(reasons), decisions: [...decisions].sort() };
  };
}

function articlesOf(reasons: number): string[] {
  const articles: string[] = [];
  if (has(reasons, 'perRound')) articles.push('4.13');
  if (has(reasons, 'opponentUnrated') && has(reasons, 'swiss')) articles.push('6.42');
  if (has(reasons, 'ratedSince') || has(reasons, 'opponentRatedSince')) articles.push('8.4');
  articles.push(has(reasons, 'opponentUnrated') ? '8.52' : '8.51');
  if (has(reasons, 'capped')) articles.push('8.54');
  articles.push('8.55', '8.56');
  if (has(reasons, 'opponentUnrated') && !has(reasons, 'swiss')) articles.push('8.58');
  return articles;
}

/** Decisions that affect the Ru of a performance, or whether it counts. */
function performanceDecisions(performance: UnratedPerformance, doubleRound: boolean): Decision[] {
  const { derivation, estimate, later } = performance;
  const decisions: Decision[] = [];
  if (estimate.rating.side === 'above') decisions.push('D-FIDE-1');
  if (later) decisions.push('D-FIDE-2');
  const scoreless = estimate.rating.side === 'below' && estimate.rating.percentage === 0;
  if (derivation.system === 'swiss') return scoreless ? [...decisions, 'D-FIDE-4'] : decisions;
  if (derivation.correction !== 0) decisions.push('D-FIDE-3');
  if (scoreless || derivation.average.open) decisions.push('D-FIDE-4');
  if (doubleRound) decisions.push('D-FIDE-6');
  return decisions;
}
