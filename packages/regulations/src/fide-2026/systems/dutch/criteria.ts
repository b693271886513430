import type { Field } from './field.ts';
import { FLOAT } from './round-state.ts';

/** Where a leaver of a bracket ends up in a complete pairing. */
export type Below = 'next' | 'later' | 'bye';

/** What the criteria need to know about a bracket. */
export interface BracketTerms {
  readonly residentScore: number;
  /** Exactly one player leaves the bracket and gets the bye (D-DUTCH-11). */
  readonly leavesByeAlone: boolean;
}

/** A bracket, and what its quality can depend on below it; by rank. */
export interface Bracket extends BracketTerms {
  /** Moved-down players: those left over by the previous bracket. */
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  /** The score group after this one; empty if it is known not to matter. */
  readonly next: readonly number[];
  readonly later: readonly number[];
  /** The only way out of all these: the bye, or a place further below. */
  readonly exit: Exit | undefined;
}

export type CriterionName =
  | `C${6 | 7 | '8a' | '8b' | 9}`
  | `C1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'C20'
  | 'C21';

export interface Exit {
  readonly below: Below;
  isOpenTo(rank: number): boolean;
}

/** What one criterion counts. Smaller is better; criteria that compare scores also use the scores of those counted. */
export interface Criterion {
  readonly name: CriterionName;
  readonly article: string;
  /** Compared by the scores of those counted, in descending order, not by their number. */
  readonly byScore?: true;
  /** Counts for a pair of the bracket; the first player is ranked higher. */
  pair?(field: Field, a: number, b: number, bracket: BracketTerms): number;
  /** Whether a pair of the bracket with this player as the higher ranked one can count. */
  isCountedFirst?(field: Field, a: number, bracket: BracketTerms): boolean;
  /** Whether a pair with this player as the lower ranked one can count; by default, yes. */
  isCountedSecond?(field: Field, b: number): boolean;
  /** Counts for a player leaving the bracket. */
  downfloater?(field: Field, player: number, below: Below, bracket: BracketTerms): number;
  /** Counts for a player of the next group who is paired below it. */
  nextLeaver?(): number;
}

const both = (field: Field, a: number, b: number, grade: number): boolean =>
  field.wants[a] === field.wants[b] && field.grade[a]! >= grade && field.grade[b]! >= grade;

const isMovedDown = (field: Field, player: number, { residentScore }: BracketTerms): boolean =>
  field.score[player]! > residentScore;

/** [C14], [C16]. */
const residentFloats =
  (float: number) =>
  (field: Field, player: number, _: Below, bracket: BracketTerms): number =>
    !isMovedDown(field, player, bracket) && (field.floats[player]! & float) !== 0 ? 1 : 0;

/** [C18], [C20], D-DUTCH-12. */
const movedDownFloats =
  (float: number) =>
  (field: Field, player: number, _: Below, bracket: BracketTerms): number =>
    isMovedDown(field, player, bracket) && (field.floats[player]! & float) !== 0 ? 1 : 0;

/** [C15], [C17], [C19], [C21]: the opponent of a moved down player. */
const opponentFloats = (float: number): Pick<Criterion, 'pair' | 'isCountedFirst' | 'isCountedSecond'> => ({
  pair: (field, a, b, bracket) => (isMovedDown(field, a, bracket) && (field.floats[b]! & float) !== 0 ? 1 : 0),
  isCountedFirst: isMovedDown,
  isCountedSecond: (field, b) => (field.floats[b]! & float) !== 0,
});

/** [C3]: only topscorers meet players with absolute preferences for the same colour. */
const isAbsoluteTopscorer = (field: Field, a: number): boolean => field.isTopscorer[a] === 1 && field.grade[a] === 3;

/** [C8], D-DUTCH-10. */
const notNext = (_field: Field, _player: number, below: Below): number => (below === 'next' ? 0 : 1);

/** The quality of a bracket, from the most to the least important criterion (C.04.3, 2.3 and 2.4). */
export const CRITERIA: readonly Criterion[] = [
  { name: 'C6', article: 'C.04.3 C6', downfloater: () => 1 },
  { name: 'C7', article: 'C.04.3 C7', byScore: true, downfloater: () => 1 },
  { name: 'C8a', article: 'C.04.3 C8', downfloater: notNext, nextLeaver: () => 1 },
  { name: 'C8b', article: 'C.04.3 C8', byScore: true, downfloater: notNext, nextLeaver: () => 1 },
  {
    name: 'C9',
    article: 'C.04.3 C9',
    downfloater: (field, player, below, { leavesByeAlone }) =>
      leavesByeAlone && below === 'bye' ? field.unplayed[player]! : 0,
  },
  {
    name: 'C10',
    article: 'C.04.3 C10',
    pair: (field, a, b) =>
      both(field, a, b, 3) && field.colourDifference[a]! > 1 && field.colourDifference[b]! > 1 ? 1 : 0,
    isCountedFirst: isAbsoluteTopscorer,
  },
  {
    name: 'C11',
    article: 'C.04.3 C11',
    pair: (field, a, b) => (both(field, a, b, 3) && deniedThrice(field, a, b) ? 1 : 0),
    isCountedFirst: isAbsoluteTopscorer,
  },
  {
    name: 'C12',
    article: 'C.04.3 C12',
    pair: (field, a, b) => (both(field, a, b, 1) ? 1 : 0),
    isCountedFirst: (field, a) => field.grade[a]! >= 1,
  },
  {
    name: 'C13',
    article: 'C.04.3 C13',
    pair: (field, a, b) => (both(field, a, b, 2) && !both(field, a, b, 3) ? 1 : 0),
    isCountedFirst: (field, a) => field.grade[a]! >= 2,
  },
  { name: 'C14', article: 'C.04.3 C14', downfloater: residentFloats(FLOAT.downLast) },
  { name: 'C15', article: 'C.04.3 C15', ...opponentFloats(FLOAT.upLast) },
  { name: 'C16', article: 'C.04.3 C16', downfloater: residentFloats(FLOAT.downBefore) },
  { name: 'C17', article: 'C.04.3 C17', ...opponentFloats(FLOAT.upBefore) },
  { name: 'C18', article: 'C.04.3 C18', byScore: true, downfloater: movedDownFloats(FLOAT.downLast) },
  { name: 'C19', article: 'C.04.3 C19', byScore: true, ...opponentFloats(FLOAT.upLast) },
  { name: 'C20', article: 'C.04.3 C20', byScore: true, downfloater: movedDownFloats(FLOAT.downBefore) },
  { name: 'C21', article: 'C.04.3 C21', byScore: true, ...opponentFloats(FLOAT.upBefore) },
];

/**
 * [C11]: of two players with absolute preferences, the one denied would have the same colour three times in a row
 * (D-DUTCH-13).
 */
function deniedThrice({ colourDifference, hasRepeated }: Field, a: number, b: number): boolean {
  if (colourDifference[a] === colourDifference[b]) return hasRepeated[a] === 1 && hasRepeated[b] === 1;
  const denied = colourDifference[a]! < colourDifference[b]! ? a : b;
  return hasRepeated[denied] === 1;
}
