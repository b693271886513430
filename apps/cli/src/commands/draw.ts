import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { refuseDocument } from '../faults/refuse.ts';
import { notInRules, systemOf } from '../input/competition-book.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import { type TournamentOptions, withTournament } from './deliver-result.ts';
import { deliverToFile } from './deliver-to-file.ts';

interface DrawOptions extends TournamentOptions {
  readonly seed: number;
}

/** `escala draw`: reads a tournament, and writes it with numbers drawn by lot. */
export function draw(file: string, options: DrawOptions, speech: Speech): Promise<ExitCode> {
  return withTournament(file, options, speech, async ({ tournament, book, printing }) => {
    const found = systemOf(book, tournament);
    if (!found.ok) return refuseDocument(found, printing, speech);
    const players = found.system.drawNumbers?.(tournament.players, options.seed);
    if (players === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
    const drawn: Tournament = { ...tournament, rules: book.id, players };
    if (options.out !== undefined) return deliverToFile(options, documentChunks(drawn), speech);
    await writeOut(documentChunks(drawn));
    return DONE;
  });
}
