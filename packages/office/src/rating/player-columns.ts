import {
  dayFrom,
  giveLicence,
  type LicenceColumns,
  NO_DAY,
  newLicences,
  type PlayerColumns,
  UNRATED,
  type YearCounts,
} from '@escala/core';
import type { Player } from '../records/player.ts';

/** For whom the games of a player count: the player, or the one of whom this was a duplicate. */
export function keptNumbers(players: readonly Player[], playerIds: readonly string[]): Int32Array {
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

/** The players as the rating books of a series find them when the office's first list opens. */
export function playerColumns(players: readonly Player[], series: string): PlayerColumns {
  const count = players.length;
  const day = (pick: (player: Player) => string | undefined): Int32Array =>
    Int32Array.from(players, (player) => {
      const text = pick(player);
      return text === undefined ? NO_DAY : dayFrom(text);
    });
  const opening = (player: Player) => player.opening?.[series];
  const licences = licenceColumns(players);
  return {
    count,
    birthDay: day((player) => player.birthDate),
    federated: Uint8Array.from(players, (player) => (Object.keys(player.licences).length > 0 ? 1 : 0)),
    federatedDay: day((player) => player.federatedOn),
    ...(licences ? { licences } : {}),
    firstSeason: Int16Array.from(players, (player) => player.firstSeason ?? firstLicence(player) ?? 0),
    fideRating: new Int16Array(count).fill(UNRATED),
    standardRating: new Int16Array(count).fill(UNRATED),
    lastEventDay: day((player) => opening(player)?.lastEventOn),
    firstRatedDay: day((player) => opening(player)?.firstRatedOn),
    gamesByYear: yearCounts(players, series),
    careerGames: Int32Array.from(players, (player) => opening(player)?.careerGames ?? 0),
    reached2400: Uint8Array.from(players, (player) => (opening(player)?.reached2400 ? 1 : 0)),
    female: Uint8Array.from(players, (player) => (player.sex === 'f' ? 1 : 0)),
    minGames: Uint8Array.from(players, (player) => player.minGames ?? 0),
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

function licenceColumns(players: readonly Player[]): LicenceColumns | undefined {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const player of players)
    for (const season of seasonsOf(player)) {
      first = Math.min(first, season);
      last = Math.max(last, season);
    }
  // Columns without a season say that nobody has a licence.
  if (first > last) return newLicences(players.length, 0, 0);
  const licences = newLicences(players.length, first, last - first + 1);
  players.forEach((player, number) => {
    for (const season of seasonsOf(player)) giveLicence(licences, number, season);
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
