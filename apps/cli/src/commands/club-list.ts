import type { Speech } from '@escala/messages';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseInput } from '../faults/competition-printing.ts';
import { competitionBook, notInRules, type RulesOption } from '../input/competition-book.ts';
import { readTeamDocument } from '../input/team-document.ts';
import { clubListLines } from '../output/competitions/club-list-text.ts';
import { wordedReasons } from '../output/competitions/worded-reasons.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

interface ClubListOptions extends ResultOptions, RulesOption {
  /** The list that this one grew from. */
  readonly before?: string;
}

/** `escala club-list`: a club's players in order of strength, its teams, and everything against the list. */
export async function clubList(file: string, options: ClubListOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech, options.before);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const list = await readTeamDocument(file, 'escala/team-list@1', printing, speech);
  if (list === undefined) return REFUSED;
  const { before } = options;
  const earlier =
    before === undefined
      ? undefined
      : await readTeamDocument(before, 'escala/team-list@1', { ...printing, source: before }, speech);
  if (before !== undefined && earlier === undefined) return REFUSED;
  const book = competitionBook(options);
  if (book.teams === undefined) return refuseInput(notInRules(book), printing, speech);
  const judged = book.teams.judgeClubList(list, earlier);
  const { club, season } = list;
  const document = {
    format: 'escala/team-list-verdict@1',
    regulation: book.id,
    club,
    ...(season !== undefined && { season }),
    ...judged,
    reasons: wordedReasons(judged.reasons, speech),
    remarks: wordedReasons(judged.remarks, speech),
  };
  return deliverResult({ document, lines: clubListLines(list, judged, speech) }, options, printing, speech);
}
