import type { ScrabbleStatus } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import { listKind, type OfficialList } from '../../rating/lists/list.ts';
import { printedLists, registerOf } from '../../rating/printed/kept-printed.ts';
import { columnsOn, type PrintedColumns } from '../../rating/printed/printed-columns.ts';
import type { Edition } from '../../rating/series/editions.ts';
import { publishedList } from '../../rating/series/find-list.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { type ListedType, printedRating, type ScrabbleSheet } from '../series/scrabble-sheet.ts';
import { keptSheet, scrabbleSeriesOnRecord } from './kept-sheet.ts';
import { generalList, printedList } from './printed-order.ts';

/** A list with what stands beside its ratings: who everybody is, and the list before it. */
export interface LaidOutList {
  readonly list: OfficialList;
  readonly series: Series;
  readonly edition: Edition;
  readonly sheet: ScrabbleSheet;
  /** As it was published. */
  readonly published: ScrabbleSheet;
  readonly previous: { readonly date: string; readonly sheet: ScrabbleSheet } | undefined;
  /** How the list prints whoever is on it: as on the day of its publication (D-FCE-23). */
  columnsOf(player: string): PrintedColumns | undefined;
}

export interface ListedLine extends Readonly<PrintedColumns> {
  /** Among the active ones; the others stand apart without (frs-2012 §3). Level ones share it. */
  readonly rank: number | null;
  readonly player: string;
  readonly rating: number;
  readonly displayed: number;
  /** As it was published, where that was another number. */
  readonly published?: number | null;
  /** The general rating has none (§8). */
  readonly status: ScrabbleStatus | null;
  readonly played: number | null;
  /** Printed on the list before; null where it has no such rating. */
  readonly before: number | null;
  readonly change: number | null;
}

export async function laidOutList(
  ports: OfficePorts,
  reading: Reading,
  { series: id, date: wanted, edition }: { series: string; date?: string | undefined; edition: Edition },
): Promise<LaidOutList> {
  const series = await scrabbleSeriesOnRecord(reading, id);
  const { body: list } = await publishedList(reading, id, wanted);
  const sheet = await keptSheet(reading, id, list.date, edition);
  const dates = (await reading.find(listKind, { key: 'series', equals: id })).map(({ body }) => body.date).sort();
  const before = dates.findLast((date) => date < list.date);
  const printed = await printedLists(ports, reading, id);
  // Who came to the list by a revision, and was registered after the last list of all, is not on a paper yet.
  const others = Object.keys(sheet.ratings).filter((player) => printed.columnsOf(list.date, player) === undefined);
  const register = others.length === 0 ? undefined : await registerOf(reading, await reading.list(playerKind));
  const today = register && columnsOn(register, list.date);
  return {
    list,
    series,
    edition,
    sheet,
    published: edition === 'published' ? sheet : await keptSheet(reading, id, list.date, 'published'),
    previous: before === undefined ? undefined : { date: before, sheet: await keptSheet(reading, id, before, edition) },
    columnsOf: (player) =>
      printed.columnsOf(list.date, player) ?? (register && today!(register.playerIds.indexOf(player))),
  };
}

/** Everybody with a rating of the type, as the list prints them: the active ones in order, then the others. */
export function listedLines(laidOut: LaidOutList, type: ListedType): ListedLine[] {
  const { sheet } = laidOut;
  if (type === 'general') return ranked(generalList(sheet)).map((line) => lineOf(laidOut, type, line));
  const { active, provisional, inactive } = printedList(sheet, type);
  const apart = [...provisional, ...inactive].map((line) => ({ ...line, rank: null }));
  return [...ranked(active), ...apart].map((line) => lineOf(laidOut, type, line));
}

interface Printed {
  readonly player: string;
  readonly rating: number;
  readonly displayed: number;
  readonly status?: ScrabbleStatus;
  readonly played?: number;
}

function ranked(lines: readonly Printed[]): (Printed & { rank: number })[] {
  let rank = 0;
  return lines.map((line, i) => {
    if (lines[i - 1]?.rating !== line.rating) rank = i + 1;
    return { ...line, rank };
  });
}

/** D-OFF-200: a change is what was printed less what was printed on the list before, both of the same edition. */
function lineOf(
  { published, previous, columnsOf }: LaidOutList,
  type: ListedType,
  { rank, player, rating, displayed, status, played }: Printed & { readonly rank: number | null },
): ListedLine {
  const first = printedRating(published, player, type)?.displayed ?? null;
  const before = previous && printedRating(previous.sheet, player, type);
  return {
    rank,
    player,
    ...(columnsOf(player) ?? { name: player }),
    rating,
    displayed,
    ...(first !== displayed && { published: first }),
    status: status ?? null,
    played: played ?? null,
    before: before?.displayed ?? null,
    change: before === undefined ? null : displayed - before.displayed,
  };
}
