import { type ExpectedShares, holdingFrom, type IsoDate, type Parameter, type Rhythm } from '@escala/core';
import { cappedExpectations } from '../shared/fide-tables.ts';
import { type ByDay, byDay, type ValuesOf } from '../shared/parameters-by-day.ts';

/** Approved in December 2023, for events that start on this day or later (0.1). */
export const IN_FORCE_FROM: IsoDate = '2024-03-01';

const since = holdingFrom(IN_FORCE_FROM);

/** A value added later: `before` applies until that day. */
function added<T>(article: string, from: IsoDate, value: T, before: T): Parameter<T> {
  return {
    article,
    values: [
      { from: IN_FORCE_FROM, value: before },
      { from, value },
    ],
  };
}

/** Minutes for 60 moves required if a player in the game has at least this rating. */
export interface TimeRequirement {
  readonly rating: number;
  readonly minutes: number;
}

/** K by the first that applies: 10 for good, 40 for juniors and for beginners, 20. */
export interface FactorRule {
  readonly forGood: number;
  readonly mark: number;
  readonly junior: number;
  readonly juniorAge: number;
  readonly juniorMark: number;
  readonly beginner: number;
  readonly games: number;
  readonly usual: number;
}

const FACTOR: FactorRule = {
  forGood: 10,
  mark: 2400,
  junior: 40,
  juniorAge: 18,
  juniorMark: 2300,
  beginner: 40,
  games: 30,
  usual: 20,
};

/** Higher than any rating, so that the rule applies to nobody. */
const NOBODY = Number.POSITIVE_INFINITY;

/** Every number of the two chapters that is not part of a table. Articles of rapid and blitz only have the letter R. */
export const parameters = {
  earlyRegistrationDays: since<number>('0.2', 30),
  registrationDays: since<number>('0.2', 3),
  topRating: since<number>('0.2', 2700),
  topWomensRating: since<number>('0.2', 2500),
  appealDays: since<number>('0.4', 7),
  timeRequirements: since<readonly TimeRequirement[]>(
    '1.1',
    [
      { rating: 2400, minutes: 120 },
      { rating: 1800, minutes: 90 },
      { rating: 0, minutes: 60 },
    ],
    'D-F24-4',
  ),
  firstControlMoves: since<number>('1.2', 30),
  rapidOver: since<number>('R1.1', 10),
  blitzOver: since<number>('R1.1', 3),
  playPerDay: since<number>('3.1', 720),
  roundsPerDay: since<Readonly<Record<Exclude<Rhythm, 'standard'>, number>>>('R3.1', {
    rapid: 15,
    blitz: 30,
  }),
  longEventDays: since<number>('4.1', 30, 'D-F24-6'),
  closingDays: since<number>('7.1.3', 3, 'D-F24-1'),
  gamesForFirstRating: since<number>('7.1.4', 5),
  poolLists: since<number>('7.1.4', 26, 'D-F24-13'),
  floor: since<number>('7.2.1', 1400),
  inactiveMonths: since<number>('7.2.2', 12, 'D-F24-16'),
  openDifference: since<number>('8.1.1', 800),
  hypotheticalOpponents: since<number>('8.2.2', 2),
  hypotheticalRating: since<number>('8.2.2', 1800),
  highestFirstRating: since<number>('8.2.3', 2200),
  widestDifference: since<number>('8.3.1', 400),
  fullDifferenceFrom: added<number>('8.3.1', '2025-10-01', 2650, NOBODY),
  unratedDifference: since<number>('R7.3.1', 600),
  unratedOver: added<number>('R7.3.1', '2024-12-01', 2600, NOBODY),
  factor: since<FactorRule>('8.3.3', FACTOR, 'D-F24-9'),
  mostFactorGames: since<number>('8.3.3', 700),
  reportLists: since<number>('9.1', 3, 'D-F24-2'),
  liftBelow: since<number>('0.1', 2000),
  liftFifths: since<number>('0.1', 2),
};

export type ParameterSet = typeof parameters;

/**
 * The value of every parameter on one day, with the table of expectations: capped at the widest difference, and whole.
 */
export type Regulation = ValuesOf<ParameterSet> & {
  readonly capped: ExpectedShares;
  readonly whole: ExpectedShares;
};

/** From this difference on the table gives 1.00 and .00 (8.1.2). */
const END_OF_TABLE = 736;

/**
 * The regulation by day. An event is judged by the rules in force when it starts (0.1), a list by those of its date.
 */
export const regulations: ByDay<Regulation> = byDay(parameters, (values) => ({
  ...values,
  capped: cappedExpectations(values.widestDifference),
  whole: cappedExpectations(END_OF_TABLE),
}));
