import { type Day, dayFrom, type IsoDate, type Parameter } from '@escala/core';
import type { WordedParameters } from '../contracts/worded.ts';
import { byDay, type ValuesOf } from '../shared/parameters-by-day.ts';

export const IN_FORCE_FROM: IsoDate = '2024-01-01';

/** Titles that norms make. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

type ByTitle<Value> = Readonly<Record<NormTitle, Value>>;
type DirectTitle = NormTitle | 'FM' | 'CM' | 'WFM' | 'WCM';

/** So many of so many. */
export interface Share {
  readonly of: number;
  readonly in: number;
}

const since = <Value>(article: string, meaning: string, value: Value): Parameter<Value> => ({
  article,
  meaning,
  values: [{ from: IN_FORCE_FROM, value }],
});

export const PARAMETERS = {
  performance: since<ByTitle<number>>('1.4.8', 'performance for a norm', { GM: 2600, IM: 2450, WGM: 2400, WIM: 2250 }),
  lowestAverage: since<ByTitle<number>>('1.4.8a', 'lowest average of the opponents', {
    GM: 2380,
    IM: 2230,
    WGM: 2180,
    WIM: 2030,
  }),
  ratingFloor: since<ByTitle<number>>('1.4.6b', 'what the one lowest opponent counts at least', {
    GM: 2200,
    IM: 2050,
    WGM: 2000,
    WIM: 1850,
  }),
  requiredTitles: since<ByTitle<readonly string[]>>('1.4.5b', 'titles of which opponents are asked for', {
    GM: ['GM'],
    IM: ['GM', 'IM'],
    WGM: ['GM', 'IM', 'WGM'],
    WIM: ['GM', 'IM', 'WGM', 'WIM'],
  }),
  titleRating: since<ByTitle<number>>('1.5.3', 'rating for the title', { GM: 2500, IM: 2400, WGM: 2300, WIM: 2200 }),
  unratedCounts: since<number>('1.4.6d', 'what an unrated opponent counts', 1400),
  lowestPercent: since<number>('1.4.8b', 'lowest score, in percent', 35),
  fewestGames: since<number>('1.4.1a', 'games of a norm at least', 9),
  fewestTeamGames: since<number>('1.4.1b', 'games at least in world and continental team championships', 7),
  mostTeamRounds: since<number>('1.4.1b', 'rounds at most of such a championship', 9),
  fewestCupGames: since<number>('1.4.1b', 'games at least in a World Cup', 8),
  roundsWithOneOff: since<number>('1.4.1c', 'rounds of an event in which one less may be played', 9),
  foreignFederations: since<number>('1.4.3', 'foreign federations among the opponents at least', 2),
  ownShare: since<Share>('1.4.4', 'games against the player’s own federation at most', { of: 3, in: 5 }),
  anyShare: since<Share>('1.4.4', 'games against any one federation at most', { of: 2, in: 3 }),
  foreigners: since<number>('1.4.3d', 'rated players of other federations in every round', 20),
  foreignersFederations: since<number>('1.4.3d', 'federations that they are of', 3),
  foreignersTitled: since<number>('1.4.3d', 'titled players among them', 10),
  missedRounds: since<number>('1.4.3d', 'rounds that somebody who is counted may miss', 1),
  titledShare: since<Share>('1.4.5a', 'opponents with a title at least', { of: 1, in: 2 }),
  untitled: since<readonly string[]>('1.4.5a', 'titles that do not count', ['CM', 'WCM']),
  requiredShare: since<Share>('1.4.5b', 'opponents with the titles asked for at least', { of: 1, in: 3 }),
  requiredLeast: since<number>('1.4.5b', 'the same as a number', 3),
  doubleShare: since<Share>('1.4.5f', 'different opponents with the titles asked for in double round robins', {
    of: 1,
    in: 2,
  }),
  doublePlayers: since<number>('1.4.5f', 'players of a double round robin at least', 6),
  registeredBefore: since<number>('1.1.1', 'days before the start by which an event is registered', 30),
  hoursADay: since<number>('1.1.2', 'hours of play a day at most', 12),
  roundsADay: since<number>('1.1.3', 'rounds a day at most', 2),
  fewestMinutes: since<number>('1.1.3', 'minutes of a player for 60 moves at least', 120),
  listDays: since<number>('1.1.4', 'days of an event that keeps the ratings of its start', 30),
  arbiterTitles: since<readonly string[]>('1.1.5', 'titles of the chief arbiter', ['IA', 'FA']),
  gamesForTitle: since<number>('1.5.1', 'games of all norms together for a title', 27),
  longRounds: since<number>('1.7', 'rounds over which games credited have a limit', 13),
  mostCredited: since<number>('1.7', 'games credited at most in a longer event', 13),
  singleRoundDays: since<number>('1.1.3a', 'days with one round in one of the events', 3),
  singleRoundTitles: since<readonly NormTitle[]>('1.1.3a', 'titles that need such an event', ['GM', 'WGM']),
  qualifyingPlayers: since<number>('1.5.6', 'players in every round of the Swiss that an application needs', 40),
  qualifyingAverage: since<number>('1.5.6', 'average of the best of them', 2000),
  qualifyingAfter: since<IsoDate>('1.5.6', 'last day of norms that do not ask for it', '2022-06-30'),
  ratingTitles: since<Readonly<Record<'FM' | 'CM' | 'WFM' | 'WCM', number>>>('1.3', 'rating for titles by rating', {
    FM: 2300,
    CM: 2200,
    WFM: 2100,
    WCM: 2000,
  }),
  ratedGames: since<number>('1.3', 'rated games at least when it is reached', 30),
  ratedGamesAfter: since<IsoDate>('1.3', 'last day of ratings that do not ask for them', '2017-07-01'),
  directRating: since<Readonly<Record<DirectTitle, number>>>('0.6.2', 'rating for a title by a place', {
    GM: 2300,
    IM: 2200,
    FM: 2100,
    CM: 2000,
    WGM: 2100,
    WIM: 2000,
    WFM: 1900,
    WCM: 1800,
  }),
  directGamesAfter: since<IsoDate>('0.6.2', 'last day of ratings that need no 30 games for it', '2024-01-01'),
  directNormGames: since<number>('1.2', 'games credited for a norm by a place', 9),
  directPlayers: since<number>('1.2.2', 'players at least of such a championship', 10),
  directRounds: since<number>('1.2.2', 'rounds at least of such a championship', 9),
} as const;

PARAMETERS satisfies WordedParameters<'fide-titles-2024', typeof PARAMETERS>;

export type TitleNumbers = ValuesOf<typeof PARAMETERS>;

const numbers = byDay(PARAMETERS, (values) => values);

export const numbersOn = (day: Day): TitleNumbers => numbers.on(day);

/** A norm keeps the rules of its day (1.5.4); where the day is not told, the first ones. */
export const numbersOfEvent = (start: IsoDate | undefined): TitleNumbers => numbersOn(dayFrom(start ?? IN_FORCE_FROM));

/** Rounded up, and rounded down. */
export const atLeast = ({ of, in: whole }: Share, games: number): number => Math.ceil((of * games) / whole);
export const atMost = ({ of, in: whole }: Share, games: number): number => Math.floor((of * games) / whole);
