/** Both packages lack types. */
declare module 'elo-rank' {
  export default class EloRank {
    constructor(k: number);
    getExpected(a: number, b: number): number;
    updateRating(expected: number, actual: number, current: number): number;
  }
}

declare module 'glicko2' {
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number): object;
    updateRatings(matches: readonly (readonly [object, object, number])[]): void;
  }
}
