import type { ScheduledRound, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import {
  pairingRefusals,
  pairingRemarks,
  pairRound,
  roundToPair,
  tournamentRound,
  unpairable,
} from '@escala/regulations/fce-1990';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseFindings, warnOfFindings } from '../faults/competition-printing.ts';
import type { FaultPrinting } from '../faults/print-faults.ts';
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
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined) return REFUSED;
  const round = roundToPair(tournament, options.round);
  if (tournament.system !== 'fce-1990') return scheduledRound(tournament, round, options, printing, speech);
  const refusals = pairingRefusals(tournament, round);
  if (refusals.length > 0) return refuseFindings(refusals, printing, speech);
  warnOfFindings(pairingRemarks(tournament, round), printing, speech);
  const paired = pairRound(tournament, round);
  if (paired.kind === 'unpairable') return refuseFindings([unpairable(round, paired.players)], printing, speech);
  const lines = roundLines(tournament, paired.round, { why: options.why ?? false }, speech);
  return deliverResult({ document: paired.round, lines }, options, printing, speech);
}

/** The round of a league or a knockout, by its schedule. */
function scheduledRound(
  tournament: Tournament,
  round: number,
  options: PairOptions,
  printing: FaultPrinting,
  speech: Speech,
): ExitCode | Promise<ExitCode> {
  const drawn = tournamentRound(tournament, round);
  if (drawn.kind === 'refused') return refuseFindings(drawn.findings, printing, speech);
  const { pairs, byes, free } = drawn;
  const document: ScheduledRound = {
    format: 'escala/round@1',
    round,
    pairs,
    bye: byes.length === 1 ? byes[0]! : null,
    ...(byes.length > 1 ? { byes } : {}),
    ...(free.length > 0 ? { free } : {}),
  };
  const lines = roundLines(tournament, document, { why: false }, speech);
  return deliverResult({ document, lines }, options, printing, speech);
}
