import { type Day, dayFrom, holdingFrom, type IsoDate, inForce, type Parameter, type PlayType } from '@escala/core';

/** Every calendar starts empty on this day, which is also the first day of the parameters (§2). */
export const IN_FORCE_FROM = '2009-01-01';

const since = holdingFrom(IN_FORCE_FROM);

export const PARAMETERS = {
  firstRatedDay: since<IsoDate>('2', IN_FORCE_FROM),
  activePercent: since('3', 15),
  valueWithoutRating: since('5', 150),
  fewestPlayers: since('6', 2, 'D-FRS-1'),
  placeSwing: since('6', 50),
  weightConstant: since('7', 155),
  weightOfWindow: since('7', 5),
  weightStep: since('7', 10),
  halfTolerance: since('7', 1e-9, 'D-FRS-7'),
  generalWithoutRating: since('8', 150),
  libereRatingFrom: since<IsoDate>('1', '2011-01-01', 'D-FRS-4'),
  libereGames: since('1', 100),
  libereNewestWeight: since('1', 200),
  libereWeightStep: since('1', 1),
  libereSwing: since('1', 50),
  libereReach: since('1', 40),
  libereNewcomer: since('1', 150, 'D-FRS-5'),
  libereActivePercent: since('1', 15),
  libereRoundsCounted: since('1', 100),
  libereInactiveMonths: since('1', 24),
} as const;

/**
 * §2: the number of most recent games that count in each type. For `libere` these are whole tournaments, for the
 * ratings before 2011.
 */
export const WINDOWS: Readonly<Record<PlayType, Parameter<number>>> = {
  'duplicat-clasic': since('2', 20),
  'duplicat-completiv': since('2', 18),
  'duplicat-eliptic': since('2', 14),
  compunere: since('2', 18),
  anticipatie: since('2', 14),
  libere: since('2', 8),
};

export const REVISIONS = [{ id: '2012', words: 'frs-2012.2012' }] as const;

type Dates = 'firstRatedDay' | 'libereRatingFrom';

/**
 * Every number of the regulation on a given day; dates as days. Windows are separate: they depend on the type and on
 * each game's day.
 */
export type Rules = {
  readonly [Name in keyof typeof PARAMETERS]: Name extends Dates
    ? Day
    : (typeof PARAMETERS)[Name]['values'][0]['value'];
};

export function rulesInForce(day: Day): Rules {
  const entries = Object.entries(PARAMETERS).map(([name, parameter]) => {
    const value = inForce(parameter as Parameter<number | IsoDate>, day);
    return [name, typeof value === 'string' ? dayFrom(value) : value];
  });
  return Object.fromEntries(entries) as Rules;
}

/** §2: the window for ratings after a game on this day. */
export function windowOn(type: PlayType, day: Day): number {
  return inForce(WINDOWS[type], day);
}

/** The largest window a type has ever had. */
export function largestWindow(type: PlayType): number {
  return Math.max(...WINDOWS[type].values.map((dated) => dated.value));
}
