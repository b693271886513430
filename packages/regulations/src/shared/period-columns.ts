import type { EventColumns } from '@escala/core';
import { IdleStatuses } from './idle-statuses.ts';

/** Totals of the games of a period, by player. */
export interface Tally {
  /** Score minus expectation, in hundredths: the sum before K (fide-2009 8.55, fide-2024 8.3.2). */
  readonly gained: Int32Array;
  readonly games: Uint16Array;
}

/** Called for every rated game, once for each player whose rating it changes. */
export interface GameObserver {
  observe(
    game: number,
    player: number,
    opponent: number,
    own: number,
    opponentRating: number,
    score: number,
    expected: number,
  ): void;
}

/** Called for every game of a player who has no rating to be rated from, against an opponent who counts with one. */
export interface UnratedObserver {
  observe(player: number, opponentRating: number, score: number): void;
}

/** Working columns of a period, reused from one period of a history to the next. */
export interface ScratchColumns {
  readonly gained: Int32Array;
  /** Each player's number of games when the last rated event was recorded. */
  readonly gamesNoted: Uint16Array;
  /** Ratings of the current event's participants, for events in which not everybody is rated. */
  readonly own: Int16Array;
  readonly standing: Int16Array;
  readonly even: Int16Array;
  /** What one list keeps for the next. */
  readonly idle: IdleStatuses;
  /** Used if only some players' lines are wanted. */
  readonly lines?: SomeLines | undefined;
}

/** Columns of a list in the making. */
export interface LineColumns {
  readonly rating: Int16Array;
  readonly status: Uint8Array;
  readonly change: Int32Array;
  readonly games: Uint16Array;
  readonly factor: Uint8Array;
}

/** The same plus other printed values, for when only some players' lines are wanted. */
export interface SomeLines extends LineColumns {
  readonly printedFactor: Uint8Array;
  readonly counted: Uint16Array;
  /** K0, for books that have none. */
  readonly baseFactor: Uint8Array;
}

export const newSomeLines = (players: number): SomeLines => ({
  printedFactor: new Uint8Array(players),
  counted: new Uint16Array(players),
  baseFactor: new Uint8Array(players),
  rating: new Int16Array(players),
  status: new Uint8Array(players),
  change: new Int32Array(players),
  games: new Uint16Array(players),
  factor: new Uint8Array(players),
});

/** Some players' lines as on the last list, ready to be closed. */
export function linesFromLast(
  { scratch, last, factors }: { scratch: ScratchColumns; last: Int16Array; factors: Uint8Array },
  players: Int32Array,
): LineColumns {
  const lines = scratch.lines!;
  for (const player of players) {
    lines.rating[player] = last[player]!;
    lines.status[player] = 0;
    lines.change[player] = 0;
    lines.factor[player] = factors[player]!;
  }
  return lines;
}

/** A tally of a period, still empty. */
export function newTally({ gained, gamesNoted, lines }: ScratchColumns): Tally {
  gained.fill(0);
  gamesNoted.fill(0);
  return { gained, games: lines?.games.fill(0) ?? new Uint16Array(gained.length) };
}

export function newScratchColumns(players: number): ScratchColumns {
  return {
    gained: new Int32Array(players),
    gamesNoted: new Uint16Array(players),
    own: new Int16Array(players),
    standing: new Int16Array(players),
    even: new Int16Array(players),
    idle: new IdleStatuses(),
  };
}

/** What is needed to record who has played. */
interface NotedWork {
  readonly federation: { readonly events: EventColumns };
  readonly tally: Tally;
  /** Players with a rated game in the period, each listed once. */
  readonly touched: number[];
  readonly scratch: ScratchColumns;
  readonly state: { readonly lastEventDay: Int32Array };
}

/**
 * fide-2009 7.23a, fide-2024 7.2.2: records the event as the last one of everybody who had a rated game in it; one
 * reported late may have ended before others.
 */
export function noteLastEvent(
  { federation, tally, touched, scratch: { gamesNoted }, state: { lastEventDay } }: NotedWork,
  event: number,
): void {
  const { participants, participantsFrom, endDay } = federation.events;
  const end = endDay[event]!;
  for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
    const player = participants[i]!;
    const games = tally.games[player]!;
    const noted = gamesNoted[player]!;
    if (games === noted) continue;
    if (noted === 0) touched.push(player);
    gamesNoted[player] = games;
    if (end > lastEventDay[player]!) lastEventDay[player] = end;
  }
}

/** Players with a rated game; in memory order if they are many. */
export function playedInPeriod({ tally, touched }: Pick<NotedWork, 'tally' | 'touched'>): Int32Array {
  if (touched.length * 4 <= tally.games.length) return Int32Array.from(touched);
  const players = new Int32Array(touched.length);
  let next = 0;
  for (let player = 0; player < tally.games.length; player++) if (tally.games[player] !== 0) players[next++] = player;
  return players;
}

export function everybody(players: number): Int32Array {
  const all = new Int32Array(players);
  for (let player = 0; player < players; player++) all[player] = player;
  return all;
}
