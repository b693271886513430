import { dayFrom, type HeadToHeadInput, LIST_STATUS } from '@escala/core';
import { eventKind } from '../../events/event.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { editionOf } from '../editions/list-edition.ts';
import { revisionsOfGames } from '../editions/revisions-of-games.ts';
import { seriesOfList } from '../in-memory/series-of-list.ts';
import { printedColumns } from '../lists/columns-of-list.ts';
import { listedRow } from '../lists/list-row.ts';
import { findList, findPlayer, findSeries } from '../series/find-series.ts';
import type { ExplainedRating } from '../series/rating-series.ts';
import { explainLine } from './explain-line.ts';
import type { LineAsked } from './explained-shapes.ts';

/** A player's line of a list with the document it is computed from. */
export async function explainGames(
  reading: Reading,
  ports: OfficePorts,
  { id: series }: Series,
  { player, date: wanted, edition }: LineAsked,
): Promise<ExplainedRating & { readonly kind: 'head-to-head' }> {
  const present = await findSeries(ports, reading, series);
  const date = findList(present, wanted);
  const official = present.record.listsOf(series).find((each) => each.date === date)!;
  const revisions = await revisionsOfGames(reading, present, official, ports);
  const { list } = editionOf(official, revisions, edition);
  const number = findPlayer(present, player);
  const loaded = edition === 'published' ? await seriesOfList(ports, reading, present, official) : present;
  const sheet = present.sheetOn(date, edition)!;
  if (sheet.status[number] === LIST_STATUS.absent)
    throw new Refused([missing('player-not-on-list', { player, series, date }, { field: 'player' })]);
  const { document: bare, output } = explainLine(loaded, dayFrom(date), number);
  const columns = await printedColumns(ports, reading, present, date);
  const row = listedRow(present, sheet, number, null, columns, present.sheetOn(date, 'published'));
  const document = await withEventNames(reading, bare);
  return {
    kind: 'head-to-head',
    list,
    isRevised: revisions.length > 0,
    row,
    agrees: output.list[0]?.rating === row.rating && output.list[0]?.status === row.status,
    events: namedEvents(document),
    document,
    output,
  };
}

/** Rating books do not need names of events, but readers of the document do. */
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
