import {
  blackScore,
  type Day,
  EVENT_TYPES,
  type FederationColumns,
  type GameColumns,
  kindOf,
  NO_DAY,
  type Outcome,
  outcomeOf,
  PLAYED,
  whiteScore,
} from '@escala/core';

/**
 * fide-2009 5.1, fide-2024 5.1: both made a move, whatever the arbiter decided about the game (D-FIDE-7, D-F24-28).
 * Absence is recorded in the kind of the game.
 */
export function isPlayed(outcome: Outcome): boolean {
  return kindOf(outcome) === PLAYED;
}

const DRAWN = outcomeOf('1/2', 'played');

/** Played, and the two scores add up to one point. */
export function sharesOnePoint(outcome: Outcome): boolean {
  return outcome <= DRAWN;
}

export const MATCH = EVENT_TYPES.indexOf('match');

/** Scores of an outcome are in hundredths, so half of a match of n games is 50 n. */
const HALF_A_GAME = 50;

/**
 * fide-2009 6.5, fide-2024 6.2: the games of a match after one side had more than half of the points for the agreed
 * games. One flag for each game of the event; undefined if there are none. Unplayed games decide a match like any
 * other.
 */
export function gamesAfterDecision(
  { events, games }: Pick<FederationColumns, 'events' | 'games'>,
  event: number,
): Uint8Array | undefined {
  if (events.type[event] !== MATCH) return undefined;
  const [from, to] = [events.gamesFrom[event]!, events.gamesFrom[event + 1]!];
  const rounds = events.rounds[event] || to - from;
  const flags = new Uint8Array(to - from);
  let flagged = false;
  let firstSide = 0;
  let otherSide = 0;
  for (const game of inRoundOrder(games, from, to)) {
    if (Math.max(firstSide, otherSide) > HALF_A_GAME * rounds) {
      flags[game - from] = 1;
      flagged = true;
    }
    const outcome = games.outcome[game]!;
    const firstIsWhite = games.white[game] === games.white[from];
    firstSide += firstIsWhite ? whiteScore(outcome) : blackScore(outcome);
    otherSide += firstIsWhite ? blackScore(outcome) : whiteScore(outcome);
  }
  return flagged ? flags : undefined;
}

function inRoundOrder(games: GameColumns, from: number, to: number): number[] {
  const indices = Array.from({ length: to - from }, (_, i) => from + i);
  return indices.sort((a, b) => games.round[a]! - games.round[b]! || a - b);
}

/** fide-2009 3.1, fide-2024 3.1: the days of an event with the number of rounds played, as far as games are dated. */
export function roundsOnDays({ events, games }: FederationColumns, event: number): [day: Day, rounds: number][] {
  const byDay = new Map<Day, Set<number>>();
  for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
    const day = games.day[game]!;
    if (day === NO_DAY || !isPlayed(games.outcome[game]!)) continue;
    byDay.set(day, (byDay.get(day) ?? new Set()).add(games.round[game]!));
  }
  return [...byDay].map(([day, { size }]): [Day, number] => [day, size]).sort(([a], [b]) => a - b);
}
