import { isListed, LIST_STATUSES, type ListSheet } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { editionOf } from '../editions/list-edition.ts';
import { editionSheet, revisionsOfGames } from '../editions/revisions-of-games.ts';
import { rankedGroup, rankIn } from '../highlights/ranked-group.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { shownOrder } from '../player/inactive-since.ts';
import { findList, findSeries, loadedSeriesOfGames } from '../series/find-series.ts';
import { printedColumns } from './columns-of-list.ts';
import { type ListChoices, listChoices } from './list-choices.ts';
import { hasRating } from './list-order.ts';
import { type ListedRow, listedRow } from './list-row.ts';
import type { ListedLines, ListView, WantedList } from './list-view.ts';

/** The view of a head-to-head list, from columns in memory. */
export async function gamesListView(
  reading: Reading,
  ports: OfficePorts,
  { id }: Series,
  { date: wanted, edition: wantedEdition }: WantedList,
): Promise<ListView> {
  const loaded = await findSeries(ports, reading, id);
  const date = findList(loaded, wanted);
  const lists = loaded.record.listsOf(id);
  const official = lists.find((list) => list.date === date)!;
  const revisions = await revisionsOfGames(reading, loaded, official, ports);
  const { list, edition, revision } = editionOf(official, revisions, wantedEdition);
  const published = loaded.sheetOn(date, 'published')!;
  const sheet = editionSheet(loaded, date, revisions, revision);
  const { players, ranks } = shownOrder(sheet, loaded);
  const columns = await printedColumns(ports, reading, loaded, date);
  const lines: ListedLines = {
    places: allPlaces(players),
    get ranked() {
      return ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 : 0), 0);
    },
    id: (place) => loaded.record.playerIds[players[place]!]!,
    columns: (place) => columns(players[place]!),
    status: (place) => LIST_STATUSES[sheet.status[players[place]!]!] as ListedRow['status'],
    change: (place) => sheet.change[players[place]!]!,
    games: (place) => sheet.games[players[place]!]!,
    row: (place) => listedRow(loaded, sheet, players[place]!, ranks[place] || null, columns, published),
    choices: () => choicesOf(sheet, lines),
    beside: async () => {
      const others = (await loadedSeriesOfGames(ports, reading)).filter(({ series }) => series.id !== loaded.series.id);
      const beside = besideOf(loaded, sheet, others);
      return (place) => beside(players[place]!);
    },
  };
  return {
    federation: loaded.record.federation,
    series: loaded.series,
    list,
    edition,
    revisions,
    previous: lists.findLast((each) => each.date < date)?.date,
    types: [],
    lines: () => lines,
  };
}

const everybody = new WeakMap<Int32Array, readonly number[]>();

/** Made once for each list: most readers ask for all of it. */
function allPlaces(players: Int32Array): readonly number[] {
  const known = everybody.get(players) ?? Array.from(players.keys());
  everybody.set(players, known);
  return known;
}

const known = new WeakMap<ListSheet, ListChoices>();

/** Computed once for each list in memory, since what it prints does not change. */
function choicesOf(sheet: ListSheet, lines: ListedLines): ListChoices {
  const choices = known.get(sheet) ?? listChoices(lines);
  known.set(sheet, choices);
  return choices;
}

/** Further columns of a line: the rank on the previous list, and the ratings of other series in force on that day. */
function besideOf(
  loaded: LoadedSeries,
  { day }: ListSheet,
  others: readonly LoadedSeries[],
): (player: number) => Pick<ListedRow, 'rankBefore' | 'others'> {
  const before = loaded.sheets.findLast((sheet) => sheet.day < day);
  const ranked = before && rankedGroup(loaded, before, NOBODYS_COLUMNS, 'everybody');
  const inForce = others.flatMap(({ series, sheets }) => {
    const sheet = sheets.findLast((each) => each.day <= day);
    return sheet === undefined ? [] : [{ id: series.id, sheet }];
  });
  return (player) => {
    const rank = before && rankIn(before, ranked!, player)?.rank;
    const rated = inForce.filter(({ sheet: { status } }) => isListed(status[player]!) && hasRating(status[player]!));
    return {
      ...(rank !== undefined && { rankBefore: rank }),
      ...(rated.length > 0 && {
        others: Object.fromEntries(rated.map(({ id, sheet }) => [id, sheet.rating[player]!])),
      }),
    };
  };
}

/** Ranking does not need any printed columns. */
const NOBODYS_COLUMNS = () => ({ name: '' });
