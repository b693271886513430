import { ListScores } from './list-scores.ts';
import { ScoreColumn } from './score-column.ts';

/** The sums of all lists together, and those that are told list by list. */
export class ScoreSums {
  readonly byRating: ScoreColumn;
  readonly byAge: ScoreColumn;
  readonly byDifference: ScoreColumn;
  /** Of the higher of two players. */
  readonly byList: ScoreColumn;
  /** Games of each list, also those that nobody played. */
  readonly gamesOfList: Int32Array;

  constructor(lists: readonly ListScores[]) {
    const all = new ListScores();
    this.byRating = all.byRating;
    this.byAge = all.byAge;
    this.byDifference = all.byDifference;
    this.byList = new ScoreColumn(lists.length);
    this.gamesOfList = Int32Array.from(lists, ({ games }) => games);
    lists.forEach((scores, list) => {
      this.byRating.addAll(scores.byRating);
      this.byAge.addAll(scores.byAge);
      this.byDifference.addAll(scores.byDifference);
      this.byList.addSum(list, scores.higher.at(0));
    });
  }
}
