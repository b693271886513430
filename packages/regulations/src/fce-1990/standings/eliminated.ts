import type { Finding, TeamCompetition, Tournament } from '@escala/core';
import { FORFEITS_TO_ELIMINATION } from '../parameters.ts';
import { countedMatch, matchResult } from './match-result.ts';

/**
 * Retirats 14.1: two forfeits eliminate a player or team. Elimination is recorded as a withdrawal; if that is missing
 * and rounds remain, standings and pairings follow the record, with a warning.
 */
export function eliminatedNotRecorded(tournament: Tournament, upTo: number): Finding[] {
  const forfeits = new Forfeits();
  for (const { round, white, black, result, kind } of tournament.games) {
    if (round > upTo || kind !== 'forfeit') continue;
    if (result !== '1-0') forfeits.note(white, round);
    if (result !== '0-1') forfeits.note(black, round);
  }
  return forfeits.warnings(tournament.rounds, tournament.withdrawals ?? []);
}

export function eliminatedTeamsNotRecorded(competition: TeamCompetition, upTo: number): Finding[] {
  const forfeits = new Forfeits();
  for (const told of competition.matches) {
    const match = countedMatch(told, competition.boards);
    if (match.round > upTo || match.kind !== 'forfeit') continue;
    const result = matchResult(match);
    if (result === undefined) continue;
    if (result !== '1-0') forfeits.note(match.home, match.round);
    if (result !== '0-1') forfeits.note(match.away, match.round);
  }
  const withdrawals = (competition.withdrawals ?? []).map(({ team, afterRound }) => ({ player: team, afterRound }));
  return forfeits.warnings(competition.rounds, withdrawals);
}

class Forfeits {
  readonly #rounds = new Map<string, number[]>();

  note(player: string, round: number): void {
    const rounds = this.#rounds.get(player);
    if (rounds) rounds.push(round);
    else this.#rounds.set(player, [round]);
  }

  /** In the last round there are no more rounds to miss. */
  warnings(rounds: number, withdrawals: readonly { player: string; afterRound: number }[]): Finding[] {
    const left = new Map(withdrawals.map(({ player, afterRound }) => [player, afterRound]));
    return [...this.#rounds].flatMap(([player, lost]): Finding[] => {
      const round = lost.sort((a, b) => a - b)[FORFEITS_TO_ELIMINATION - 1];
      if (round === undefined || round >= rounds) return [];
      if ((left.get(player) ?? Number.POSITIVE_INFINITY) <= round) return [];
      const values = { player, round, forfeits: FORFEITS_TO_ELIMINATION };
      const code = 'fce-1990.eliminated-not-recorded';
      return [{ severity: 'warning', code, article: 'Retirats 14.1', player, round, values }];
    });
  }
}
