import type { Speech } from '@escala/messages';
import type { JudgedMatch, JudgedSide } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseInput } from '../faults/competition-printing.ts';
import { competitionBook, notInRules, type RulesOption } from '../input/competition-book.ts';
import type { InputFault } from '../input/input-fault.ts';
import { readTeamDocument } from '../input/team-document.ts';
import { lineUpLines } from '../output/competitions/line-up-text.ts';
import { wordedReasons } from '../output/competitions/worded-reasons.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

/** `escala line-up`: the sheets of a match, each with its verdict and all reasons, and the result. */
export async function lineUp(file: string, options: ResultOptions & RulesOption, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const sheet = await readTeamDocument(file, 'escala/line-up@1', printing, speech);
  if (sheet === undefined) return REFUSED;
  const book = competitionBook(options);
  if (book.teams === undefined) return refuseInput(notInRules(book), printing, speech);
  const judged = book.teams.judgeMatch(sheet);
  if (judged.kind !== 'judged') return refuseInput(faultOf(judged), printing, speech);
  const { home, away, match } = judged;
  const { season, round } = sheet;
  const document = {
    format: 'escala/line-up-verdict@1',
    regulation: book.id,
    ...(season !== undefined && { season }),
    round,
    home: wordedSide(home, speech),
    ...(away !== undefined && { away: wordedSide(away, speech) }),
    ...(match !== undefined && { match: { ...match, reasons: wordedReasons(match.reasons, speech) } }),
  };
  return deliverResult({ document, lines: lineUpLines(sheet, judged, speech) }, options, printing, speech);
}

function wordedSide(side: JudgedSide, speech: Speech): object {
  const { reasons, listReasons } = side;
  return { ...side, reasons: wordedReasons(reasons, speech), listReasons: wordedReasons(listReasons, speech) };
}

function faultOf(refused: Exclude<JudgedMatch, { kind: 'judged' }>): InputFault {
  if (refused.kind === 'results-beyond')
    return { code: 'input.results-beyond', values: { results: refused.results, boards: refused.boards } };
  const { side, team, known } = refused;
  return { code: 'input.team-unknown', values: { side, team, known: known.join(', ') } };
}
