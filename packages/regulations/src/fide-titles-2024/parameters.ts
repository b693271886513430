import { type Day, dayFrom, holdingFrom, type IsoDate } from '@escala/core';
import type { WordedParameters } from '../contracts/worded.ts';
import { byDay, type ValuesOf } from '../shared/parameters-by-day.ts';

export const IN_FORCE_FROM: IsoDate = '2024-01-01';

/** Titles earned by norms. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

type ByTitle<Value> = Readonly<Record<NormTitle, Value>>;
type DirectTitle = NormTitle | 'FM' | 'CM' | 'WFM' | 'WCM';

/** A share, such as one in three. */
export interface Share {
  readonly of: number;
  readonly in: number;
}

const since = holdingFrom(IN_FORCE_FROM);

export const PARAMETERS = {
  performance: since<ByTitle<number>>('1.4.8', { GM: 2600, IM: 2450, WGM: 2400, WIM: 2250 }),
  lowestAverage: since<ByTitle<number>>('1.4.8a', {
    GM: 2380,
    IM: 2230,
    WGM: 2180,
    WIM: 2030,
  }),
  ratingFloor: since<ByTitle<number>>('1.4.6b', {
    GM: 2200,
    IM: 2050,
    WGM: 2000,
    WIM: 1850,
  }),
  requiredTitles: since<ByTitle<readonly string[]>>('1.4.5b', {
    GM: ['GM'],
    IM: ['GM', 'IM'],
    WGM: ['GM', 'IM', 'WGM'],
    WIM: ['GM', 'IM', 'WGM', 'WIM'],
  }),
  titleRating: since<ByTitle<number>>('1.5.3', { GM: 2500, IM: 2400, WGM: 2300, WIM: 2200 }),
  unratedCounts: since<number>('1.4.6d', 1400),
  lowestPercent: since<number>('1.4.8b', 35),
  fewestGames: since<number>('1.4.1a', 9),
  fewestTeamGames: since<number>('1.4.1b', 7),
  mostTeamRounds: since<number>('1.4.1b', 9),
  fewestCupGames: since<number>('1.4.1b', 8),
  roundsWithOneOff: since<number>('1.4.1c', 9),
  foreignFederations: since<number>('1.4.3', 2),
  ownShare: since<Share>('1.4.4', { of: 3, in: 5 }),
  anyShare: since<Share>('1.4.4', { of: 2, in: 3 }),
  foreigners: since<number>('1.4.3d', 20),
  foreignersFederations: since<number>('1.4.3d', 3),
  foreignersTitled: since<number>('1.4.3d', 10),
  missedRounds: since<number>('1.4.3d', 1),
  titledShare: since<Share>('1.4.5a', { of: 1, in: 2 }),
  untitled: since<readonly string[]>('1.4.5a', ['CM', 'WCM']),
  requiredShare: since<Share>('1.4.5b', { of: 1, in: 3 }),
  requiredLeast: since<number>('1.4.5b', 3),
  doubleShare: since<Share>('1.4.5f', {
    of: 1,
    in: 2,
  }),
  doublePlayers: since<number>('1.4.5f', 6),
  registeredBefore: since<number>('1.1.1', 30),
  hoursADay: since<number>('1.1.2', 12),
  roundsADay: since<number>('1.1.3', 2),
  fewestMinutes: since<number>('1.1.3', 120),
  listDays: since<number>('1.1.4', 30),
  arbiterTitles: since<readonly string[]>('1.1.5', ['IA', 'FA']),
  gamesForTitle: since<number>('1.5.1', 27),
  longRounds: since<number>('1.7', 13),
  mostCredited: since<number>('1.7', 13),
  singleRoundDays: since<number>('1.1.3a', 3),
  singleRoundTitles: since<readonly NormTitle[]>('1.1.3a', ['GM', 'WGM']),
  qualifyingPlayers: since<number>('1.5.6', 40),
  qualifyingAverage: since<number>('1.5.6', 2000),
  qualifyingAfter: since<IsoDate>('1.5.6', '2022-06-30'),
  ratingTitles: since<Readonly<Record<'FM' | 'CM' | 'WFM' | 'WCM', number>>>('1.3', {
    FM: 2300,
    CM: 2200,
    WFM: 2100,
    WCM: 2000,
  }),
  ratedGames: since<number>('1.3', 30),
  ratedGamesAfter: since<IsoDate>('1.3', '2017-07-01'),
  directRating: since<Readonly<Record<DirectTitle, number>>>('0.6.2', {
    GM: 2300,
    IM: 2200,
    FM: 2100,
    CM: 2000,
    WGM: 2100,
    WIM: 2000,
    WFM: 1900,
    WCM: 1800,
  }),
  directGamesAfter: since<IsoDate>('0.6.2', '2024-01-01'),
  directNormGames: since<number>('1.2', 9),
  directPlayers: since<number>('1.2.2', 10),
  directRounds: since<number>('1.2.2', 9),
} as const;

PARAMETERS satisfies WordedParameters<'fide-titles-2024', typeof PARAMETERS>;

export type TitleNumbers = ValuesOf<typeof PARAMETERS>;

const numbers = byDay(PARAMETERS, (values) => values);

export const numbersOn = (day: Day): TitleNumbers => numbers.on(day);

/** A norm keeps the rules of its day (1.5.4); if the day is unknown, the first rules apply. */
export const numbersOfEvent = (start: IsoDate | undefined): TitleNumbers => numbersOn(dayFrom(start ?? IN_FORCE_FROM));

/** Rounded up, and rounded down. */
export const atLeast = ({ of, in: whole }: Share, games: number): number => Math.ceil((of * games) / whole);
export const atMost = ({ of, in: whole }: Share, games: number): number => Math.floor((of * games) / whole);
