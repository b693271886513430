import { type Below, type BracketTerms, CRITERIA, type Criterion } from '../criteria.ts';
import type { PairedField } from '../pair-round.ts';
import { generationOf, SEQUENCE, type SequenceRule } from './generation.ts';

/** The first point on which a pairing is worse than the best one, and its bracket. */
export type Worse = { readonly place: number } & (
  | {
      readonly by: 'criterion';
      readonly best: Judged;
      readonly other: Judged;
      /** Less important criteria on which the other pairing would be better in this bracket. */
      readonly better: readonly { readonly best: Judged; readonly other: Judged }[];
    }
  | { readonly by: 'sequence'; readonly rule: SequenceRule }
);

/** Compares complete pairings of one round, bracket by bracket; undefined if they are the same. */
export function firstWorse(best: PairedField, other: PairedField): Worse | undefined {
  for (const place of best.brackets.keys()) {
    const worse = worseInBracket(best, other, place);
    if (worse !== undefined) return worse;
  }
  return undefined;
}

/** The same for one bracket, the earlier ones being equal. */
export function worseInBracket(best: PairedField, other: PairedField, place: number): Worse | undefined {
  const [ours, theirs] = [judgeBracket(best, place), judgeBracket(other, place)];
  const differences = ours.flatMap((judged, i) => {
    const difference = compareLists(worthOf(judged), worthOf(theirs[i]!));
    return difference === 0 ? [] : [{ best: judged, other: theirs[i]!, difference }];
  });
  const [first, ...rest] = differences;
  if (first !== undefined)
    return { place, by: 'criterion', ...first, better: rest.filter(({ difference }) => difference > 0) };
  const [ofBest, ofOther] = [best, other].map((each) => generationOf(each, each.brackets[place]!, place));
  const rule = SEQUENCE.find(({ of }) => compareLists(of(ofBest!), of(ofOther!)) !== 0);
  return rule && { place, by: 'sequence', rule };
}

/** Something counted by a criterion: a pair, or one player; by rank. */
export interface Counted {
  readonly players: readonly number[];
  readonly score: number;
  readonly amount: number;
}

/** What a criterion counts in a bracket of a complete pairing. */
export interface Judged {
  readonly criterion: Criterion;
  readonly counted: readonly Counted[];
}

/** A bracket of a complete pairing, judged by each criterion in order. */
export function judgeBracket({ field, brackets, bye }: PairedField, place: number): Judged[] {
  const { score, pairs, downfloaters } = brackets[place]!;
  const next = brackets[place + 1];
  const terms: BracketTerms = {
    residentScore: score,
    leavesByeAlone: downfloaters.length === 1 && downfloaters[0] === bye,
  };
  const goOn = new Set(next?.downfloaters);
  const belowOf = (rank: number): Below => (rank === bye ? 'bye' : goOn.has(rank) ? 'later' : 'next');
  const nextLeavers = [...goOn].filter((rank) => field.score[rank] === next!.score);
  return CRITERIA.map((criterion) => {
    const counted: Counted[] = [];
    const count = (amount: number, ...players: readonly number[]): void => {
      counted.push({ players, score: field.score[players[0]!]!, amount });
    };
    const { pair, downfloater, nextLeaver } = criterion;
    if (pair)
      for (const [a, b] of pairs) {
        const amount = pair(field, a, b, terms);
        if (amount > 0) count(amount, a, b);
      }
    // [C8] examines the next group, if there is one.
    if (downfloater && (next !== undefined || !nextLeaver))
      for (const rank of downfloaters) {
        const amount = downfloater(field, rank, belowOf(rank), terms);
        if (amount > 0) count(amount, rank);
      }
    if (nextLeaver) for (const rank of nextLeavers) count(nextLeaver(), rank);
    return { criterion, counted };
  });
}

/** The value of that, smaller being better: the number counted, or their scores in descending order. */
export function worthOf({ criterion, counted }: Judged): readonly number[] {
  if (criterion.byScore) return counted.map(({ score }) => score).sort((a, b) => b - a);
  return [counted.reduce((sum, { amount }) => sum + amount, 0)];
}

/** Below zero if the first list is smaller: at the first difference, or because it is a prefix of the other. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  if (index < 0) return a.length - b.length;
  return index < b.length ? a[index]! - b[index]! : 1;
}
