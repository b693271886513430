import { NO_DAY, type PlayerColumns, type PoolEntry, REACHED, UNRATED, type YearCounts, yearOf } from '@escala/core';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { compiled, compiledPlayers, dayOfText } from '../player/compiled-player.ts';
import { changedTerms, columnsOfTerms, licencesOf, type TermColumns, termsOfAll } from './licence-columns.ts';

const kept = new WeakMap<readonly Player[], Int32Array>();

/**
 * Maps each player to the one their games count for: themselves, or the player they were merged into. Computed once for
 * each array of players.
 */
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

/** The columns that all series share. */
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

/** Everything derived from the players, as kept ready. */
export interface ReadyPlayers {
  readonly kept: Int32Array;
  readonly common: Omit<CommonColumns, 'licences'>;
  readonly licences: TermColumns;
  readonly bySeries: ReadonlyMap<string, OpeningColumns>;
}

export function readyPlayers(
  { players, playerIds, seasons }: Pick<LoadedRecord, 'players' | 'playerIds' | 'seasons'>,
  series: readonly string[],
): ReadyPlayers {
  const { licences, ...common } = knownColumns(players, seasons).common;
  return {
    kept: keptNumbers(players, playerIds),
    common,
    licences: columnsOfTerms(licences!),
    bySeries: new Map(series.map((id) => [id, openingOf(playerColumns(players, seasons, id))])),
  };
}

/** Takes what was kept ready, so that players need not be read. */
export function takeReadyPlayers(
  players: readonly Player[],
  seasons: readonly Season[],
  { kept: numbers, common: others, licences, bySeries }: ReadyPlayers,
): void {
  kept.set(players, numbers);
  const common = { ...others, licences: licencesOf(licences) };
  const ofSeries = [...bySeries].map(([id, opening]) => [id, { ...common, ...opening }] as const);
  columnsOf.set(players, { seasons, common, bySeries: new Map(ofSeries) });
}

const openingOf = ({
  lastEventDay,
  firstRatedDay,
  gamesByYear,
  careerGames,
  reached,
  pools,
}: PlayerColumns): OpeningColumns => ({ lastEventDay, firstRatedDay, gamesByYear, careerGames, reached, pools });

/** Computed once for each array of players; never written to. */
const columnsOf = new WeakMap<readonly Player[], KnownColumns>();

/** The players as a series' rating books find them before the office's first list. */
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

/**
 * Updates the columns when only these players changed or were added: an act touches one of twenty thousand, and the
 * others are not read. A series' opening columns are reused if none of these players has an opening.
 */
export function takeColumns(before: readonly Player[], players: readonly Player[], numbers: readonly number[]): void {
  takeKept(before, players, numbers);
  const known = columnsOf.get(before);
  if (known === undefined) return;
  const { seasons } = known;
  const common = { ...wider(known.common, players.length), count: players.length };
  const licences = changedTerms(columnsOfTerms(known.common.licences!), players, numbers, seasons);
  for (const number of numbers) putPlayer(common, players[number]!, number);
  const made = { ...common, licences: licencesOf(licences) };
  const brings = ({ opening }: Player): boolean => opening !== undefined;
  const isSame = numbers.every((number) => !brings(players[number]!) && !(before[number] && brings(before[number])));
  const bySeries = [...(isSame ? known.bySeries : [])].map(([id, columns]) => {
    const { pools, gamesByYear, ...opening } = openingOf(columns);
    const years = yearsFor(gamesByYear, players.length);
    return [id, { ...made, ...wider(opening, players.length, NO_DAYS), pools, gamesByYear: years }] as const;
  });
  columnsOf.set(players, { seasons, common: made, bySeries: new Map(bySeries) });
}

const NO_DAYS: Readonly<Record<string, number>> = { lastEventDay: NO_DAY, firstRatedDay: NO_DAY };

/** Copies of the columns for this many players. */
function wider<Columns extends object>(
  columns: Columns,
  count: number,
  filling: Readonly<Record<string, number>> = {},
): Columns {
  const copies = Object.entries(columns).map(([name, column]) => {
    if (!(column instanceof Int32Array || column instanceof Int16Array || column instanceof Uint8Array))
      return [name, column];
    const copy = new (column.constructor as Int32ArrayConstructor)(count).fill(filling[name] ?? 0);
    copy.set(column);
    return [name, copy];
  });
  return Object.fromEntries(copies) as Columns;
}

function yearsFor(years: YearCounts, players: number): YearCounts {
  if (years.players === players) return years;
  const counts = new Uint16Array(years.years * players);
  for (let year = 0; year < years.years; year++)
    counts.set(years.counts.subarray(year * years.players, (year + 1) * years.players), year * players);
  return { ...years, players, counts };
}

/** Who counts for whom only changes with a merge. */
function takeKept(before: readonly Player[], players: readonly Player[], numbers: readonly number[]): void {
  const known = kept.get(before);
  const isSame = numbers.every((number) => before[number]?.mergedInto === players[number]!.mergedInto);
  if (known === undefined || !isSame) return;
  kept.set(
    players,
    Int32Array.from({ length: players.length }, (_, number) => known[number] ?? number),
  );
}

function commonColumns(players: readonly Player[], seasons: readonly Season[]): CommonColumns {
  const count = players.length;
  const columns = {
    count,
    birthDay: new Int32Array(count),
    birthYear: new Int16Array(count),
    federated: new Uint8Array(count),
    federatedDay: new Int32Array(count),
    licences: licencesOf(termsOfAll(players, seasons)),
    firstSeason: new Int16Array(count),
    fideRating: new Int16Array(count).fill(UNRATED),
    standardRating: new Int16Array(count).fill(UNRATED),
    female: new Uint8Array(count),
    minGames: new Uint8Array(count),
  };
  const all = compiledPlayers(players);
  players.forEach((player, number) => {
    putPlayer(columns, player, number, all[number]!);
  });
  return columns;
}

function putPlayer(columns: CommonColumns, player: Player, number: number, own = compiled(player)): void {
  const { birthDay, federatedDay, isFederated, firstSeason } = own;
  columns.birthDay[number] = birthDay;
  columns.birthYear[number] = birthDay === NO_DAY ? 0 : yearOf(birthDay);
  columns.federatedDay[number] = federatedDay;
  columns.federated[number] = isFederated ? 1 : 0;
  columns.firstSeason[number] = firstSeason;
  columns.female[number] = player.sex === 'f' ? 1 : 0;
  columns.minGames[number] = player.minGames ?? 0;
}

/** What players bring into a series from before the office's first list. Most bring nothing. */
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
