import type { Field } from './field.ts';
import { FLOAT } from './floats.ts';

/** Where the one who leaves a bracket ends up in a complete pairing. */
export type Below = 'next' | 'later' | 'bye';

/** A bracket, and as much of what is below it as its quality can depend on; by rank. */
export interface Bracket {
  /** Moved down players: those whom the bracket before left over. */
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  readonly residentScore: number;
  /** The score group after this one, or nobody if it is known that it does not matter. */
  readonly next: readonly number[];
  readonly later: readonly number[];
  /** The one way out of all these: the bye, or a place further below. */
  readonly exit: Exit | undefined;
  /** Exactly one player leaves the bracket, and has the bye (D-DUTCH-11). */
  readonly leavesByeAlone: boolean;
}

export interface Exit {
  readonly below: Below;
  isOpenTo(rank: number): boolean;
}

/** What one criterion counts. Smaller is better; the score of whoever is counted matters where it goes by scores. */
export interface Criterion {
  readonly name: string;
  /** Compared by the scores of those counted, in descending order, and not by their number. */
  readonly byScore?: true;
  /** A pair of the bracket; the first is ranked higher. */
  pair?(field: Field, a: number, b: number, bracket: Bracket): number;
  /** One who leaves the bracket. */
  downfloater?(field: Field, player: number, below: Below, bracket: Bracket): number;
  /** A player of the next group who is paired below it. */
  nextLeaver?(): number;
}

const both = (field: Field, a: number, b: number, grade: number): boolean =>
  field.wants[a] === field.wants[b] && field.grade[a]! >= grade && field.grade[b]! >= grade;

const isMovedDown = (field: Field, player: number, { residentScore }: Bracket): boolean =>
  field.score[player]! > residentScore;

/** [C14], [C16]. */
const residentFloats =
  (float: number) =>
  (field: Field, player: number, _: Below, bracket: Bracket): number =>
    !isMovedDown(field, player, bracket) && (field.floats[player]! & float) !== 0 ? 1 : 0;

/** [C18], [C20], D-DUTCH-12. */
const movedDownFloats =
  (float: number) =>
  (field: Field, player: number, _: Below, bracket: Bracket): number =>
    isMovedDown(field, player, bracket) && (field.floats[player]! & float) !== 0 ? 1 : 0;

/** [C15], [C17], [C19], [C21]: the opponent of a moved down player. */
const opponentFloats =
  (float: number) =>
  (field: Field, a: number, b: number, bracket: Bracket): number =>
    isMovedDown(field, a, bracket) && (field.floats[b]! & float) !== 0 ? 1 : 0;

/** [C8], D-DUTCH-10. */
const notNext = (_field: Field, _player: number, below: Below): number => (below === 'next' ? 0 : 1);

/** The quality of a bracket, from the weightiest criterion to the least (C.04.3, 2.3 and 2.4). */
export const CRITERIA: readonly Criterion[] = [
  { name: 'C6', downfloater: () => 1 },
  { name: 'C7', byScore: true, downfloater: () => 1 },
  { name: 'C8a', downfloater: notNext, nextLeaver: () => 1 },
  { name: 'C8b', byScore: true, downfloater: notNext, nextLeaver: () => 1 },
  {
    name: 'C9',
    downfloater: (field, player, below, { leavesByeAlone }) =>
      leavesByeAlone && below === 'bye' ? field.unplayed[player]! : 0,
  },
  {
    name: 'C10',
    pair: (field, a, b) =>
      both(field, a, b, 3) && field.colourDifference[a]! > 1 && field.colourDifference[b]! > 1 ? 1 : 0,
  },
  { name: 'C11', pair: (field, a, b) => (both(field, a, b, 3) && deniedThrice(field, a, b) ? 1 : 0) },
  { name: 'C12', pair: (field, a, b) => (both(field, a, b, 1) ? 1 : 0) },
  {
    name: 'C13',
    pair: (field, a, b) => (both(field, a, b, 2) && !both(field, a, b, 3) ? 1 : 0),
  },
  { name: 'C14', downfloater: residentFloats(FLOAT.downLast) },
  { name: 'C15', pair: opponentFloats(FLOAT.upLast) },
  { name: 'C16', downfloater: residentFloats(FLOAT.downBefore) },
  { name: 'C17', pair: opponentFloats(FLOAT.upBefore) },
  { name: 'C18', byScore: true, downfloater: movedDownFloats(FLOAT.downLast) },
  { name: 'C19', byScore: true, pair: opponentFloats(FLOAT.upLast) },
  { name: 'C20', byScore: true, downfloater: movedDownFloats(FLOAT.downBefore) },
  { name: 'C21', byScore: true, pair: opponentFloats(FLOAT.upBefore) },
];

/** [C11]: of two with absolute preferences, the one who is denied would have one colour three times running (D-DUTCH-13). */
function deniedThrice({ colourDifference, hasRepeated }: Field, a: number, b: number): boolean {
  if (colourDifference[a] === colourDifference[b]) return hasRepeated[a] === 1 && hasRepeated[b] === 1;
  const denied = colourDifference[a]! < colourDifference[b]! ? a : b;
  return hasRepeated[denied] === 1;
}
