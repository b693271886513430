/** The print leaves the second dot out: its 7.14 is part of 7.1 and comes before 7.2. What follows the dot is read figure by figure. */
export function articleOrder(a: string, b: string): number {
  const [[chapterA = '', restA = ''], [chapterB = '', restB = '']] = [a.split('.'), b.split('.')];
  return Number(chapterA) - Number(chapterB) || (restA < restB ? -1 : restA > restB ? 1 : 0);
}
