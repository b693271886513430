import type { Decision, IsoDate, Parameter, Rhythm } from '@escala/core';

/** Approved in December 2023, for events that start on this day or later (0.1). */
export const IN_FORCE_FROM: IsoDate = '2024-03-01';

function since<T>(article: string, meaning: string, value: T, decision?: Decision): Parameter<T> {
  return { article, meaning, ...(decision && { decision }), values: [{ from: IN_FORCE_FROM, value }] };
}

/** Nothing before the day on which a rule was added. */
function added<T>(article: string, meaning: string, from: IsoDate, value: T, before: T): Parameter<T> {
  return {
    article,
    meaning,
    values: [
      { from: IN_FORCE_FROM, value: before },
      { from, value },
    ],
  };
}

/** From this rating on somebody in the game, it needs so many minutes for 60 moves. */
export interface TimeRequirement {
  readonly rating: number;
  readonly minutes: number;
}

/** K by what holds first: 10 for good, 40 of juniors and of beginners, 20. */
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

/** No rating is as high: the rule does not hold for anybody. */
const NOBODY = Number.POSITIVE_INFINITY;

/** Every number of the two chapters that is not part of a table. Those of rapid and blitz alone have the letter R. */
export const parameters = {
  earlyRegistrationDays: since<number>(
    '0.2',
    'days before the start by which an event of top players is registered',
    30,
  ),
  registrationDays: since<number>('0.2', 'days before the start by which any other event is registered', 3),
  topRating: since<number>('0.2', 'a top player is rated higher than this', 2700),
  topWomensRating: since<number>('0.2', 'a top woman player is rated higher than this', 2500),
  appealDays: since<number>('0.4', 'days to appeal after the notice that an event is refused', 7),
  timeRequirements: since<readonly TimeRequirement[]>(
    '1.1',
    'minutes for 60 moves, by the highest rating in the game',
    [
      { rating: 2400, minutes: 120 },
      { rating: 1800, minutes: 90 },
      { rating: 0, minutes: 60 },
    ],
    'D-F24-4',
  ),
  firstControlMoves: since<number>('1.2', 'fewest moves of the first time control', 30),
  rapidOver: since<number>('R1.1', 'minutes for 60 moves that a rapid game has more than', 10),
  blitzOver: since<number>('R1.1', 'minutes for 60 moves that a blitz game has more than', 3),
  playPerDay: since<number>('3.1', 'most minutes of play on one day', 720),
  roundsPerDay: since<Readonly<Record<Exclude<Rhythm, 'standard'>, number>>>('R3.1', 'most rounds on one day', {
    rapid: 15,
    blitz: 30,
  }),
  longEventDays: since<number>('4.1', 'an event of more days than this is long', 30, 'D-F24-6'),
  closingDays: since<number>('7.1.3', 'days before the list by which an event has ended', 3, 'D-F24-1'),
  gamesForFirstRating: since<number>('7.1.4', 'games behind a first rating', 5),
  poolLists: since<number>('7.1.4', 'lists over which performances are pooled, the new one included', 26, 'D-F24-13'),
  floor: since<number>('7.2.1', 'lowest rating that is published', 1400),
  inactiveMonths: since<number>('7.2.2', 'months without a rated game that make inactive', 12, 'D-F24-16'),
  openDifference: since<number>('8.1.1', 'difference for a score of 100%', 800),
  hypotheticalOpponents: since<number>('8.2.2', 'hypothetical opponents of a first rating, each of them drawn', 2),
  hypotheticalRating: since<number>('8.2.2', 'rating of a hypothetical opponent', 1800),
  highestFirstRating: since<number>('8.2.3', 'highest first rating', 2200),
  widestDifference: since<number>('8.3.1', 'a difference wider than this counts as this', 400),
  fullDifferenceFrom: added<number>(
    '8.3.1',
    'rating from which on the whole difference counts, standard only',
    '2025-10-01',
    2650,
    NOBODY,
  ),
  unratedDifference: since<number>('R7.3.1', 'difference with which games of players over a rating are not rated', 600),
  unratedOver: added<number>('R7.3.1', 'the rating for that difference', '2024-12-01', 2600, NOBODY),
  factor: since<FactorRule>('8.3.3', 'K, by the first line that holds', FACTOR, 'D-F24-9'),
  mostFactorGames: since<number>('8.3.3', 'K times the games of a period is at most this', 700),
  reportLists: since<number>('9.1', 'lists after its end for which an event may be reported', 3, 'D-F24-2'),
  liftBelow: since<number>('0.1', 'ratings below this were lifted on the first day, standard only', 2000),
  liftFifths: since<number>('0.1', 'fifths of the way up to there by which they were lifted', 2),
};

export type ParameterSet = typeof parameters;
