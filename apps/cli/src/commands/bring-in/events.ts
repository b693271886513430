import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseTrf } from '@escala/formats';
import { refusalText, type Speech } from '@escala/messages';
import {
  commandRefusals,
  type Doubt,
  eventOfReport,
  type ImportedEvent,
  importedEventSchema,
  type ReportOptions,
} from '@escala/office';
import { importEvents } from '@escala/office/acts';
import { sha256 } from '@escala/server/command-line';
import type { ExitCode } from '../../exit-codes.ts';
import { wordedInputFault } from '../../faults/worded-fault.ts';
import { type BringInOptions, inOffice } from './bring-in-office.ts';
import { concludeImport, importProgress, refuseSource } from './conclude-import.ts';
import { type ImportPlan, runImport } from './run-import.ts';
import { doubtOfEncoding, doubtOfFault, readSource, type ToldDoubt } from './told-doubt.ts';

const REPORTS = /\.(?:trf|trfx|tunx?|tab|txt)$/i;

/** The named files, and of a named folder all reports in it and below, each once and in order. */
async function eventFiles(named: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const name of named) {
    const isFolder = await stat(name).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) files.push(name);
    else {
      const found = await readdir(name, { recursive: true, withFileTypes: true });
      const reports = found.filter((entry) => entry.isFile() && REPORTS.test(entry.name));
      files.push(...reports.map((entry) => join(entry.parentPath, entry.name)).sort());
    }
  }
  return [...new Set(files)];
}

interface EventsOptions extends BringInOptions, ReportOptions {}

/** Events per act: few enough that an interrupted run loses little. */
const EVENTS_OF_BATCH = 20;

/** `escala bring-in events FILES`: an archive of reports. A bad one is reported and does not stop the others. */
export async function bringInEvents(
  named: readonly string[],
  options: EventsOptions,
  speech: Speech,
): Promise<ExitCode> {
  const { translate } = speech;
  const files = await eventFiles(named);
  const source = named.length === 1 ? named[0]! : `${named[0]} …`;
  return inOffice(files, options, speech, async (desk) => {
    const progress = importProgress(speech);
    const told: ToldDoubt[] = [];
    const events: ImportedEvent[] = [];
    for (const file of files) {
      const event = await readEvent(file, options, told, speech);
      if (event !== undefined) events.push(event);
    }
    if (files.length === 0)
      told.push({
        file: source,
        line: null,
        code: 'no-reports',
        leftOut: true,
        message: translate('cli.input.no-reports'),
      });
    if (events.length === 0) return refuseSource(source, told, speech);
    // Oldest first: a guest of one year may be registered the next.
    events.sort((a, b) => (a.facts.start < b.facts.start ? -1 : a.facts.start > b.facts.start ? 1 : 0));
    const done = await runImport(desk, planOf(source, events, options), {
      again: options.again ?? false,
      onProgress: progress,
    });
    progress.clear();
    const more = done.doubts.map((doubt) => doubtOfEvent(events, doubt, speech));
    const unreadable = files.length - events.length;
    return concludeImport({ subject: 'events', source, done, told: [...told, ...more], unreadable }, options, speech);
  });
}

async function readEvent(
  file: string,
  { type, start, end, timeControl, ids, encoding }: EventsOptions,
  told: ToldDoubt[],
  speech: Speech,
): Promise<ImportedEvent | undefined> {
  const source = await readSource(file, encoding);
  const leave = (code: string, message: string): undefined => {
    told.push({ file, line: null, code, leftOut: true, message });
  };
  if (!source.ok) {
    const { code, message } = wordedInputFault(source.fault, speech);
    return leave(code, message);
  }
  told.push(...doubtOfEncoding(source, speech));
  const parsed = parseTrf(source.text);
  told.push(...parsed.problems.map((problem) => doubtOfFault(file, problem, speech)));
  if (parsed.problems.some(({ severity }) => severity === 'error')) return undefined;
  const options = {
    ...(type !== undefined && { type }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(timeControl !== undefined && { timeControl }),
    ...(ids !== undefined && { ids }),
  };
  const { event, remarks } = eventOfReport({ name: file.slice(-500), digest: source.digest }, parsed, options);
  told.push(...remarks.map((remark) => doubtOfFault(file, remark, speech)));
  if (event === undefined) return undefined;
  const checked = importedEventSchema.safeParse(event, { reportInput: true });
  if (checked.success) return event;
  for (const refusal of commandRefusals(checked.error))
    leave(refusal.code, `${refusal.field ?? ''}: ${refusalText(refusal, speech.language) ?? refusal.code}`);
  return undefined;
}

/** The same files read differently are a different source. */
function planOf(name: string, events: readonly ImportedEvent[], { ids = 'fide' }: EventsOptions): ImportPlan {
  const digest = sha256(
    [ids, ...events.map(({ file, facts }) => `${file.digest} ${JSON.stringify(facts)}`)].join('\n'),
  );
  const batches = Array.from({ length: Math.ceil(events.length / EVENTS_OF_BATCH) }, (_, i) => {
    const own = events.slice(i * EVENTS_OF_BATCH, (i + 1) * EVENTS_OF_BATCH);
    return {
      items: own.length,
      take: (...[desk, head]: Parameters<ImportPlan['batches'][number]['take']>) =>
        desk.perform(importEvents, { ...head, events: own }),
    };
  });
  return { subject: 'events', source: { name: name.slice(-500), digest }, expected: events.length, batches };
}

/** Here the line of a doubt is the event's place in its batch. */
function doubtOfEvent(
  events: readonly ImportedEvent[],
  { batch, line, code, leftOut, values }: Doubt & { readonly batch: number },
  { translate }: Speech,
): ToldDoubt {
  const event = events[batch * EVENTS_OF_BATCH + line]!;
  return { file: event.file.name, line: null, code, leftOut, message: translate(`doubt.${code}`, values) };
}
