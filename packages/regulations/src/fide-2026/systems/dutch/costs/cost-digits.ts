import type { Bracket, Criterion } from '../criteria.ts';
import type { Field } from '../field.ts';

/** What a criterion counts, and the place of its digits in a cost, for each score if it compares scores. */
interface Counted<Count> {
  readonly count: Count;
  readonly byScore: boolean;
  readonly wordOf: Int32Array;
  readonly unitOf: Float64Array;
}

/** The quality of a bracket as a cost: a digit for each criterion, or for each score, packed into words. */
export interface CostDigits {
  readonly words: number;
  /** Criteria that can count something in the bracket, by what they examine. */
  readonly ofPairs: readonly Counted<NonNullable<Criterion['pair']>>[];
  readonly ofDownfloaters: readonly Counted<NonNullable<Criterion['downfloater']>>[];
  readonly ofNextLeavers: readonly Counted<NonNullable<Criterion['nextLeaver']>>[];
  /** Adds an amount of what a criterion counts for a player to a cost. */
  add(counted: Counted<unknown>, rank: number, amount: number, costs: Float64Array, at: number): void;
}

/**
 * Sums in one word stay below this, so that duals stay exact: a dual is the cost of a path that counts everybody only a
 * few times.
 */
const MOST_IN_WORD = 2 ** 44;

/** Assigns digits their places in words, the least significant first; words are counted from the least significant. */
class DigitPlaces {
  word = 0;
  unit = 1;

  /** The place of the next digit, which counts up to `most`. */
  take(most: number): { readonly word: number; readonly unit: number } {
    if (this.unit * (most + 1) > MOST_IN_WORD) [this.word, this.unit] = [this.word + 1, 1];
    const place = { word: this.word, unit: this.unit };
    this.unit *= most + 1;
    return place;
  }
}

/** Digits of these criteria, given the players who may be paired in the bracket and those who may leave it. */
export function digitsOf(
  field: Field,
  bracket: Bracket,
  criteria: readonly Criterion[],
  staying: Int32Array,
  leaving: Int32Array,
): CostDigits {
  const { level } = field;
  const { movedDown, residents, next } = bracket;
  const top = level[movedDown[0] ?? residents[0]!]!;
  const levels = level[next.at(-1) ?? residents.at(-1)!]! - top + 1;
  const counted: (Omit<Counted<unknown>, 'count'> & { readonly criterion: Criterion })[] = [];
  const places = new DigitPlaces();
  for (let index = criteria.length - 1; index >= 0; index--) {
    const criterion = criteria[index]!;
    const most = mostCounted(field, bracket, criterion, staying, leaving, top, levels);
    const digits = most.length;
    if (most.every((amount) => amount === 0)) continue;
    const [wordOf, unitOf] = [new Int32Array(digits), new Float64Array(digits)];
    for (let digit = digits - 1; digit >= 0; digit--) {
      const { word, unit } = places.take(most[digit]!);
      [wordOf[digit], unitOf[digit]] = [word, unit];
    }
    counted.push({ criterion, byScore: criterion.byScore === true, wordOf, unitOf });
  }
  const last = places.word;
  return {
    words: last + 1,
    ofPairs: counted.flatMap(({ criterion: { pair }, ...digits }) => (pair ? [{ ...digits, count: pair }] : [])),
    ofDownfloaters: counted.flatMap(({ criterion: { downfloater }, ...digits }) =>
      downfloater ? [{ ...digits, count: downfloater }] : [],
    ),
    ofNextLeavers: counted.flatMap(({ criterion: { nextLeaver }, ...digits }) =>
      nextLeaver ? [{ ...digits, count: nextLeaver }] : [],
    ),
    add({ byScore, wordOf, unitOf }, rank, amount, costs, at) {
      if (amount === 0) return;
      const digit = byScore ? level[rank]! - top : 0;
      costs[at + last - wordOf[digit]!]! += amount * unitOf[digit]!;
    },
  };
}

/**
 * The most that a criterion can count in a bracket, everybody counted once; one number for each score, highest first,
 * if it compares scores.
 */
function mostCounted(
  field: Field,
  bracket: Bracket,
  { byScore, isCountedFirst, isCountedSecond, downfloater, nextLeaver }: Criterion,
  staying: Int32Array,
  leaving: Int32Array,
  top: number,
  levels: number,
): Float64Array {
  const most = new Float64Array(byScore ? levels : 1);
  const add = (rank: number, amount: number): void => {
    most[byScore ? field.level[rank]! - top : 0]! += amount;
  };
  const hasSecond = isCountedSecond === undefined || staying.some((rank) => isCountedSecond(field, rank));
  if (isCountedFirst && hasSecond) for (const rank of staying) if (isCountedFirst(field, rank, bracket)) add(rank, 1);
  // A leaver counts most if it gets the bye.
  if (downfloater) for (const rank of leaving) add(rank, downfloater(field, rank, 'bye', bracket));
  if (nextLeaver) for (const rank of bracket.next) add(rank, nextLeaver());
  return most;
}
