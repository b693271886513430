import {
  type Day,
  dayFrom,
  dayOf,
  LicenceDays,
  type Licences,
  NO_DAY,
  type PlayerColumns,
  type PoolEntry,
  REACHED,
  UNRATED,
  type YearCounts,
  yearOf,
} from '@escala/core';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import { compiledPlayers, dayOfText, type HeldLicence } from '../player/compiled-player.ts';

const kept = new WeakMap<readonly Player[], Int32Array>();

/** For whom the games of a player count: the player, or the one of whom this was a duplicate. Made once for each set of players. */
export function keptNumbers(players: readonly Player[], playerIds: readonly string[]): Int32Array {
  const known = kept.get(players) ?? numbersOfKept(players, playerIds);
  kept.set(players, known);
  return known;
}

function numbersOfKept(players: readonly Player[], playerIds: readonly string[]): Int32Array {
  if (players.every(({ mergedInto }) => mergedInto === undefined)) return Int32Array.from(players.keys());
  const numbers = new Map(playerIds.map((id, number) => [id, number]));
  return Int32Array.from(players, (player, number) => {
    let kept = number;
    let { mergedInto } = player;
    while (mergedInto !== undefined) {
      kept = numbers.get(mergedInto)!;
      mergedInto = players[kept]!.mergedInto;
    }
    return kept;
  });
}

/** What is the same in all series. */
type CommonColumns = Omit<PlayerColumns, keyof OpeningColumns>;
type OpeningColumns = Pick<
  PlayerColumns,
  'lastEventDay' | 'firstRatedDay' | 'gamesByYear' | 'careerGames' | 'reached' | 'pools'
>;

interface KnownColumns {
  readonly seasons: readonly Season[];
  readonly common: CommonColumns;
  readonly bySeries: Map<string, PlayerColumns>;
}

/** Made once for each set of players; nobody writes into them. */
const columnsOf = new WeakMap<readonly Player[], KnownColumns>();

/** The players as the rating books of a series find them when the office's first list opens. */
export function playerColumns(players: readonly Player[], seasons: readonly Season[], series: string): PlayerColumns {
  const known = knownColumns(players, seasons);
  const present = known.bySeries.get(series);
  if (present) return present;
  const columns = { ...known.common, ...openingColumns(players, series) };
  known.bySeries.set(series, columns);
  return columns;
}

function knownColumns(players: readonly Player[], seasons: readonly Season[]): KnownColumns {
  const known = columnsOf.get(players);
  if (known?.seasons === seasons) return known;
  const made = { seasons, common: commonColumns(players, seasons), bySeries: new Map() };
  columnsOf.set(players, made);
  return made;
}

function commonColumns(players: readonly Player[], seasons: readonly Season[]): CommonColumns {
  const count = players.length;
  const columns = {
    count,
    birthDay: new Int32Array(count),
    birthYear: new Int16Array(count),
    federated: new Uint8Array(count),
    federatedDay: new Int32Array(count),
    licences: licencesOf(players, seasons),
    firstSeason: new Int16Array(count),
    fideRating: new Int16Array(count).fill(UNRATED),
    standardRating: new Int16Array(count).fill(UNRATED),
    female: new Uint8Array(count),
    minGames: new Uint8Array(count),
  };
  const all = compiledPlayers(players);
  players.forEach((player, number) => {
    const { birthDay, federatedDay, isFederated, firstSeason } = all[number]!;
    columns.birthDay[number] = birthDay;
    columns.birthYear[number] = birthDay === NO_DAY ? 0 : yearOf(birthDay);
    columns.federatedDay[number] = federatedDay;
    columns.federated[number] = isFederated ? 1 : 0;
    columns.firstSeason[number] = firstSeason;
    columns.female[number] = player.sex === 'f' ? 1 : 0;
    columns.minGames[number] = player.minGames ?? 0;
  });
  return columns;
}

