import type { Finding, Tournament } from '@escala/core';
import { FORFEITS_TO_ELIMINATION } from '../tie-breaks/parameters.ts';

/**
 * Retirats 14.1: two forfeits eliminate. Elimination is recorded as a withdrawal; where that is missing and rounds are left, the
 * standings go on as the record says, with a warning.
 */
export function eliminatedNotRecorded(tournament: Tournament, upTo: number): Finding[] {
  const left = new Map((tournament.withdrawals ?? []).map(({ player, afterRound }) => [player, afterRound]));
  const forfeits = new Map<string, number[]>();
  for (const { round, white, black, result, kind } of tournament.games) {
    if (round > upTo || kind !== 'forfeit') continue;
    if (result !== '1-0') note(forfeits, white, round);
    if (result !== '0-1') note(forfeits, black, round);
  }
  const findings: Finding[] = [];
  for (const [player, rounds] of forfeits) {
    const round = rounds.sort((a, b) => a - b)[FORFEITS_TO_ELIMINATION - 1];
    if (round === undefined || round >= tournament.rounds) continue;
    if ((left.get(player) ?? Number.POSITIVE_INFINITY) <= round) continue;
    findings.push({
      severity: 'warning',
      code: 'fce-1990.eliminated-not-recorded',
      article: 'Retirats 14.1',
      player,
      round,
      values: { player, round, forfeits: FORFEITS_TO_ELIMINATION },
    });
  }
  return findings;
}

function note(forfeits: Map<string, number[]>, player: string, round: number): void {
  const rounds = forfeits.get(player);
  if (rounds) rounds.push(round);
  else forfeits.set(player, [round]);
}
