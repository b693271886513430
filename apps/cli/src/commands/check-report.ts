import { reportGaps, type TrfReport } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { rankedReport } from '../conversion/ranks.ts';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { printFaults } from '../faults/print-faults.ts';
import { type CompetitionPrinting, competitionPrinting, refuseDocument } from '../faults/refuse.ts';
import { wordedFault } from '../faults/worded-fault.ts';
import { competitionOfJson } from '../input/competition-document.ts';
import { readText } from '../input/read-text.ts';
import { isJson, readReport } from '../input/read-trf.ts';
import { printable } from '../output/printable.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';

/** `escala check --report`: what a report still lacks for FIDE to accept it (D-OFF-541). */
export async function checkReport(file: string, options: TournamentOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const printing = competitionPrinting(file, options);
  const source = await readText(file);
  if (!source.ok) return refuseDocument(source, printing, speech);
  const report = isJson(source.text)
    ? reportOfJson(source.text, options, printing, speech)
    : reportOfText(source.text, printing, speech);
  if (report === undefined) return REFUSED;
  const faults = reportGaps(report).map((gap) => wordedFault(gap, speech));
  const needed = faults.filter(({ severity }) => severity === 'error').length;
  const lines = [
    translate(needed > 0 ? 'web.fide-report.incomplete' : 'web.fide-report.complete', { count: needed }),
    ...faults.map(
      ({ severity, place, message }) =>
        `  ${severity === 'error' ? '✗' : '!'} ${place === undefined ? '' : `${place}: `}${printable(message)}`,
    ),
  ];
  return deliverResult(
    { document: { format: 'escala/faults@1', faults }, lines: () => lines },
    options,
    printing,
    speech,
  );
}

function reportOfJson(
  text: string,
  options: TournamentOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): TrfReport | undefined {
  const tournament = competitionOfJson(text, ['escala/tournament@1'], options, printing, speech);
  return tournament && rankedReport(tournament).report;
}

function reportOfText(text: string, printing: CompetitionPrinting, speech: Speech): TrfReport | undefined {
  const { report, problems } = readReport(text);
  printing.pending.push(...problems.map((problem) => wordedFault(problem, speech)));
  if (report === undefined) printFaults([], printing, speech);
  return report;
}