/** What a series brings along from before the office's first list. Most players have nothing. */
function openingColumns(players: readonly Player[], series: string): OpeningColumns {
  const count = players.length;
  const pools = new Map<number, readonly PoolEntry[]>();
  const columns = {
    lastEventDay: new Int32Array(count).fill(NO_DAY),
    firstRatedDay: new Int32Array(count).fill(NO_DAY),
    careerGames: new Int32Array(count),
    reached: new Uint8Array(count),
  };
  players.forEach(({ opening }, number) => {
    const own = opening?.[series];
    if (own === undefined) return;
    columns.lastEventDay[number] = dayOfText(own.lastEventOn);
    columns.firstRatedDay[number] = dayOfText(own.firstRatedOn);
    columns.careerGames[number] = own.careerGames ?? 0;
    columns.reached[number] = own.reached2400 ? REACHED.at2400 : 0;
    if (own.pool?.length) pools.set(number, own.pool);
  });
  return { ...columns, gamesByYear: yearCounts(players, series), pools };
}

/**
 * fce-2016 8.2: on a list is who has a licence of the season by then, from the day it was issued. A season without days of its
 * own is the calendar year; at its turn the licence of the season before counts as long as the season says (D-OFF-3).
 */
function licencesOf(players: readonly Player[], seasons: readonly Season[]): Licences {
  const termOf = termsOfSeasons(seasons);
  const all = compiledPlayers(players);
  const licences = new LicenceDays(
    players.length,
    all.reduce((sum, own) => sum + own.licences.length, 0),
  );
  all.forEach((own, number) => {
    for (const licence of own.licences) {
      const { from, to } = termOfLicence(licence, termOf(licence.season), own.federatedDay);
      licences.add(number, from, to);
    }
  });
  return licences;
}

interface LicenceTerm {
  readonly from: Day;
  readonly to: Day;
}

/** From the day of issue and of federating to the end of the licence. */
function termOfLicence({ issued, ended }: HeldLicence, { from, to }: LicenceTerm, federated: Day): LicenceTerm {
  return { from: Math.max(from, issued, federated), to: Math.min(to, ended) };
}

/** Days on which a player has a licence, both included: terms that follow each other without a day between them are one. */
export function licenceTerms(players: readonly Player[], seasons: readonly Season[], number: number): LicenceTerm[] {
  const termOf = termsOfSeasons(seasons);
  const { licences, federatedDay } = compiledPlayers(players)[number]!;
  const terms = licences
    .map((licence) => termOfLicence(licence, termOf(licence.season), federatedDay))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from);
  const joined: LicenceTerm[] = [];
  for (const term of terms) {
    const last = joined.at(-1);
    if (last === undefined || term.from > last.to + 1) joined.push(term);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, term.to) };
  }
  return joined;
}

/** First and last day of the licences of a season. */
function termsOfSeasons(seasons: readonly Season[]): (season: number) => LicenceTerm {
  const own = new Map(seasons.map((season) => [season.number, season]));
  const known = new Map<number, LicenceTerm>();
  const termOf = (number: number) => {
    const season = own.get(number);
    const from = season === undefined ? dayOf(number, 1, 1) : dayFrom(season.from);
    const to = season === undefined ? dayOf(number, 12, 31) : dayFrom(season.to);
    return { from, to: Math.max(to, dayOfText(own.get(number + 1)?.renewalUntil)) };
  };
  return (number) => {
    const term = known.get(number) ?? termOf(number);
    known.set(number, term);
    return term;
  };
}

function yearCounts(players: readonly Player[], series: string): YearCounts {
  const count = players.length;
  const known: { readonly number: number; readonly year: number; readonly played: number }[] = [];
  players.forEach(({ opening }, number) => {
    for (const [year, played] of Object.entries(opening?.[series]?.gamesByYear ?? {}))
      known.push({ number, year: Number(year), played });
  });
  if (known.length === 0) return { firstYear: 0, years: 0, players: count, counts: new Uint16Array(0) };
  const firstYear = known.reduce((first, { year }) => Math.min(first, year), known[0]!.year);
  const years = known.reduce((last, { year }) => Math.max(last, year), firstYear) - firstYear + 1;
  const counts = new Uint16Array(count * years);
  for (const { number, year, played } of known) counts[(year - firstYear) * count + number] = played;
  return { firstYear, years, players: count, counts };
}
