import { type GameColumns, kindOf, type LedgerSink, PLAYED } from '@escala/core';
import { ScoreColumn } from './score-column.ts';

/** Bands of this width, of ratings and of differences; a difference of the last band or more is one band. */
export const RATING_BAND = 100;
export const DIFFERENCE_BAND = 50;
export const LAST_DIFFERENCE = 600;
const RATING_BANDS = 41;
/** First ages of the groups; the last one is open. */
export const AGE_GROUPS = [0, 12, 16, 20, 30, 45, 60] as const;

/** The games of lists, and whose they are, for whoever adds them up. */
interface ScoredGames {
  readonly outcome: GameColumns['outcome'];
  /** A game has a line for each player who is rated in it; a place for each game. */
  readonly heard: Uint8Array;
  /** By player; 0 where it is not known. */
  readonly birthYears: Int16Array;
}

/**
 * The sums of one list that tell whether a scale holds (fide-2009 10.3): by the own rating, by age, and for the higher of two players
 * by difference and together. Who is higher matters there, since the two sides of a game always make one point together.
 */
export class ListScores {
  readonly byRating = new ScoreColumn(RATING_BANDS);
  readonly byAge = new ScoreColumn(AGE_GROUPS.length);
  readonly byDifference = new ScoreColumn(LAST_DIFFERENCE / DIFFERENCE_BAND + 1);
  readonly higher = new ScoreColumn(1);
  #games = 0;

  /** Also those that nobody played. */
  get games(): number {
    return this.#games;
  }

  /** Who hears of the games of the list. Games that nobody played tell nothing of strength. */
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

/** Years of birth end here: `birthYear` of the registry goes no further, and a date has four digits. */
const YEARS = 10_000;

/** Worked out for the years rather than for each player on each list. */
function groupsByBirthYear(year: number): Uint8Array {
  return Uint8Array.from({ length: YEARS }, (_, born) => ageGroupOf(year - born));
}

/** The place of the group of an age: years reached in the year of the list. */
export function ageGroupOf(age: number): number {
  return Math.max(
    0,
    AGE_GROUPS.findLastIndex((from) => from <= age),
  );
}
