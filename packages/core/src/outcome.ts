/** Results of a game, as documents write them. */
export const RESULTS = ['1-0', '0-1', '1/2', '0-0'] as const;
export type Result = (typeof RESULTS)[number];

/** `played`: over the board; `forfeit`: somebody did not appear; `adjudicated`: decided without a single move. */
export const GAME_KINDS = ['played', 'forfeit', 'adjudicated'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** An outcome in a column: the result in the two low bits, the kind above them. */
export type Outcome = number;

export const PLAYED = 0;
export const FORFEIT = 1;
export const ADJUDICATED = 2;

export function outcomeOf(result: Result, kind: GameKind): Outcome {
  return RESULTS.indexOf(result) | (GAME_KINDS.indexOf(kind) << 2);
}

export function kindOf(outcome: Outcome): number {
  return outcome >> 2;
}

/** Points of White and Black in hundredths, by the result bits of an outcome. */
export const WHITE_SCORE = Uint8Array.of(100, 0, 50, 0);
export const BLACK_SCORE = Uint8Array.of(0, 100, 50, 0);

export function whiteScore(outcome: Outcome): number {
  return WHITE_SCORE[outcome & 3]!;
}

export function blackScore(outcome: Outcome): number {
  return BLACK_SCORE[outcome & 3]!;
}
