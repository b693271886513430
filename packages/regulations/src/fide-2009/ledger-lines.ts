import {
  CHANGES_PER_POINT,
  type Decision,
  decimal,
  type FederationColumns,
  type LedgerLine,
  type LedgerSink,
} from '@escala/core';
import { eventFinder } from '../shared/event-finder.ts';
import { roundRobinCycles } from './events/round-robin.ts';
import { LINE_REASONS } from './line-reasons.ts';
import type { UnratedPerformance } from './performance/performance.ts';
import { performanceDecisions } from './performance/performance-decisions.ts';

const HUNDREDTHS = 100;
const HALVES = 2;

interface RawLine {
  readonly game: number;
  readonly player: number;
  readonly opponent: number;
  readonly own: number;
  readonly opponentRating: number;
  readonly score: number;
  readonly expected: number;
  readonly kHalves: number;
  readonly reasons: number;
}

/** A ledger that keeps every line. */
export function keepingLedger(): LedgerSink & { readonly lines: readonly RawLine[] } {
  const lines: RawLine[] = [];
  return {
    lines,
    line(game, player, opponent, own, opponentRating, score, expected, kHalves, reasons) {
      lines.push({ game, player, opponent, own, opponentRating, score, expected, kHalves, reasons });
    },
  };
}

/** 12.4: the lines of a ledger as a document has them, each to be checked by hand, with its articles and decisions. */
export function ledgerLines(
  federation: FederationColumns,
  lines: readonly RawLine[],
  performances: readonly UnratedPerformance[],
  atFirst: number,
): LedgerLine[] {
  const { events, games, playerIds } = federation;
  const key = (event: number, player: number): string => `${event} ${player}`;
  const byKey = new Map(performances.map((performance) => [key(performance.event, performance.player), performance]));
  const eventOf = eventFinder(events.gamesFrom);
  return lines.map((line) => {
    const event = eventOf(line.game);
    const opponentPerformance = byKey.get(key(event, line.opponent));
    const doubleRound = roundRobinCycles(events.type[event]!) === 2;
    return {
      player: playerIds[line.player]!,
      event: events.ids[event]!,
      round: games.round[line.game]!,
      opponent: playerIds[line.opponent]!,
      own: line.own,
      opponentRating: line.opponentRating,
      score: line.score / HUNDREDTHS,
      expected: line.expected / HUNDREDTHS,
      k: line.kHalves / HALVES,
      change: decimal(((line.score - line.expected) * line.kHalves) / CHANGES_PER_POINT),
      articles: articlesOf(line.reasons),
      decisions: decisionsOf(line, opponentPerformance, doubleRound, atFirst),
    };
  });
}

function articlesOf(reasons: number): string[] {
  const has = (reason: keyof typeof LINE_REASONS): boolean => (reasons & LINE_REASONS[reason]) !== 0;
  const articles: string[] = [];
  if (has('perRound')) articles.push('4.13');
  if (has('opponentUnrated') && has('swiss')) articles.push('6.42');
  if (has('ratedSince') || has('opponentRatedSince')) articles.push('8.4');
  articles.push(has('opponentUnrated') ? '8.52' : '8.51');
  if (has('capped')) articles.push('8.54');
  articles.push('8.55', '8.56');
  if (has('opponentUnrated') && !has('swiss')) articles.push('8.58');
  return articles;
}

/** The lower K is a reading of the print (D-FIDE-1), as is much of what makes an opponent's Ru. */
function decisionsOf(
  line: RawLine,
  opponent: UnratedPerformance | undefined,
  doubleRound: boolean,
  atFirst: number,
): Decision[] {
  const decisions = new Set<Decision>();
  if (line.kHalves !== HALVES * atFirst) decisions.add('D-FIDE-1');
  if (opponent !== undefined && (line.reasons & LINE_REASONS.opponentUnrated) !== 0)
    for (const decision of performanceDecisions(opponent, doubleRound)) decisions.add(decision);
  return [...decisions].sort();
}
