import type { Speech } from '@escala/messages';
import type { SimulationTerms } from '@escala/regulations';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { simulatedSystem } from '../input/competition-book.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

export interface SimulateOptions extends SimulationTerms {
  /** A system of some book that has an engine. */
  readonly system?: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** `escala simulate`: a random finished tournament; the same seed gives the same one. */
export async function simulate(options: SimulateOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  const tournament = simulatedSystem(options.system)(options);
  const played = tournament.games.at(-1)?.round ?? 0;
  if (played < options.rounds)
    process.stderr.write(`${speech.translate('cli.pairings-ran-out', { played, rounds: options.rounds })}\n`);
  if (options.out !== undefined) return deliverToFile(options, documentChunks(tournament), speech);
  await writeOut(documentChunks(tournament));
  return DONE;
}
