import { type GameColumns, kindOf, type LedgerSink, PLAYED } from '@escala/core';
import { ScoreColumn } from './score-column.ts';

/** Bands of this width, of ratings and of differences; a difference of the last band or more is one band. */
export const RATING_BAND = 100;
export const DIFFERENCE_BAND = 50;
export const LAST_DIFFERENCE = 600;
const RATING_BANDS = 41;
/** First ages of the groups; the last one is open. */
export const AGE_GROUPS = [0, 12, 16, 20, 30, 45, 60] as const;

/**
 * The sums that tell whether a scale holds (fide-2009 10.3): by the own rating, by age, and for the higher of two players by
 * difference and by list. Who is higher matters there, since the two sides of a game always make one point together.
 */
export class ScoreSums {
  readonly byRating = new ScoreColumn(RATING_BANDS);
  readonly byAge = new ScoreColumn(AGE_GROUPS.length);
  readonly byDifference = new ScoreColumn(LAST_DIFFERENCE / DIFFERENCE_BAND + 1);
  readonly byList: ScoreColumn;
  /** Games of each list, also those that nobody played. */
  readonly gamesOfList: Int32Array;
  readonly #outcome: Uint8Array;
  readonly #birthYears: Int16Array;
  /** A game has a line for each player who is rated in it. */
  readonly #heard: Uint8Array;

  /** `birthYears`: 0 where it is not known. */
  constructor(games: Pick<GameColumns, 'count' | 'outcome'>, birthYears: Int16Array, lists: number) {
    this.byList = new ScoreColumn(lists);
    this.gamesOfList = new Int32Array(lists);
    this.#outcome = games.outcome;
    this.#birthYears = birthYears;
    this.#heard = new Uint8Array(games.count);
  }

  /** Who hears of the games of a list. Games that nobody played tell nothing of strength. */
  ledgerOf(list: number, year: number): LedgerSink {
    const groups = this.#birthYears.map((born) => (born === 0 ? NO_GROUP : ageGroupOf(year - born)));
    return {
      line: (game, player, _opponent, own, opponentRating, score, expected) => {
        if (this.#heard[game] === 0) {
          this.#heard[game] = 1;
          this.gamesOfList[list]!++;
        }
        if (kindOf(this.#outcome[game]!) !== PLAYED) return;
        this.byRating.add(Math.floor(own / RATING_BAND), score, expected);
        const group = groups[player]!;
        if (group !== NO_GROUP) this.byAge.add(group, score, expected);
        const over = own - opponentRating;
        if (over <= 0) return;
        this.byDifference.add(Math.floor(over / DIFFERENCE_BAND), score, expected);
        this.byList.add(list, score, expected);
      },
    };
  }
}

const NO_GROUP = -1;

/** The place of the group of an age: years reached in the year of the list. */
export function ageGroupOf(age: number): number {
  return Math.max(
    0,
    AGE_GROUPS.findLastIndex((from) => from <= age),
  );
}
