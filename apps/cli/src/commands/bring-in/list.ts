import { type IsoDate, parseDay } from '@escala/core';
import { parseListCsv, parseScrabbleListCsv } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { federationKind, type OldLine } from '@escala/office';
import { importList } from '@escala/office/acts';
import { type RuleBook, ruleBookOf } from '@escala/regulations';
import { sha256 } from '@escala/server/command-line';
import type { ExitCode } from '../../exit-codes.ts';
import { wordedInputFault } from '../../faults/worded-fault.ts';
import type { OfficeDesk } from '../../office/office-desk.ts';
import { UsageError } from '../../usage-error.ts';
import { type BringInOptions, inOffice } from './bring-in-office.ts';
import { concludeImport, importProgress, refuseSource } from './conclude-import.ts';
import { doubtOfOffice } from './players.ts';
import { type BatchHead, type ImportPlan, runImport } from './run-import.ts';
import { doubtOfEncoding, doubtOfFault, readSource, type ToldDoubt } from './told-doubt.ts';

interface ListOptions extends BringInOptions {
  readonly series: string;
  readonly date?: IsoDate;
}

/** A list that can be taken in. */
interface OldList {
  readonly name: string;
  readonly date: IsoDate;
  readonly digest: string;
  take(desk: OfficeDesk, head: BatchHead): Promise<unknown>;
}

/** `escala bring-in list FILES --series S`: lists from before the office, the oldest first. */
export async function bringInLists(files: readonly string[], options: ListOptions, speech: Speech): Promise<ExitCode> {
  const dates = datesOf(files, options.date);
  return inOffice(files, options, speech, async (desk) => {
    const kind = await kindOf(desk, options.series);
    const told: ToldDoubt[] = [];
    const lists: OldList[] = [];
    for (const file of files) {
      const list = await readList(file, dates.get(file)!, { ...options, kind }, told, speech);
      if (list !== undefined) lists.push(list);
    }
    const source = files.length === 1 ? files[0]! : `${files[0]} …`;
    if (lists.length === 0) return refuseSource(source, told, speech);
    lists.sort((a, b) => (a.date < b.date ? -1 : 1));
    const progress = importProgress(speech);
    const done = await runImport(desk, planOf(source, options.series, lists), {
      again: options.again ?? false,
      onProgress: progress,
    });
    progress.clear();
    const more = done.doubts.map((doubt) => doubtOfOffice(lists[doubt.batch]!.name, doubt, speech));
    const unreadable = files.length - lists.length;
    return concludeImport({ subject: 'lists', source, done, told: [...told, ...more], unreadable }, options, speech);
  });
}

/** A single file is dated by the option, or else, like each of several, by its name: `standard-2016-01-01.csv`. */
function datesOf(files: readonly string[], date: IsoDate | undefined): ReadonlyMap<string, IsoDate> {
  if (date !== undefined && files.length > 1) throw new UsageError('cli.usage.one-date');
  return new Map(
    files.map((file) => {
      const named = [...file.matchAll(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g)].at(-1)?.[0];
      const found = date ?? named;
      if (found === undefined || parseDay(found) === undefined)
        throw new UsageError('cli.usage.no-list-date', { file });
      return [file, found];
    }),
  );
}

async function kindOf(desk: OfficeDesk, id: string): Promise<RuleBook['kind']> {
  const { series } = (await desk.read((reading) => reading.get(federationKind, desk.federation)))!.body;
  const found = series.find((each) => each.id === id);
  const known = series.map((each) => each.id).join(', ') || '-';
  if (found === undefined) throw new UsageError('cli.usage.series-unknown', { series: id, known });
  return ruleBookOf(found.regulation)!.kind;
}

const PARSERS = { 'head-to-head': parseListCsv, scrabble: parseScrabbleListCsv } as const;

async function readList(
  file: string,
  date: IsoDate,
  { series, encoding, kind }: ListOptions & { readonly kind: RuleBook['kind'] },
  told: ToldDoubt[],
  speech: Speech,
): Promise<OldList | undefined> {
  const source = await readSource(file, encoding);
  if (!source.ok) {
    const { code, message } = wordedInputFault(source.fault, speech);
    told.push({ file, line: null, code, leftOut: true, message });
    return undefined;
  }
  told.push(...doubtOfEncoding(source, speech));
  const parsed = PARSERS[kind](source.text);
  told.push(...parsed.problems.map((problem) => doubtOfFault(file, problem, speech)));
  if (parsed.lines.length === 0) return undefined;
  const { digest } = source;
  const lines = parsed.lines.map((line): OldLine => ({ ...line }));
  const facts = { file: { name: file.slice(-500), digest }, series, date, lines };
  return { name: file, date, digest, take: (desk, head) => desk.perform(importList, { ...head, ...facts }) };
}

/** The same files for another series, or with other dates, are a different source. */
function planOf(name: string, series: string, lists: readonly OldList[]): ImportPlan {
  const digest = sha256([series, ...lists.map((list) => `${list.date} ${list.digest}`)].join('\n'));
  const batches = lists.map(({ take }) => ({ items: 1, take }));
  return { subject: 'lists', source: { name: name.slice(-500), digest }, expected: lists.length, batches };
}
