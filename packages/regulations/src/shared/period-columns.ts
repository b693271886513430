/** What the games of a period add up to, by player. */
export interface Tally {
  /** Score less expectation, in hundredths: the sum before K (fide-2009 8.55, fide-2024 8.3.2). */
  readonly gained: Int32Array;
  readonly games: Uint16Array;
}

/** Hears of every rated game, once for each player whose rating it changes. */
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

/** Columns that a period needs while it is worked on and nobody reads afterwards: a history uses them again. */
export interface ScratchColumns {
  readonly gained: Int32Array;
  /** Games counted when the last rated event of each player was noted. */
  readonly gamesNoted: Uint16Array;
  /** For events in which not everybody is rated; 0 between events. */
  readonly own: Int16Array;
  readonly standing: Int16Array;
}

export function newScratchColumns(players: number): ScratchColumns {
  return {
    gained: new Int32Array(players),
    gamesNoted: new Uint16Array(players),
    own: new Int16Array(players),
    standing: new Int16Array(players),
  };
}
