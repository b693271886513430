import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { checkPairings, pairingRefusals } from '@escala/regulations/fce-1990';
import type { ExitCode } from '../exit-codes.ts';
import { refuseFindings } from '../faults/competition-printing.ts';
import type { FaultPrinting } from '../faults/print-faults.ts';
import { differenceFindings } from '../output/competitions/difference-findings.ts';
import { differenceLines } from '../output/competitions/differences-text.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';

/** `escala check --pairings`: every round as it was played against the engine's, from the same state. */
export async function checkTournamentPairings(
  tournament: Tournament,
  options: ResultOptions & { readonly why?: boolean },
  printing: FaultPrinting,
  speech: Speech,
): Promise<ExitCode> {
  const last = [...tournament.games, ...(tournament.byes ?? [])].reduce((most, { round }) => Math.max(most, round), 0);
  const refusals = pairingRefusals(tournament, last);
  if (refusals.length > 0) return refuseFindings(refusals, printing, speech);
  const rounds = checkPairings(tournament);
  const document = {
    format: 'escala/findings@1',
    regulation: 'fce-1990',
    rounds,
    findings: rounds.flatMap((round) => differenceFindings(round, speech)),
  };
  const lines = differenceLines(tournament, rounds, { why: options.why ?? false }, speech);
  return deliverResult({ document, lines }, options, printing, speech);
}
