import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { ExitCode } from '../exit-codes.ts';
import { refuseFindings, refuseInput } from '../faults/competition-printing.ts';
import type { FaultPrinting } from '../faults/print-faults.ts';
import { competitionBook, type RulesOption, systemOf } from '../input/competition-book.ts';
import { differenceFindings } from '../output/competitions/difference-findings.ts';
import { differenceLines } from '../output/competitions/differences-text.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';

/** `escala check --pairings`: every round as it was played against the engine's, from the same state. */
export async function checkTournamentPairings(
  tournament: Tournament,
  options: ResultOptions & RulesOption & { readonly why?: boolean },
  printing: FaultPrinting,
  speech: Speech,
): Promise<ExitCode> {
  const last = [...tournament.games, ...(tournament.byes ?? [])].reduce((most, { round }) => Math.max(most, round), 0);
  const book = competitionBook(options, tournament);
  const found = systemOf(book, tournament);
  if (!found.ok) return refuseInput(found.fault, printing, speech);
  const { system } = found;
  if (system.check === undefined)
    return refuseInput({ code: 'input.not-swiss', values: { system: tournament.system } }, printing, speech);
  const refusals = system.refusals(tournament, last);
  if (refusals.length > 0) return refuseFindings(refusals, printing, speech);
  const rounds = system.check(tournament);
  const document = {
    format: 'escala/findings@1',
    regulation: book.id,
    rounds: rounds.map(({ round, differences }) => ({
      round,
      differences: differences.map(({ article: _article, ...difference }) => difference),
    })),
    findings: rounds.flatMap((round) => differenceFindings(round, speech)),
  };
  const lines = differenceLines(tournament, rounds, system, { why: options.why ?? false }, speech);
  return deliverResult({ document, lines }, options, printing, speech);
}
