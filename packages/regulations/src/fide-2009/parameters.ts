import type { Decision, IsoDate, Parameter } from '@escala/core';

/** The edition speaks of a floor that holds from this day (0.6); changes of the rules start on a 1 July (0.1). */
export const IN_FORCE_FROM: IsoDate = '2009-07-01';

function since<T>(article: string, meaning: string, value: T, decision?: Decision): Parameter<T> {
  const values = [{ from: IN_FORCE_FROM, value }] as const;
  return decision === undefined ? { article, meaning, values } : { article, meaning, decision, values };
}

/** From this rating on somebody in the event needs so many minutes for 60 moves. */
export interface TimeRequirement {
  readonly rating: number;
  readonly minutes: number;
}

/** K in points: at first, and for good once the mark was reached on a list and the games are complete. */
export interface FactorRule {
  readonly atFirst: number;
  readonly forGood: number;
  readonly mark: number;
  readonly games: number;
}

const FACTOR: FactorRule = { atFirst: 30, forGood: 20, mark: 2400, games: 30 };

/** Every number of B.02 that is not part of a table. */
export const parameters = {
  registrationMonths: since<number>('0.4', 'months before its start by which an event is registered', 1),
  appealDays: since<number>('0.5', 'days to appeal after the notice that an event is refused', 7),
  floor: since<number>('0.6', 'lowest rating that is published', 1200),
  timeRequirements: since<readonly TimeRequirement[]>('1.1', 'minutes for 60 moves, by the highest rating present', [
    { rating: 2200, minutes: 120 },
    { rating: 1600, minutes: 90 },
    { rating: 0, minutes: 60 },
  ]),
  roundsPerDay: since<number>('3.1', 'most rounds on one day', 3),
  playPerDay: since<number>('3.1', 'most minutes of play on one day', 720),
  longestEvent: since<number>('4.1', 'most days from the first to the last, both counted', 90),
  firstEventHalfPoints: since<number>('6.1', 'half points an unrated player needs in the first rated event', 2),
  laterEventHalfPoints: since<number>('6.41', 'half points needed after a counted performance', 1, 'D-FIDE-2'),
  gamesAgainstRated: since<number>('6.41', 'games against rated opponents that a Swiss performance needs', 3),
  ratedShare: since<number>('6.3', 'a round robin needs one rated player in so many', 3),
  smallRoundRobin: since<number>('6.31', 'a round robin of fewer players than this is small', 10),
  ratedInSmallRoundRobin: since<number>('6.31', 'rated players that a small round robin needs', 4),
  playersInDoubleRound: since<number>('6.32', 'players that a double round with unrated players needs', 6),
  ratedInDoubleRound: since<number>('6.32', 'rated players that a double round with unrated players needs', 4),
  ratedInChampionship: since<number>('6.33', 'rated players that a national championship needs', 3),
  ratedInWomensChampionship: since<number>('6.33', "rated players that a women's national championship needs", 2),
  listMonths: since<readonly number[]>('7.11', 'months on whose first day a list is published', [1, 3, 5, 7, 9, 11]),
  closingDays: since<number>('7.13', 'days before the list on which it closes', 7),
  gamesForFirstRating: since<number>('7.14a', 'games behind a first rating', 9),
  fewerGamesForFirstRating: since<number>('7.14f', 'the same for some teams events and associations', 7),
  poolMonths: since<number>('7.14c', 'months over which performances are pooled', 24),
  inactiveMonths: since<number>('7.23a', 'months without a rated game that make inactive', 12),
  inactiveShownMonths: since<number>('7.23b', 'months for which an inactive player is still shown', 24),
  topListMonths: since<number>('7.24', 'months of inactivity that end a place on the top list', 12),
  pointsOverHalf: since<number>('8.23', 'points for each half point over 50%', 15, 'D-FIDE-1'),
  openDifference: since<number>('8.1', 'difference for a score of 100%, which the table leaves open', 800, 'D-FIDE-4'),
  widestDifference: since<number>('8.54', 'a difference wider than this counts as this', 400),
  factor: since<FactorRule>('8.56', 'K, and what brings the lower one', FACTOR, 'D-FIDE-1'),
};

export type ParameterSet = typeof parameters;

/** What 8.23 prints; the worked examples of 8.34 and 8.58 contradict it (D-FIDE-1). */
export const pointsOverHalfAsPrinted = since<number>('8.23', 'points for each half point over 50%, as printed', 12.5);

/** Editions are sets of parameters: nothing else tells them apart (D-FIDE-1). */
export const parameterSets: Readonly<Record<string, ParameterSet>> = {
  '15-points': parameters,
  '12.5-points': { ...parameters, pointsOverHalf: pointsOverHalfAsPrinted },
};
