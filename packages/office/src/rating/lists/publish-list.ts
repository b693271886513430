import { type Day, dayFrom, type Finding, isListed, LIST_STATUSES, type ListSheet, writeDay } from '@escala/core';
import { z } from 'zod';
import { type Change, defineAct, type Filing, put, refuse, type Terms } from '../../kit/act.ts';
import type { Head, OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { listFolder, packPart } from '../columns/packed-sheet.ts';
import { clubsOn, printedLists } from '../printed/kept-printed.ts';
import { type PrintedLists, printLists } from '../printed/printed-lists.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { type Cause, unsettledCauses } from '../series/causes.ts';
import { filingsOf } from '../series/editions.ts';
import { effectOf } from '../series/effect.ts';
import { roomFor } from '../series/find-series.ts';
import { printedRows, readingOf, sealedList } from '../series/list-seal.ts';
import { causeSchema, publishedListSchema, revisedListSchema } from '../series/outcome-shapes.ts';
import { revisionOf, rhythmOf } from '../series/series-book.ts';
import { type SeriesState, statesOf } from '../series/series-state.ts';
import { type SettledSeries, settle } from '../series/settle.ts';
import { listId, listKind, type OfficialList } from './list.ts';
import { publicationRefusals } from './publication-refusals.ts';
import { type UndecidedReport, undecidedReports } from './undecided-reports.ts';

const commandSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  /** Reports that wait for a decision and are knowingly left out; accepted later, they count on the next list. */
  leaveOut: z.array(z.string()).optional(),
});

interface Facts {
  readonly head: Head;
  readonly record: LoadedRecord;
  readonly states: readonly SeriesState[];
  readonly undecided: readonly UndecidedReport[];
  readonly causes: readonly Cause[];
  readonly clubs: ReadonlyMap<string, string>;
  /** What the lists so far print beside the figures. */
  readonly printed: PrintedLists;
}

export async function loadPublication(
  reading: Reading,
  { series }: { readonly series: string },
  ports: OfficePorts,
): Promise<Facts> {
  const room = await roomFor(ports, reading);
  return {
    head: await reading.head(),
    record: room.record,
    states: await statesOf(reading, room),
    undecided: await undecidedReports(reading),
    causes: await unsettledCauses(reading),
    clubs: await clubsOn(reading),
    printed: await printedLists(ports, reading, series),
  };
}

export interface Publication {
  readonly list: string;
  readonly hash: string;
  readonly players: number;
  readonly games: number;
  /** How many players have each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Earlier lists that follow the record by now, where they did not yet. */
  readonly revised: readonly { readonly series: string; readonly date: string; readonly players: number }[];
  /** The acts behind those revisions. */
  readonly causes: readonly Cause[];
}

/** Folder of what the rule book had to say of a list, as JSON under its date. */
export const findingFolder = (series: string): string => `findings/${series}`;

/** The next list of a series, computed from the record as it is and kept for good (fce-2016 8.1, fide-2009 7.1). */
export const publishList = defineAct({
  kind: 'list.publish',
  command: commandSchema,
  reason: 'optional',
  outcome: z.strictObject({
    ...publishedListSchema.shape,
    statuses: z.record(z.string(), z.int()),
    revised: z.array(revisedListSchema),
    causes: z.array(causeSchema),
  }),
  subject: ({ series, date }) => ({ kind: 'list', id: listId(series, date) }),
  load: (reading, command, ports) => loadPublication(reading, command, ports),
  decide: (facts, command, terms) => {
    const { record, states } = facts;
    const refusals = publicationRefusals(record, command, facts.undecided, terms.today);
    if (refusals.length > 0) return refuse(...refusals);
    const days = [dayFrom(command.date)];
    const settled = settle(record, states, { series: command.series, days });
    const { changes, filings, outcome } = published(facts, settled, command.series, days, terms);
    return { changes, filings, outcome: outcome[0]! };
  },
});

/** The new lists of a series with their hashes, and the revised editions of the old ones. */
export function published(
  { head, record, causes, clubs, printed }: Facts,
  settled: readonly SettledSeries[],
  series: string,
  days: readonly Day[],
  { today, digest, federation }: Terms,
): { changes: Change[]; filings: Filing[]; outcome: Publication[] } {
  const own = settled.find(({ state }) => state.series.id === series)!;
  const fresh = own.sheets.slice(own.sheets.length - days.length);
  const lists = printLists(series, printed, { ...record, clubs }, days.map(writeDay));
  const revised = effectOf(record, settled).map(({ series: of, date, players }) => ({ series: of, date, players }));
  const filings = settled.flatMap((each) => each.filings);
  const changes: Change[] = [];
  const outcome = fresh.map((sheet, i): Publication => {
    const { columns, filing } = lists[i]!;
    const rows = printedRows(own.state.series, sheet, record.playerIds, columns);
    const list = sealedList(federation, listOf(own.state.series, sheet, head, today), rows, head, digest);
    const id = listId(series, list.date);
    filings.push(...filingsOfList(series, sheet), filing, ...findingsFiling(series, list.date, own.findings[i]!));
    changes.push(put(listKind, id, 0, list));
    return {
      list: id,
      hash: list.hash,
      players: list.players,
      games: list.games,
      statuses: statusesOf(sheet),
      revised,
      causes: revised.length === 0 ? [] : causes,
    };
  });
  return { changes, filings, outcome };
}

/** A list on which nobody stands yet is kept, too: in a young federation everybody is still on the way to a first rating. */
function filingsOfList(series: string, sheet: ListSheet): Filing[] {
  const filings = filingsOf(series, sheet);
  const folder = listFolder(series);
  if (filings.some((filing) => filing.folder === folder)) return filings;
  return [{ folder, name: writeDay(sheet.day), part: 0, bytes: packPart(sheet, 0) }, ...filings];
}

function listOf(series: Series, sheet: ListSheet, head: Head, today: string): Omit<OfficialList, 'hash'> {
  const listed = sheet.status.reduce((sum, status) => sum + (isListed(status) ? 1 : 0), 0);
  const lines = sheet.games.reduce((sum, games) => sum + games, 0);
  return {
    series: series.id,
    date: writeDay(sheet.day),
    regulation: series.regulation,
    revision: revisionOf(series),
    part: rhythmOf(series),
    reading: readingOf(series),
    publishedOn: today,
    source: 'computed',
    asOf: head.seq,
    players: listed,
    games: lines,
  };
}

function statusesOf(sheet: ListSheet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of sheet.status) {
    const status = LIST_STATUSES[code]!;
    if (status !== 'absent') counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

function findingsFiling(series: string, date: string, findings: readonly Finding[]): Filing[] {
  if (findings.length === 0) return [];
  const bytes = new TextEncoder().encode(JSON.stringify(findings));
  return [{ folder: findingFolder(series), name: date, part: 0, bytes }];
}
