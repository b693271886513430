import type { PairedField } from '../pair-round.ts';
import { generationOf, SEQUENCE, type SequenceRule } from './generation.ts';
import { compareLists, type Judged, judgeBracket, worthOf } from './judge-bracket.ts';

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
