import { dayFrom, type HeadToHeadInput, type HeadToHeadOutput, LIST_STATUS } from '@escala/core';
import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { printedColumns } from '../lists/columns-of-list.ts';
import type { OfficialList } from '../lists/list.ts';
import { type ListedRow, listedRow } from '../lists/list-row.ts';
import { sheetOfEdition } from '../lists/published-sheet.ts';
import { roomOfList } from '../rooms/room-of-list.ts';
import { findList, findPlayer, findSeries } from '../series/find-series.ts';
import { explainLine } from './explain-line.ts';

export const lineInputSchema = z.strictObject({
  player: z.string(),
  series: z.string(),
  /** The latest list where no date is given. */
  date: z.iso.date().optional(),
  edition: z.enum(['published', 'revised']).default('revised'),
});

/** A player's line of a list with the document it comes from. */
export interface LineWithDocument {
  readonly list: OfficialList;
  readonly row: ListedRow;
  readonly document: HeadToHeadInput;
  readonly output: HeadToHeadOutput;
}

export async function lineWithDocument(
  reading: Reading,
  { player, series, date: wanted, edition }: z.infer<typeof lineInputSchema>,
  ports: OfficePorts,
): Promise<LineWithDocument> {
  const present = await findSeries(ports, reading, series);
  const date = findList(present, wanted);
  const list = present.record.listsOf(series).find((each) => each.date === date)!;
  const number = findPlayer(present, player);
  const room = edition === 'published' ? await roomOfList(ports, reading, present, list) : present;
  const sheet = await sheetOfEdition(reading, present, date, edition);
  if (sheet.status[number] === LIST_STATUS.absent)
    throw new Refused([missing('player-not-on-list', { player, series, date }, { field: 'player' })]);
  const { document, output } = explainLine(room, dayFrom(date), number);
  const columns = await printedColumns(ports, reading, present, date);
  const row = listedRow(
    present,
    sheet,
    number,
    null,
    columns,
    await sheetOfEdition(reading, present, date, 'published'),
  );
  return { list, row, document: await withEventNames(reading, document), output };
}

/** Names of events are no matter of the rating books, only of whoever reads the document. */
export async function withEventNames(reading: Reading, document: HeadToHeadInput): Promise<HeadToHeadInput> {
  const found = await reading.getMany(
    eventKind,
    document.events.map(({ id }) => id),
  );
  const names = new Map(found.map(({ id, body }) => [id, body.name]));
  return { ...document, events: document.events.map((event) => ({ ...event, name: names.get(event.id) })) };
}

export const namedEvents = ({ events }: HeadToHeadInput): { id: string; name: string }[] =>
  events.map(({ id, name = id }) => ({ id, name }));
