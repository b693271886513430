import { entryOf, type TournamentPlayer } from '@escala/core';
import {
  type CodePage,
  completeEntries,
  type Entry,
  type FideListProblem,
  FidePlayersOfEntries,
  type ListRhythm,
  parseEntriesCsv,
  reportOfEntries,
  type TournamentOfEntries,
  type TournamentOfEntriesOptions,
  tournamentOfEntries,
} from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { CompetitionSystem } from '@escala/regulations';
import type { ConversionTarget } from '../conversion/conversion-targets.ts';
import { writtenReport } from '../conversion/written-report.ts';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { printFaults, printWarnings } from '../faults/print-faults.ts';
import { type CompetitionPrinting, competitionPrinting, refuseDocument } from '../faults/refuse.ts';
import { remarkOfEncoding, type TextFault, wordedFault, wordedInputFault } from '../faults/worded-fault.ts';
import { ALL_SYSTEMS, bookOfReport, type RulesOption, underBook } from '../input/competition-book.ts';
import { checkText } from '../input/read-checked.ts';
import { readFideList } from '../input/read-fide-list.ts';
import { readText } from '../input/read-text.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { progressOn } from '../output/progress.ts';
import { writeOut } from '../output/standard-output.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

interface EntriesOptions extends TournamentOfEntriesOptions, RulesOption {
  readonly fideList?: string;
  readonly rhythm?: ListRhythm;
  readonly to?: ConversionTarget;
  /** Skip what cannot be read. */
  readonly lenient?: boolean;
  readonly out?: string;
  readonly json?: boolean;
  readonly encoding?: CodePage;
}

/** `escala entries`: reads a list of entries, and writes a tournament before its first round. */
export async function entries(file: string, options: EntriesOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech, options.fideList);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const source = await readText(file, options);
  if (!source.ok) return refuseDocument(source, printing, speech);
  printing.pending.push(...remarkOfEncoding(source, options, speech));
  const parsed = parseEntriesCsv(source.text);
  tell(parsed.problems, printing, speech);
  const isRefused = parsed.problems.some(({ severity }) => severity === 'error') && !options.lenient;
  if (isRefused || parsed.entries.length === 0) return printFaults([], printing, speech);
  const completed = await completedEntries(parsed.entries, options, printing, speech);
  if (completed === undefined) return REFUSED;
  const book = bookOfReport(options, options.system === undefined ? {} : { system: options.system });
  const made = tournamentOfEntries(completed, { ...options, book, roundsNeeded: roundsNeeded(options) });
  tell(made.remarks, printing, speech);
  const chunks = written(made, options, printing, speech);
  if (chunks === undefined) return REFUSED;
  printWarnings(printing, speech);
  if (options.out !== undefined) return deliverToFile(options, chunks, speech);
  await writeOut(chunks);
  return DONE;
}

/** By the book that will number the players. */
const roundsNeeded = ({ system, ...options }: EntriesOptions): CompetitionSystem['roundsNeeded'] =>
  system === undefined ? undefined : entryOf(bookOfReport(options, { system }).systems, system)?.roundsNeeded;

function tell(remarks: readonly TextFault[], printing: CompetitionPrinting, speech: Speech, source?: string): void {
  const worded = remarks.map((remark) => wordedFault(remark, speech));
  printing.pending.push(...(source === undefined ? worded : worded.map((fault) => ({ ...fault, source }))));
}

/** Completed from FIDE's list, if one is given; undefined if that cannot be read. */
async function completedEntries(
  given: readonly Entry[],
  { fideList, rhythm = 'standard' }: EntriesOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<readonly Entry[] | undefined> {
  if (fideList === undefined) return given;
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const listed = new FidePlayersOfEntries(given);
  const list = await readFideList(fideList, listed.see, rhythm, progress);
  if (!list.ok) {
    printFaults([{ ...wordedInputFault(list.fault, speech), source: fideList }], printing, speech);
    return undefined;
  }
  const { players, problems } = list.summary;
  if (players === 0) {
    tell(problems, printing, speech, fideList);
    printFaults([], printing, speech);
    return undefined;
  }
  tell(firstOfEachKind(problems), printing, speech, fideList);
  const completed = completeEntries(given, listed, rhythm);
  tell(completed.remarks, printing, speech);
  return completed.entries;
}

/** A list of a million rows has faults, which seldom concern the entries: they are reported as warnings only. */
function firstOfEachKind(problems: readonly FideListProblem[]): FideListProblem[] {
  const first = new Map(problems.toReversed().map((problem) => [problem.code, problem]));
  return [...first.values()].map((problem) => ({ ...problem, severity: 'warning' }));
}

/** With the fields in the order of documents. */
function numberFirst({ id, number, ...facts }: TournamentPlayer): TournamentPlayer {
  return { id, number, ...facts };
}

function written(
  { tournament: unnumbered, entries: byId }: TournamentOfEntries,
  { to = 'json', ...options }: EntriesOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Iterable<string> | undefined {
  const book = bookOfReport(options, unnumbered);
  const { numbered } = book.systems[unnumbered.system]!;
  const tournament = underBook({ ...unnumbered, players: numbered(unnumbered.players).map(numberFirst) }, book);
  const checked = checkText(JSON.stringify(tournament), ['escala/tournament@1']);
  if (!checked.ok) {
    const faults = checked.faults.map(({ line: _line, column: _column, ...fault }) => wordedFault(fault, speech));
    printFaults(faults, printing, speech);
    return undefined;
  }
  if (to === 'json') return documentChunks(tournament);
  const { report, remarks } = reportOfEntries(tournament, byId, ALL_SYSTEMS);
  tell(remarks, printing, speech);
  const { text, remarks: cut } = writtenReport(report, to, speech);
  printing.pending.push(...cut);
  return [text];
}
