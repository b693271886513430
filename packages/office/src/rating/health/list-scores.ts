import { type GameColumns, kindOf, type LedgerSink, PLAYED } from '@escala/core';
import { ScoreColumn } from './score-column.ts';

/** Widths of the bands of ratings and of differences; from the last difference on, all differences share one band. */
export const RATING_BAND = 100;
export const DIFFERENCE_BAND = 50;
export const LAST_DIFFERENCE = 600;
const RATING_BANDS = 41;
/** First age of each group; the last group is open. */
export const AGE_GROUPS = [0, 12, 16, 20, 30, 45, 60] as const;

/** The games of lists and their players, to be added up. */
interface ScoredGames {
  readonly outcome: GameColumns['outcome'];
  /** By game: marks counted games, since a game has one line for each of its rated players. */
  readonly heard: Uint8Array;
  /** By player; 0 if unknown. */
  readonly birthYears: Int16Array;
}

/**
 * The sums of one list that show whether a scale holds (fide-2009 10.3): by own rating, by age, and for the
 * higher-rated of the two players, by difference and in total. Only the higher-rated player counts there, since the two
 * sides of a game always score one point together.
 */
export class ListScores {
  readonly byRating = new ScoreColumn(RATING_BANDS);
  readonly byAge = new ScoreColumn(AGE_GROUPS.length);
  readonly byDifference = new ScoreColumn(LAST_DIFFERENCE / DIFFERENCE_BAND + 1);
  readonly higher = new ScoreColumn(1);
  #games = 0;

  /** Including unplayed games. */
  get games(): number {
    return this.#games;
  }

  /** The sink for the games of the list. Unplayed games say nothing about strength. */
  ledger({ outcome, heard, birthYears }: ScoredGames, year: number): LedgerSink {
    const groups = groupsByBirthYear(year);
    return {
      line: (game, player, _opponent, own, opponentRating, score, expected) => {
        if (heard[game] === 0) {
          heard[game] = 1;
          this.#games++;
        }
        if (kindOf(outcome[game]!) !== PLAYED) return;
        this.byRating.add(Math.floor(own / RATING_BAND), score, expected);
        const born = birthYears[player]!;
        if (born !== 0) this.byAge.add(groups[born]!, score, expected);
        const over = own - opponentRating;
        if (over <= 0) return;
        this.byDifference.add(Math.floor(over / DIFFERENCE_BAND), score, expected);
        this.higher.add(0, score, expected);
      },
    };
  }
}

/** Upper limit for years of birth: the registry's `birthYear` goes no further, and dates have four digits. */
const YEARS = 10_000;

/** Computed once for each year rather than for each player on each list. */
function groupsByBirthYear(year: number): Uint8Array {
  return Uint8Array.from({ length: YEARS }, (_, born) => ageGroupOf(year - born));
}

/** The index of an age group; ages are those reached in the year of the list. */
export function ageGroupOf(age: number): number {
  return Math.max(
    0,
    AGE_GROUPS.findLastIndex((from) => from <= age),
  );
}
