import type { PairedRound, ScheduledRound, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionSystem, PairingResult } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseFindings, refuseInput, warnOfFindings } from '../faults/competition-printing.ts';
import { competitionBook, systemOf } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import { roundLines } from '../output/competitions/round-table.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface PairOptions extends TournamentOptions {
  readonly round?: number;
  readonly why?: boolean;
}

/** `escala pair`: a tournament in, its next round out. */
export async function pair(file: string, options: PairOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const pairing = { ...options, pairs: options.round ?? ('next' as const) };
  const tournament = await readCompetition(file, ['escala/tournament@1'], pairing, printing, speech);
  if (tournament === undefined) return REFUSED;
  const book = competitionBook(options, tournament);
  const found = systemOf(book, tournament);
  if (!found.ok) return refuseInput(found.fault, printing, speech);
  const { system } = found;
  const round = roundToPair(tournament, options.round);
  const paired = system.pair(tournament, round);
  if (paired.kind === 'refused') return refuseFindings(paired.findings, printing, speech);
  warnOfFindings(system.remarks?.(tournament, round) ?? [], printing, speech);
  const why = (options.why ?? false) && system.pairedBy === 'engine';
  const lines = roundLines(tournament, paired, { book, system }, { why }, speech);
  return deliverResult({ document: roundDocument(paired, system), lines }, options, printing, speech);
}

/** The round to pair: as asked for, else the first in which nobody is paired. */
function roundToPair({ games, byes = [] }: Tournament, requested?: number): number {
  if (requested !== undefined) return requested;
  const paired = new Set(games.map(({ round }) => round));
  for (const { round, kind = 'pairing' } of byes) if (kind === 'pairing') paired.add(round);
  let round = 1;
  while (paired.has(round)) round++;
  return round;
}

function roundDocument(
  paired: Extract<PairingResult, { kind: 'paired' }>,
  { pairedBy, writesTrace, pairSteps }: CompetitionSystem,
): PairedRound | ScheduledRound {
  const { round, free } = paired;
  const nameOf = (id: string): string => id;
  const pairs =
    writesTrace || pairedBy === 'schedule'
      ? paired.pairs
      : paired.pairs.map(({ trace, ...pair }) => ({
          ...pair,
          steps: pairSteps({ ...pair, trace }, { nameOf, round }),
        }));
  const byes = paired.byes.map(({ player }) => player);
  return {
    format: 'escala/round@1',
    round,
    pairs,
    bye: byes.length === 1 ? byes[0]! : null,
    ...(byes.length > 1 && { byes }),
    ...(free.length > 0 && { free }),
  };
}
