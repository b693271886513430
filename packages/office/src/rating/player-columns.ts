import { dayFrom, dayOf, type Licences, NO_DAY, type PlayerColumns, UNRATED, type YearCounts } from '@escala/core';
import type { Player } from '../records/player.ts';
import type { Season } from '../records/season.ts';
import { LicenceDays } from './licence-days.ts';

const kept = new WeakMap<readonly Player[], Int32Array>();

/** For whom the games of a player count: the player, or the one of whom this was a duplicate. Made once for each set of players. */
export function keptNumbers(players: readonly Player[], playerIds: readonly string[]): Int32Array {
  const known = kept.get(players) ?? numbersOfKept(players, playerIds);
  kept.set(players, known);
  return known;
}

function numbersOfKept(players: readonly Player[], playerIds: readonly string[]): Int32Array {
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
  'lastEventDay' | 'firstRatedDay' | 'gamesByYear' | 'careerGames' | 'reached2400' | 'pools'
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

function dayColumn(players: readonly Player[], pick: (player: Player) => string | undefined): Int32Array {
  return Int32Array.from(players, (player) => {
    const text = pick(player);
    return text === undefined ? NO_DAY : dayFrom(text);
  });
}

function commonColumns(players: readonly Player[], seasons: readonly Season[]): CommonColumns {
  const count = players.length;
  return {
    count,
    birthDay: dayColumn(players, (player) => player.birthDate),
    federated: Uint8Array.from(players, (player) => (Object.keys(player.licences).length > 0 ? 1 : 0)),
    federatedDay: dayColumn(players, (player) => player.federatedOn),
    licences: licencesOf(players, seasons),
    firstSeason: Int16Array.from(players, (player) => player.firstSeason ?? firstLicence(player) ?? 0),
    fideRating: new Int16Array(count).fill(UNRATED),
    standardRating: new Int16Array(count).fill(UNRATED),
    female: Uint8Array.from(players, (player) => (player.sex === 'f' ? 1 : 0)),
    minGames: Uint8Array.from(players, (player) => player.minGames ?? 0),
  };
}

/** What a series brings along from before the office's first list. */
function openingColumns(players: readonly Player[], series: string): OpeningColumns {
  const opening = (player: Player) => player.opening?.[series];
  return {
    lastEventDay: dayColumn(players, (player) => opening(player)?.lastEventOn),
    firstRatedDay: dayColumn(players, (player) => opening(player)?.firstRatedOn),
    gamesByYear: yearCounts(players, series),
    careerGames: Int32Array.from(players, (player) => opening(player)?.careerGames ?? 0),
    reached2400: Uint8Array.from(players, (player) => (opening(player)?.reached2400 ? 1 : 0)),
    pools: new Map(
      players.flatMap((player, number) => {
        const pool = opening(player)?.pool;
        return pool?.length ? [[number, pool] as const] : [];
      }),
    ),
  };
}

function seasonsOf(player: Player): number[] {
  return player.mergedInto === undefined ? Object.keys(player.licences).map(Number) : [];
}

function firstLicence(player: Player): number | undefined {
  const seasons = seasonsOf(player);
  return seasons.length === 0 ? undefined : Math.min(...seasons);
}

/**
 * fce-2016 8.2: on a list is who has a licence of the season by then, from the day it was issued. A season without days of its
 * own is the calendar year; at its turn the licence of the season before counts as long as the season says (D-OFF-3).
 */
function licencesOf(players: readonly Player[], seasons: readonly Season[]): Licences {
  const days = new Map(seasons.map(({ number, from, to }) => [number, { from: dayFrom(from), to: dayFrom(to) }]));
  const renewal = new Map(
    seasons.flatMap(({ number, renewalUntil }) =>
      renewalUntil === undefined ? [] : [[number, dayFrom(renewalUntil)] as const],
    ),
  );
  const held = players.map(seasonsOf);
  const licences = new LicenceDays(
    players.length,
    held.reduce((sum, own) => sum + own.length, 0),
  );
  players.forEach(({ licensedOn }, number) => {
    for (const season of held[number]!) {
      const { from, to } = days.get(season) ?? { from: dayOf(season, 1, 1), to: dayOf(season, 12, 31) };
      const issued = licensedOn?.[season];
      licences.add(
        number,
        issued === undefined ? from : Math.max(from, dayFrom(issued)),
        Math.max(to, renewal.get(season + 1) ?? to),
      );
    }
  });
  return licences;
}

function yearCounts(players: readonly Player[], series: string): YearCounts {
  const known = players.map((player) => player.opening?.[series]?.gamesByYear ?? {});
  const years = known.flatMap((games) => Object.keys(games).map(Number));
  const count = players.length;
  if (years.length === 0) return { firstYear: 0, years: 0, players: count, counts: new Uint16Array(0) };
  const firstYear = years.reduce((a, b) => Math.min(a, b));
  const span = years.reduce((a, b) => Math.max(a, b)) - firstYear + 1;
  const counts = new Uint16Array(count * span);
  known.forEach((games, number) => {
    for (const [year, played] of Object.entries(games)) counts[(Number(year) - firstYear) * count + number] = played;
  });
  return { firstYear, years: span, players: count, counts };
}
