import { LISTED_TYPES, type ListedType } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import { editionOf } from '../../rating/editions/list-edition.ts';
import { listKind } from '../../rating/lists/list.ts';
import { listChoices } from '../../rating/lists/list-choices.ts';
import type { ListedRow } from '../../rating/lists/list-row.ts';
import type { ListedLines, ListView, WantedList } from '../../rating/lists/list-view.ts';
import { printedLists, registerOf } from '../../rating/printed/kept-printed.ts';
import { columnsOn, type PrintedColumns } from '../../rating/printed/printed-columns.ts';
import { publishedList } from '../../rating/series/find-series.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { revisionsOfPlay } from '../series/revisions-of-play.ts';
import { scrabbleBook } from '../series/scrabble-book.ts';
import { type PrintedRating, printedRating, type ScrabbleSheet } from '../series/scrabble-sheet.ts';
import { keptSheet } from '../series/sheet-editions.ts';

/** A Scrabble list: the general rating, and those of every type of play. */
export async function scrabbleListView(
  reading: Reading,
  ports: OfficePorts,
  series: Series,
  { date: wanted, edition: wantedEdition }: WantedList,
): Promise<ListView> {
  const { id } = series;
  const { body: official } = await publishedList(reading, id, wanted);
  const revisions = await revisionsOfPlay(reading, official, ports);
  const { list, edition, revision } = editionOf(official, revisions, wantedEdition);
  const published = await keptSheet(reading, id, list.date, 'published');
  const sheet = revision?.sheet ?? published;
  const dates = (await reading.find(listKind, { key: 'series', equals: id })).map(({ body }) => body.date).sort();
  const previous = dates.findLast((date) => date < list.date);
  const before =
    previous === undefined
      ? undefined
      : await keptSheet(reading, id, previous, wantedEdition === 'published' ? 'published' : 'revised');
  const columnsOf = await columnsOfSheet(ports, reading, series, sheet);
  const rowsOf = (type: ListedType): ListedRow[] =>
    inOrder(series, sheet, type).map((line) => rowOf(line, columnsOf(line.id), type, published, before));
  return {
    federation: (await reading.get(federationKind, reading.federation))!.body,
    series,
    list,
    edition,
    revisions,
    previous,
    types: LISTED_TYPES.map((type) => ({ type, players: inOrder(series, sheet, type).length })),
    lines: (type = 'general') => linesOf(rowsOf(type)),
  };
}

function linesOf(rows: readonly ListedRow[]): ListedLines {
  const lines: ListedLines = {
    places: [...rows.keys()],
    ranked: rows.filter(({ rank }) => rank !== null).length,
    id: (place) => rows[place]!.id,
    columns: (place) => rows[place]!,
    status: (place) => rows[place]!.status,
    change: (place) => rows[place]!.change ?? Number.NEGATIVE_INFINITY,
    games: (place) => rows[place]!.games ?? 0,
    row: (place) => rows[place]!,
    choices: () => listChoices(lines),
  };
  return lines;
}

/** The columns printed for players on the list: as on its day of publication (D-FCE-23). */
async function columnsOfSheet(
  ports: OfficePorts,
  reading: Reading,
  { id }: Series,
  { listDate: date, ratings }: ScrabbleSheet,
): Promise<(player: string) => PrintedColumns> {
  const printed = await printedLists(ports, reading, id);
  // A player who came onto the list by a revision, and was registered after the very last list, is not on a paper yet.
  const others = Object.keys(ratings).filter((player) => printed.columnsOf(date, player) === undefined);
  const register = others.length === 0 ? undefined : await registerOf(reading, await reading.list(playerKind));
  const today = register && columnsOn(register, date);
  return (player) =>
    printed.columnsOf(date, player) ?? (register && today!(register.playerIds.indexOf(player))) ?? { name: player };
}

interface PrintedLine extends PrintedRating {
  readonly id: string;
  readonly rank: number | null;
}

/** All players with a rating of the type, in the book's order. */
function inOrder(series: Series, sheet: ScrabbleSheet, type: ListedType): readonly PrintedLine[] {
  const lines = Object.keys(type === 'general' ? sheet.general : sheet.ratings).flatMap((id) => {
    const printed = printedRating(sheet, id, type);
    return printed === undefined ? [] : [{ ...printed, id }];
  });
  return scrabbleBook(series).inListOrder(lines);
}

/** D-OFF-200: the change is the printed rating minus the one printed on the previous list, both in the same edition. */
function rowOf(
  { rank, id, rating, displayed, status, played }: PrintedLine,
  columns: PrintedColumns,
  type: ListedType,
  published: ScrabbleSheet,
  previous: ScrabbleSheet | undefined,
): ListedRow {
  const first = printedRating(published, id, type)?.displayed ?? null;
  const before = previous && printedRating(previous, id, type)?.displayed;
  return {
    rank,
    id,
    ...columns,
    rating: displayed,
    exact: rating,
    ...(first !== displayed && { published: first }),
    previous: before ?? null,
    ...(before !== undefined && { change: displayed - before }),
    ...(played !== undefined && { games: played }),
    status: status ?? 'rated',
  };
}
