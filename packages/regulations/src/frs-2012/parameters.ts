import { type Day, type Decision, dayFrom, type IsoDate, inForce, type Parameter, type PlayType } from '@escala/core';

/** Every calendar starts empty on this day, and so do the parameters (§2). */
export const IN_FORCE_FROM = '2009-01-01';

function since<T>(article: string, meaning: string, value: T, decision?: Decision): Parameter<T> {
  const values = [{ from: IN_FORCE_FROM, value }] as const;
  return decision === undefined ? { article, meaning, values } : { article, meaning, values, decision };
}

export const PARAMETERS = {
  firstRatedDay: since<IsoDate>('2', 'first day whose games are rated', IN_FORCE_FROM),
  activePercent: since('3', 'percent of the window that makes a rating active', 15),
  valueWithoutRating: since('5', 'what a player without a rating counts in the value of a game', 150),
  fewestPlayers: since('6', 'players without whom a game has no points', 2, 'D-FRS-1'),
  placeSwing: since('6', 'points between the value of a game and its first place', 50),
  weightConstant: since('7', 'weight of a game: the constant', 155),
  weightOfWindow: since('7', 'weight of a game: for each game of the window', 5),
  weightStep: since('7', 'weight that a game loses when another one follows', 10),
  halfTolerance: since('7', 'distance from one half that still rounds up', 1e-9, 'D-FRS-7'),
  generalWithoutRating: since('8', 'what a type without a rating counts in the general rating', 150),
  libereRatingFrom: since<IsoDate>(
    '1',
    'first day on which Libere starts from its own rating',
    '2011-01-01',
    'D-FRS-4',
  ),
  libereGames: since('1', 'most recent games that make a Libere rating', 100),
  libereNewestWeight: since('1', 'weight of the most recent game of Libere', 200),
  libereWeightStep: since('1', 'weight that a game of Libere loses when another one follows', 1),
  libereSwing: since('1', 'points of a win over the opponent’s rating, of a loss under it', 50),
  libereReach: since('1', 'distance from the own rating at which an opponent counts at most', 40),
  libereNewcomer: since('1', 'pass 1 of a newcomer who met no rated opponent', 150, 'D-FRS-5'),
  libereActivePercent: since('1', 'percent of the possible games that makes a Libere rating active', 15),
  libereRoundsCounted: since('1', 'possible games counted at most', 100),
  libereInactiveMonths: since('1', 'months without a game after which a Libere rating is inactive', 24),
} as const;

/** §2: the most recent games of a type that count. `libere` are whole tournaments, for the ratings before 2011. */
export const WINDOWS: Readonly<Record<PlayType, Parameter<number>>> = {
  'duplicat-clasic': since('2', 'games of Duplicat Clasic in the window', 20),
  'duplicat-completiv': since('2', 'games of Duplicat Completiv in the window', 18),
  'duplicat-eliptic': since('2', 'games of Duplicat Eliptic in the window', 14),
  compunere: since('2', 'games of Compunere in the window', 18),
  anticipatie: since('2', 'games of Anticipație in the window', 14),
  libere: since('2', 'tournaments of Libere in the window, until 2011', 8),
};

export const REVISIONS = [
  { id: '2012', words: 'frs-2012.2012', meaning: 'the rating of 2012, as the federation printed it' },
] as const;

type Dates = 'firstRatedDay' | 'libereRatingFrom';

/** Every number of the regulation as it stands on a day; dates as days. The windows stand apart: each game has its own. */
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

/** §2: the window that holds for the ratings after a game of this day. */
export function windowOn(type: PlayType, day: Day): number {
  return inForce(WINDOWS[type], day);
}

/** The largest window that a type ever had. */
export function largestWindow(type: PlayType): number {
  return Math.max(...WINDOWS[type].values.map((dated) => dated.value));
}
