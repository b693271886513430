import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseInput } from '../faults/competition-printing.ts';
import { competitionBook, notInRules, systemOf } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import type { TournamentOptions } from './deliver-result.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

export interface DrawOptions extends TournamentOptions {
  readonly seed: number;
}

/** `escala draw`: a tournament in, the same with numbers drawn by lot out. */
export async function draw(file: string, options: DrawOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined) return REFUSED;
  const book = competitionBook(options, tournament);
  const found = systemOf(book, tournament);
  if (!found.ok) return refuseInput(found.fault, printing, speech);
  const players = found.system.drawNumbers?.(tournament.players, options.seed);
  if (players === undefined) return refuseInput(notInRules(book), printing, speech);
  const drawn: Tournament = { ...tournament, rules: book.id, players };
  if (options.out !== undefined) return deliverToFile(options, documentChunks(drawn), speech);
  await writeOut(documentChunks(drawn));
  return DONE;
}
