/** Twice the points of White and Black, by the result as documents write it. */
export const DOUBLED = {
  '1-0': [2, 0],
  '0-1': [0, 2],
  '1/2': [1, 1],
  '0-0': [0, 0],
  '1/2-0': [1, 0],
  '0-1/2': [0, 1],
} as const;
export type Result = keyof typeof DOUBLED;
export const RESULTS = Object.keys(DOUBLED) as readonly Result[] as readonly [Result, ...Result[]];

/** `played`: over the board; `forfeit`: a player did not appear; `adjudicated`: decided without a single move. */
export const GAME_KINDS = ['played', 'forfeit', 'adjudicated'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** An outcome in a column: the result in the three low bits, the kind above them. */
export type Outcome = number;

export const PLAYED = 0;
export const FORFEIT = 1;
export const ADJUDICATED = 2;

export function outcomeOf(result: Result, kind: GameKind): Outcome {
  return RESULTS.indexOf(result) | (GAME_KINDS.indexOf(kind) << 3);
}

export function kindOf(outcome: Outcome): number {
  return outcome >> 3;
}

export function gameKindOf(outcome: Outcome): GameKind {
  return GAME_KINDS[kindOf(outcome)]!;
}

export function resultIn(outcome: Outcome): Result {
  return RESULTS[outcome & 7]!;
}

/** Points of White and Black in hundredths, by the result bits of an outcome. */
export const WHITE_SCORE = Uint8Array.from(RESULTS, (result) => 50 * DOUBLED[result][0]);
export const BLACK_SCORE = Uint8Array.from(RESULTS, (result) => 50 * DOUBLED[result][1]);

export function whiteScore(outcome: Outcome): number {
  return WHITE_SCORE[outcome & 7]!;
}

export function blackScore(outcome: Outcome): number {
  return BLACK_SCORE[outcome & 7]!;
}
