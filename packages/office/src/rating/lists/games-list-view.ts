import { isListed, LIST_STATUSES, type ListSheet } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { rankedGroup, rankIn } from '../highlights/ranked-group.ts';
import { shownOrder } from '../player/inactive-since.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { findList, findSeries, roomFor } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';
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
  { date: wanted, edition }: WantedList,
): Promise<ListView> {
  const room = await findSeries(ports, reading, id);
  const date = findList(room, wanted);
  const [published, revised] = [room.sheetOn(date, 'published')!, room.sheetOn(date)!];
  const sheet = edition === 'published' ? published : revised;
  const { players, ranks } = shownOrder(sheet, room);
  const columns = await printedColumns(ports, reading, room, date);
  const lists = room.record.listsOf(id);
  const lines: ListedLines = {
    places: allPlaces(players),
    id: (place) => room.record.playerIds[players[place]!]!,
    columns: (place) => columns(players[place]!),
    status: (place) => LIST_STATUSES[sheet.status[players[place]!]!] as ListedRow['status'],
    change: (place) => sheet.change[players[place]!]!,
    games: (place) => sheet.games[players[place]!]!,
    row: (place) => listedRow(room, sheet, players[place]!, ranks[place] || null, columns, published),
    choices: () => choicesOf(sheet, lines),
    beside: async () => {
      const beside = besideOf(room, sheet, await otherRooms(ports, reading, room));
      return (place) => beside(players[place]!);
    },
  };
  return {
    federation: room.record.federation,
    series: room.series,
    list: lists.find((list) => list.date === date)!,
    edition,
    isRevised: differ(published, revised),
    previous: lists.findLast((list) => list.date < date)?.date,
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

function differ(one: ListSheet, other: ListSheet): boolean {
  if (one === other) return false;
  for (let player = 0; player < other.rating.length; player++)
    if (one.rating[player] !== other.rating[player] || one.status[player] !== other.status[player]) return true;
  return false;
}

/** The federation's other series of games. */
async function otherRooms(ports: OfficePorts, reading: Reading, room: SeriesRoom): Promise<SeriesRoom[]> {
  const all = await roomFor(ports, reading);
  const found: SeriesRoom[] = [];
  for (const series of all.record.federation.series)
    if (series.id !== room.series.id && bookOf(series).kind === 'head-to-head')
      found.push((await all.series(reading, series.id))!);
  return found;
}

/** Further columns of a line: the rank on the previous list, and the ratings of other series in force on that day. */
function besideOf(
  room: SeriesRoom,
  { day }: ListSheet,
  others: readonly SeriesRoom[],
): (player: number) => Pick<ListedRow, 'rankBefore' | 'others'> {
  const before = room.sheets.findLast((sheet) => sheet.day < day);
  const ranked = before && rankedGroup(room, before, NOBODYS_COLUMNS, 'everybody');
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
