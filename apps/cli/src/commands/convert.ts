import { entryOf, type Tournament } from '@escala/core';
import { type CodePage, codeOfToday, type TrfReport, trfOfTournament } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { ConversionTarget, ReportTarget } from '../conversion/conversion-targets.ts';
import { type LeftOut, leaversReadOtherwise, lostOfReport } from '../conversion/left-out.ts';
import { withLentPoints } from '../conversion/lent-points.ts';
import { rankedReport, rankedRows } from '../conversion/ranks.ts';
import { type WrittenReport, writtenReport } from '../conversion/written-report.ts';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { printFaults, printWarnings } from '../faults/print-faults.ts';
import { type CompetitionPrinting, competitionPrinting, refuseDocument } from '../faults/refuse.ts';
import { remarkOfEncoding, type TextFault, wordedFault, wordedRemark } from '../faults/worded-fault.ts';
import { ALL_SYSTEMS } from '../input/competition-book.ts';
import { competitionOfJson } from '../input/competition-document.ts';
import { readText } from '../input/read-text.ts';
import { isJson, readReport } from '../input/read-trf.ts';
import { completedTournament, type ReportOptions } from '../input/report-options.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

interface ConvertOptions extends ReportOptions {
  readonly to: ConversionTarget;
  readonly out?: string;
  readonly json?: boolean;
  readonly encoding?: CodePage;
}

/** `escala convert`: a tournament from one format to another; what the target has no place for is reported. */
export async function convert(file: string, options: ConvertOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const source = await readText(file, options);
  if (!source.ok) return refuseDocument(source, printing, speech);
  printing.pending.push(...remarkOfEncoding(source, options, speech));
  const chunks = isJson(source.text)
    ? convertedJson(source.text, options, printing, speech)
    : convertedReport(source.text, options, printing, speech);
  if (chunks === undefined) return REFUSED;
  printWarnings(printing, speech);
  if (options.out !== undefined) return deliverToFile(options, chunks, speech);
  await writeOut(chunks);
  return DONE;
}

function convertedJson(
  text: string,
  options: ConvertOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Iterable<string> | undefined {
  const tournament = competitionOfJson(text, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined || options.to === 'json') return tournament && documentChunks(tournament);
  const { report, remarks } = rankedReport(tournament);
  printing.pending.push(...remarks.map((remark) => wordedFault(remark, speech)));
  const count = leaversReadOtherwise(tournament, report);
  if (count > 0) printing.pending.push(wordedRemark({ code: 'output.leavers', values: { count } }, speech));
  const told = withLentPoints(report, tournament, options.to);
  return reportChunks(writtenReport(told, options.to, speech), printing);
}

/** A report is converted to another edition directly: a tournament in between would hold less. */
function convertedReport(
  text: string,
  options: ConvertOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Iterable<string> | undefined {
  const { report, problems } = readReport(text);
  printing.pending.push(...problems.map((problem) => wordedFault(problem, speech)));
  if (report === undefined) return refuse(printing, speech);
  const { tournament, remarks } = completedTournament(report, options);
  if (options.to !== 'json') {
    const to = options.to as ReportTarget;
    const completed = withLentPoints(completedReport(report, tournament, options), tournament, to);
    return reportChunks(writtenReport(completed, to, speech), printing);
  }
  printing.pending.push(...remarks.map((remark: TextFault) => wordedFault(remark, speech)));
  if (remarks.some(({ severity }) => severity === 'error')) return refuse(printing, speech);
  const lost = lostOfReport(report, tournament);
  if (lost.length > 0)
    printing.pending.push(
      wordedRemark({ code: 'output.left-out', values: { facts: factsText(lost, speech) } }, speech),
    );
  return documentChunks(tournament);
}

/** Refuses the document with the faults collected so far. */
function refuse(printing: CompetitionPrinting, speech: Speech): undefined {
  printFaults([], printing, speech);
}

function reportChunks({ text, remarks }: WrittenReport, printing: CompetitionPrinting): Iterable<string> {
  printing.pending.push(...remarks);
  return [text];
}

/** The report, completed by options where it is silent. */
function completedReport(report: TrfReport, tournament: Tournament, options: ReportOptions): TrfReport {
  const { type, typeCode } = trfOfTournament(tournament, ALL_SYSTEMS).report;
  const system = entryOf(ALL_SYSTEMS, tournament.system);
  return {
    ...report,
    ...(report.typeCode && system && { typeCode: codeOfToday(report.typeCode, system) }),
    players: rankedRows(report, tournament),
    ...(options.rounds !== undefined && { rounds: options.rounds }),
    ...(options.initialColour !== undefined && { initialColour: options.initialColour }),
    ...(options.system !== undefined && { type, typeCode }),
  };
}

function factsText(lost: LeftOut, { translate }: Speech): string {
  return lost.map(({ fact, count }) => translate(`cli.fact.${fact}`, { count })).join(', ');
}
