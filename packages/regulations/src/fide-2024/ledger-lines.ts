import {
  CHANGES_PER_POINT,
  type Decision,
  decimal,
  type FederationColumns,
  type LedgerLine,
  type LedgerSink,
  type Rhythm,
} from '@escala/core';
import { eventFinder } from '../shared/event-finder.ts';
import { articleIn } from './articles.ts';
import { LINE_REASONS } from './line-reasons.ts';

const HUNDREDTHS = 100;
const HALVES = 2;

type RawLine = Parameters<LedgerSink['line']>;

/** A ledger that keeps every line. */
export function keepingLedger(): LedgerSink & { readonly lines: readonly RawLine[] } {
  const lines: RawLine[] = [];
  return { lines, line: (...line) => void lines.push(line) };
}

/** The lines of a ledger as a document has them, each with its articles and decisions. */
export function ledgerLines(
  { events, games, playerIds }: FederationColumns,
  rhythm: Rhythm,
  lines: readonly RawLine[],
): LedgerLine[] {
  const eventOf = eventFinder(events.gamesFrom);
  return lines.map(([game, player, opponent, own, opponentRating, score, expected, kHalves, reasons]) => ({
    player: playerIds[player]!,
    event: events.ids[eventOf(game)]!,
    round: games.round[game]!,
    opponent: playerIds[opponent]!,
    own,
    opponentRating,
    score: score / HUNDREDTHS,
    expected: expected / HUNDREDTHS,
    k: kHalves / HALVES,
    change: decimal(((score - expected) * kHalves) / CHANGES_PER_POINT),
    articles: articlesOf(reasons, rhythm),
    decisions: decisionsOf(reasons),
  }));
}

const has = (reasons: number, reason: keyof typeof LINE_REASONS): boolean => (reasons & LINE_REASONS[reason]) !== 0;

function articlesOf(reasons: number, rhythm: Rhythm): string[] {
  return [
    ...(has(reasons, 'standard') || has(reasons, 'opponentStandard') ? ['R7.2.1'] : []),
    ...(has(reasons, 'ratedSince') ? [articleIn(rhythm, '8.2.4')] : []),
    ...(['8.3.1', '8.3.2', '8.3.3'] as const).map((article) => articleIn(rhythm, article)),
  ];
}

function decisionsOf(reasons: number): Decision[] {
  return [
    ...(has(reasons, 'byDay') ? (['D-F24-6'] as const) : []),
    'D-F24-9',
    ...(has(reasons, 'standard') ? (['D-F24-14'] as const) : []),
  ];
}
