import { LIST_STATUS } from '@escala/core';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import type { Reading } from '../../ports.ts';
import { reportColumns } from '../../rating/columns/event-columns.ts';
import { GAMES_FOLDER } from '../../rating/columns/packed-games.ts';
import { LINE_BYTES, lineAt, listFolder, partOf, type SheetLine, sliceOf } from '../../rating/columns/packed-sheet.ts';
import { federationKind } from '../federation/federation.ts';
import { playerKind } from '../players/player.ts';

export interface SharedEvent {
  readonly id: string;
  readonly event: FederationEvent | undefined;
}

/** Accepted events in which both took part, under any number: nobody plays twice in one event. */
export async function sharedEvents(
  reading: Reading,
  ones: readonly number[],
  others: readonly number[],
): Promise<SharedEvent[]> {
  const papers = await reading.papers(GAMES_FOLDER, { edition: 'latest' });
  const asReported = Int32Array.from({ length: await reading.count(playerKind) }, (_, number) => number);
  const { events: columns } = reportColumns(new Map(papers.map(({ name, bytes }) => [name, bytes])), asReported);
  const ids = columns.ids.filter((_, event) => {
    const seats = columns.participants.subarray(columns.participantsFrom[event], columns.participantsFrom[event + 1]);
    const has = (numbers: readonly number[]): boolean => numbers.some((number) => seats.includes(number));
    return has(ones) && has(others);
  });
  const events = new Map((await reading.getMany(eventKind, ids)).map(({ id, body }) => [id, body]));
  return ids.map((id) => ({ id, event: events.get(id) }));
}

export interface DifferingLine {
  readonly series: string;
  readonly date: string;
  readonly one: number;
  readonly other: number;
}

/** Published lists that show both, with different ratings. */
export async function differingLines(reading: Reading, one: number, other: number): Promise<DifferingLine[]> {
  const federation = await reading.get(federationKind, reading.federation);
  const differing: DifferingLine[] = [];
  for (const { id: series } of federation?.body.series ?? []) {
    const theirs = await linesOf(reading, series, other);
    for (const [date, line] of await linesOf(reading, series, one)) {
      const rating = theirs.get(date)?.rating ?? line.rating;
      if (rating !== line.rating) differing.push({ series, date, one: line.rating, other: rating });
    }
  }
  return differing;
}

/** A player's lines on all published lists of a series, by date, as published. */
async function linesOf(reading: Reading, series: string, player: number): Promise<ReadonlyMap<string, SheetLine>> {
  const query = { part: partOf(player), slice: sliceOf(player), edition: 'first' } as const;
  const lines = new Map<string, SheetLine>();
  for (const { name: date, bytes } of await reading.papers(listFolder(series), query)) {
    if (bytes.length < LINE_BYTES) continue;
    const line = lineAt(bytes);
    if (line.status !== LIST_STATUS.absent) lines.set(date, line);
  }
  return lines;
}
