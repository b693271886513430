import type { Tournament } from '@escala/core';
import { trfOfTournament } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { SimulationTerms } from '@escala/regulations';
import { writtenReport } from '../conversion/written-report.ts';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { printWarnings } from '../faults/print-faults.ts';
import { competitionPrinting } from '../faults/refuse.ts';
import { wordedFault } from '../faults/worded-fault.ts';
import { ALL_SYSTEMS, assumedSystem, simulatedSystem } from '../input/competition-book.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import { UsageError } from '../usage-error.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

interface SimulateOptions extends SimulationTerms {
  /** A system, of any book, that has an engine. */
  readonly system?: string;
  readonly out?: string;
  readonly json?: boolean;
  /** As a FIDE report instead of a document. */
  readonly trf?: boolean;
}

/** Start numbers in a report have four digits. */
const MOST_IN_REPORT = 9999;

/** `escala simulate`: a random finished tournament; the same seed gives the same one. */
export async function simulate(options: SimulateOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  const system = options.system ?? assumedSystem({});
  if (options.system === undefined) {
    const assumed = { severity: 'warning', code: 'entries-system-assumed', path: [], values: { system } } as const;
    printWarnings({ ...competitionPrinting('-', options), pending: [wordedFault(assumed, speech)] }, speech);
  }
  if (options.halfByes !== undefined && !ALL_SYSTEMS[system]?.byes.onRequest?.includes('half'))
    throw new UsageError('cli.usage.no-half-byes', { system });
  if (options.trf && options.players > MOST_IN_REPORT)
    throw new UsageError('cli.usage.not-whole', {
      name: '--players',
      least: 2,
      most: MOST_IN_REPORT,
      wanted: options.players,
    });
  const tournament = simulatedSystem(system)(options);
  const played = tournament.games.at(-1)?.round ?? 0;
  if (played < options.rounds)
    process.stderr.write(`${speech.translate('cli.pairings-ran-out', { played, rounds: options.rounds })}\n`);
  const chunks = options.trf ? reportOf(tournament, speech) : documentChunks(tournament);
  if (options.out !== undefined) return deliverToFile(options, chunks, speech);
  await writeOut(chunks);
  return DONE;
}

function reportOf(tournament: Tournament, speech: Speech): string[] {
  const { report } = trfOfTournament(tournament, ALL_SYSTEMS);
  return [writtenReport(report, 'trf26', speech).text];
}
