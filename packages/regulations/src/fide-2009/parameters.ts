import { holdingFrom, type IsoDate } from '@escala/core';
import { cappedExpectations } from '../shared/fide-tables.ts';
import { type ByDay, byDay, type ValuesOf } from '../shared/parameters-by-day.ts';
import { type EventExpectations, expectationsForAll } from '../shared/rate-games.ts';

/** The edition mentions a floor in force from this day (0.6); rule changes start on a 1 July (0.1). */
export const IN_FORCE_FROM: IsoDate = '2009-07-01';

const since = holdingFrom(IN_FORCE_FROM);

/** Minutes for 60 moves required if a player in the event has at least this rating. */
export interface TimeRequirement {
  readonly rating: number;
  readonly minutes: number;
}

/** K in points: at first, and for good once the threshold was reached on a list and the games are complete. */
export interface FactorRule {
  readonly atFirst: number;
  readonly forGood: number;
  readonly mark: number;
  readonly games: number;
}

const FACTOR: FactorRule = { atFirst: 30, forGood: 20, mark: 2400, games: 30 };

/** Every number of B.02 that is not part of a table. */
export const parameters = {
  registrationMonths: since<number>('0.4', 1),
  appealDays: since<number>('0.5', 7),
  floor: since<number>('0.6', 1200),
  timeRequirements: since<readonly TimeRequirement[]>('1.1', [
    { rating: 2200, minutes: 120 },
    { rating: 1600, minutes: 90 },
    { rating: 0, minutes: 60 },
  ]),
  roundsPerDay: since<number>('3.1', 3),
  playPerDay: since<number>('3.1', 720),
  longestEvent: since<number>('4.1', 90),
  firstEventHalfPoints: since<number>('6.1', 2),
  halfPointsAgainstRated: since<number>('6.41', 1),
  gamesAgainstRated: since<number>('6.41', 3),
  ratedShare: since<number>('6.3', 3),
  smallRoundRobin: since<number>('6.31', 10),
  ratedInSmallRoundRobin: since<number>('6.31', 4),
  playersInDoubleRound: since<number>('6.32', 6),
  ratedInDoubleRound: since<number>('6.32', 4),
  ratedInChampionship: since<number>('6.33', 3),
  ratedInWomensChampionship: since<number>('6.33', 2),
  listMonths: since<readonly number[]>('7.11', [1, 3, 5, 7, 9, 11]),
  closingDays: since<number>('7.13', 7),
  gamesForFirstRating: since<number>('7.14a', 9),
  fewerGamesForFirstRating: since<number>('7.14f', 7),
  poolMonths: since<number>('7.14c', 24),
  inactiveMonths: since<number>('7.23a', 12),
  inactiveShownMonths: since<number>('7.23b', 24),
  topListMonths: since<number>('7.24', 12),
  pointsOverHalf: since<number>('8.23', 15, 'D-FIDE-1'),
  openDifference: since<number>('8.1', 800, 'D-FIDE-4'),
  widestDifference: since<number>('8.54', 400),
  factor: since<FactorRule>('8.56', FACTOR, 'D-FIDE-1'),
};

export type ParameterSet = typeof parameters;

/** The value printed in 8.23; the worked examples of 8.34 and 8.58 contradict it (D-FIDE-1). */
export const pointsOverHalfAsPrinted = since<number>('8.23', 12.5);

/** Editions are sets of parameters and differ in nothing else (D-FIDE-1). */
export const parameterSets: Readonly<Record<string, ParameterSet>> = {
  '15-points': parameters,
  '12.5-points': { ...parameters, pointsOverHalf: pointsOverHalfAsPrinted },
};

/** The value of every parameter on one day, with the table of expectations capped at the widest difference. */
export type Regulation = ValuesOf<ParameterSet> & { readonly expectations: EventExpectations };

/**
 * The regulation by day. An event is judged by the rules in force when it starts (0.1), a list by those on its date
 * (D-ALL-2).
 */
export type RegulationByDay = ByDay<Regulation>;

export function regulationByDay(parameters: ParameterSet): RegulationByDay {
  return byDay(parameters, (values) => ({
    ...values,
    expectations: expectationsForAll(cappedExpectations(values.widestDifference)),
  }));
}

export const DEFAULT_REVISION = '15-points';

const REVISIONS: ReadonlyMap<string, RegulationByDay> = new Map(
  Object.entries(parameterSets).map(([id, parameters]) => [id, regulationByDay(parameters)]),
);

/** The regulation in a revision: its parameters by day. */
export function regulationOfRevision(id: string = DEFAULT_REVISION): RegulationByDay {
  const regulations = REVISIONS.get(id);
  if (regulations === undefined) throw new RangeError(`fide-2009 has no revision ${id}`);
  return regulations;
}
