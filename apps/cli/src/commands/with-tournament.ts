import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionRuleBook } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { type CompetitionPrinting, competitionPrinting } from '../faults/competition-printing.ts';
import { competitionBook } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import type { TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface TournamentRead {
  readonly tournament: Tournament;
  readonly book: CompetitionRuleBook;
  readonly printing: CompetitionPrinting;
}

/** A command over one tournament: a file that cannot be written and a document that cannot be read are refused before its work. */
export async function withTournament(
  file: string,
  options: TournamentOptions,
  speech: Speech,
  work: (read: TournamentRead) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  return tournament === undefined
    ? REFUSED
    : work({ tournament, book: competitionBook(options, tournament), printing });
}
