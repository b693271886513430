/** elo-rank brings no types. */
declare module 'elo-rank' {
  export default class EloRank {
    constructor(k: number);
    getExpected(a: number, b: number): number;
    updateRating(expected: number, actual: number, current: number): number;
  }
}
