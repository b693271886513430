import {
  CHANGES_PER_POINT,
  type Decision,
  decimal,
  type FederationColumns,
  type LedgerLine,
  type LedgerSink,
} from '@escala/core';

const HUNDREDTHS = 100;
const HALVES = 2;

export type RawLine = Parameters<LedgerSink['line']>;

/** A ledger that keeps every line. */
export function keepingLedger(): LedgerSink & { readonly lines: readonly RawLine[] } {
  const lines: RawLine[] = [];
  return { lines, line: (...line) => void lines.push(line) };
}

/** The articles behind a line, and how much of a wide difference counts. */
export interface LineCitations extends Pick<LedgerLine, 'counted'> {
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
}

/** The lines of a ledger in document form, each verifiable by hand, with its articles and decisions. */
export function ledgerLines(
  { events, games, playerIds }: FederationColumns,
  lines: readonly RawLine[],
  citationsOf: (line: RawLine, event: number) => LineCitations,
): LedgerLine[] {
  const eventOf = eventFinder(events.gamesFrom);
  return lines.map((line) => {
    const [game, player, opponent, own, opponentRating, score, expected, kHalves] = line;
    const event = eventOf(game);
    return {
      player: playerIds[player]!,
      event: events.ids[event]!,
      round: games.round[game]!,
      opponent: playerIds[opponent]!,
      own,
      opponentRating,
      score: score / HUNDREDTHS,
      expected: expected / HUNDREDTHS,
      k: kHalves / HALVES,
      change: decimal(((score - expected) * kHalves) / CHANGES_PER_POINT),
      ...citationsOf(line, event),
    };
  });
}

/** Finds the event of a game. Lines of an event are consecutive, so only a few steps are needed. */
function eventFinder(gamesFrom: Int32Array): (game: number) => number {
  let event = 0;
  return (game) => {
    while (game < gamesFrom[event]!) event--;
    while (game >= gamesFrom[event + 1]!) event++;
    return event;
  };
}
