import type { Rhythm } from '@escala/core';

/**
 * The chapter on standard play cites its articles plainly, that on rapid and blitz with an R. The latter has no section
 * 4, so later sections are numbered one lower, and it has one more article on first ratings: that a standard rating is
 * used (R7.2.1).
 */
const IN_RAPID_AND_BLITZ = {
  '0.1': 'R0.1',
  '0.2': 'R0.2',
  '0.4': 'R0.4',
  '1.1': 'R1.1',
  '3.1': 'R3.1',
  '5.1': 'R4.1',
  '6.1': 'R5.1',
  '6.2': 'R5.2',
  '7.1': 'R6.1',
  '7.1.1': 'R6.1.1',
  '7.1.2': 'R6.1.2',
  '7.1.3': 'R6.1.3',
  '7.1.4': 'R6.1.4',
  '7.2.1': 'R6.2.1',
  '7.2.2': 'R6.2.2',
  '8.1.1': 'R7.1.1',
  '8.1.2': 'R7.1.2',
  '8.2.1': 'R7.2.2',
  '8.2.2': 'R7.2.3',
  '8.2.3': 'R7.2.4',
  '8.2.4': 'R7.2.5',
  '8.3.1': 'R7.3.1',
  '8.3.2': 'R7.3.2',
  '8.3.3': 'R7.3.3',
  '8.3.4': 'R7.3.4',
  '9.1': 'R8.1',
} as const;

/** An article that exists in both chapters. */
export type CommonArticle = keyof typeof IN_RAPID_AND_BLITZ;

/** An article of standard play as numbered in the chapter of the rhythm. */
export function articleIn(rhythm: Rhythm, article: CommonArticle): string {
  return rhythm === 'standard' ? article : IN_RAPID_AND_BLITZ[article];
}

/** Articles of standard play first; numbers in natural order. */
export function articleOrder(a: string, b: string): number {
  const [first, second] = [partsOf(a), partsOf(b)];
  for (let part = 0; part < Math.max(first.length, second.length); part++) {
    const difference = (first[part] ?? -1) - (second[part] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function partsOf(article: string): number[] {
  const isOther = article.startsWith('R');
  return [Number(isOther), ...article.slice(Number(isOther)).split('.').map(Number)];
}
