import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { type Change, type Decision, type Filing, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Head, Kept, OfficePorts, Reading } from '../../ports.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import { printedLists, registerOf } from '../../rating/printed/kept-printed.ts';
import type { ColumnsOf, Register } from '../../rating/printed/printed-columns.ts';
import { type PrintedLists, printLists } from '../../rating/printed/printed-lists.ts';
import { termsOf } from '../../rating/publishing/next-list.ts';
import { sealedList } from '../../rating/series/list-seal.ts';
import { bookOf, madeBy } from '../../rating/series/series-book.ts';
import { federationOf, type Series } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { Doubt } from '../doubt.ts';
import { type Import, sourceSchema } from '../import.ts';
import { type Batch, batchDone, batchFields, batchOutcomeSchema, batchRefusals, loadImport } from '../import-batch.ts';
import { KnownPlayers, loadKnown } from '../players/known-players.ts';
import type { OldLine } from './old-line.ts';

/** The fields of a batch with an old list besides its lines, for any kind of book. */
export const oldListFields = { ...batchFields, file: sourceSchema, series: z.string(), date: z.iso.date() };

export const oldListOutcomeSchema = z.strictObject({ ...batchOutcomeSchema.shape, lines: z.int() });
type Outcome = z.infer<typeof oldListOutcomeSchema>;

/** An old list as a file gives it. */
export interface ToldList {
  readonly series: string;
  readonly date: string;
  readonly lines: readonly OldLine[];
}

export type OldList = Batch & ToldList;

export interface OldListFacts {
  readonly series: Series | undefined;
  readonly players: readonly Kept<Player>[];
  readonly known: KnownPlayers;
  readonly lists: readonly OfficialList[];
  readonly register: Register;
}

export async function loadOldList(reading: Reading, series: string): Promise<OldListFacts> {
  const { players, areApart } = await loadKnown(reading);
  const federation = await federationOf(reading);
  return {
    series: federation?.series.find(({ id }) => id === series),
    players,
    known: new KnownPlayers(players, areApart),
    lists: (await reading.find(listKind, { key: 'series', equals: series })).map(({ body }) => body),
    register: await registerOf(reading, players),
  };
}

/** What only filing it needs. */
interface FilingFacts {
  readonly found: Kept<Import> | undefined;
  readonly head: Head;
  /** The printed columns of the lists so far. */
  readonly printed: PrintedLists;
}

export async function loadFiling(reading: Reading, command: OldList, ports: OfficePorts): Promise<FilingFacts> {
  return {
    found: await loadImport(reading, command),
    head: await reading.head(),
    printed: await printedLists(ports, reading, command.series),
  };
}

/** A list as read: its doubts, the figures for its record, and how it is printed and filed. */
interface TakenList extends Pick<OfficialList, 'part' | 'games'> {
  readonly taken: number;
  readonly doubts: readonly Doubt[];
  rows(columns: ColumnsOf): unknown;
  readonly filings: readonly Filing[];
}

/** Reads an old list as the series' book does. */
export interface OldListReader {
  /** Whether the lines fit this kind of book. */
  readonly isReadable: boolean;
  take(): TakenList;
}

type JudgedList = { readonly refused: Refusal[] } | { readonly doubts: readonly Doubt[]; readonly list?: TakenList };

/** A list as it would be imported. That is done once: of a list already on record there is only that doubt. */
export function judgedList(
  { series, lists }: OldListFacts,
  reader: OldListReader | undefined,
  { series: id, date }: ToldList,
): JudgedList {
  if (series === undefined || reader === undefined)
    return { refused: [missing('series-unknown', { series: id }, { field: 'series' })] };
  const refused = [...otherLines(series, reader), ...tooLate(series, date)];
  if (refused.length > 0) return { refused };
  const about = oldListDoubts(series, date, lists);
  if (lists.some((list) => list.date === date)) return { doubts: about.slice(0, 1) };
  const list = reader.take();
  return { doubts: [...about, ...list.doubts], list };
}

export function decideOldList(
  facts: OldListFacts & FilingFacts & { readonly reader: OldListReader | undefined },
  command: OldList,
  terms: Terms,
): Decision<Outcome> {
  const { found, series, reader } = facts;
  const judged = judgedList(facts, reader, command);
  const refused = [...batchRefusals(found, command, 'lists'), ...('refused' in judged ? judged.refused : [])];
  if (found === undefined || series === undefined || 'refused' in judged || refused.length > 0)
    return refuse(...refused);
  const { doubts, list } = judged;
  if (list === undefined) {
    const done = batchDone(found, { taken: 0, known: 1, leftOut: 0, doubts });
    return { changes: [done.change], filings: done.filings, outcome: { ...done.outcome, lines: 0 } };
  }
  const kept = keep(list, series, command.date, facts, terms);
  const done = batchDone(found, { taken: 1, known: 0, leftOut: 0, doubts });
  return {
    changes: [kept.change, done.change],
    filings: [...kept.filings, ...done.filings],
    outcome: { ...done.outcome, lines: list.taken },
  };
}

function keep(
  { taken: players, part, games, rows, filings }: TakenList,
  series: Series,
  date: string,
  { register, printed, head }: OldListFacts & FilingFacts,
  { digest, federation }: Terms,
): { change: Change; filings: readonly Filing[] } {
  const [made] = printLists(series.id, printed, register, [date]);
  const list: Omit<OfficialList, 'hash'> = {
    series: series.id,
    date,
    ...madeBy(series, date),
    part,
    publishedOn: date,
    source: 'imported',
    asOf: head.seq,
    players,
    games,
  };
  const sealed = sealedList(federation, list, rows(made!.columns), head, digest);
  return { change: put(listKind, listId(series.id, date), 0, sealed), filings: [...filings, made!.filing] };
}

function otherLines({ id: series, regulation }: Series, { isReadable }: OldListReader): Refusal[] {
  return isReadable ? [] : [invalid('old-list-of-other-book', { series, regulation }, { field: 'lines' })];
}

/** Lists from the office's own first list on are computed, not imported. */
function tooLate({ id: series, firstList: first }: Series, date: string): Refusal[] {
  return date < first ? [] : [invalid('old-list-too-late', { date, series, first }, { field: 'date' })];
}

/** Doubts about an old list as a whole: already on record, older than later ones, on a day without lists. */
function oldListDoubts(series: Series, date: string, lists: readonly OfficialList[]): Doubt[] {
  const doubts: Doubt[] = [];
  const doubt = (code: Doubt['code'], leftOut: boolean, values: Doubt['values']): void => {
    doubts.push({ line: 0, code, leftOut, values });
  };
  if (lists.some((list) => list.date === date)) doubt('import-list-twice', true, { series: series.id, date });
  const later = lists.filter((list) => list.date > date).length;
  if (later > 0) doubt('import-list-out-of-order', false, { series: series.id, date, later });
  if (!bookOf(series).isListDay(dayFrom(date), listTerms(series)))
    doubt('import-not-a-list-day', false, { date, regulation: madeBy(series, date).regulation });
  return doubts;
}

/** List days may depend on the edition and on the rhythm. */
function listTerms(series: Series) {
  const book = bookOf(series);
  const rhythm =
    book.kind === 'head-to-head'
      ? { rhythm: book.rhythms.find((each) => each === series.part) ?? book.rhythms[0] }
      : {};
  return { ...termsOf(series), ...rhythm };
}
