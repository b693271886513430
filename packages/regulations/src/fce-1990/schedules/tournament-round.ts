import type { Finding, LeagueRound, ScheduledPair, Tournament } from '@escala/core';
import { numberedPlayers } from '../swiss/numbers.ts';
import { bergerRounds, doubleBergerRounds, leagueRound } from './berger.ts';
import { knockoutRounds } from './knockout-bracket.ts';
import { type KnockoutRecord, knockoutNextRound } from './knockout-next-round.ts';

export type TournamentRound =
  | {
      readonly kind: 'drawn-up';
      readonly round: number;
      readonly pairs: readonly ScheduledPair[];
      readonly byes: readonly string[];
      /** Whose opponent of the schedule has left (Retirats 14.3). */
      readonly free: readonly string[];
    }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

/** A round of a league or a knockout: players sit by their numbers (Sistemes 2.1, 3.1). */
export function tournamentRound(tournament: Tournament, round: number): TournamentRound {
  const names = numberedPlayers(tournament.players).map(({ id }) => id);
  if (names.length < 2)
    return refused([finding('fce-1990.schedule-players', 'Sistemes 2.1', { players: names.length })]);
  if (tournament.system === 'knockout') return knockoutRound(tournament, names, round);
  const double = tournament.system === 'double-round-robin';
  const rounds = double ? doubleBergerRounds(names.length) : bergerRounds(names.length);
  const pairs = rounds[round - 1];
  if (pairs === undefined) return refused([noSuchRound('Sistemes 2.1', round, rounds.length)]);
  return withoutLeavers(leagueRound(pairs, round, names), tournament);
}

/** Retirats 14.3: who has left is not paired any more; the opponent of the schedule plays nobody. */
function withoutLeavers({ round, pairs, bye }: LeagueRound, { withdrawals = [] }: Tournament): TournamentRound {
  const left = new Set(withdrawals.filter(({ afterRound }) => afterRound < round).map(({ player }) => player));
  const isOn = ({ white, black }: ScheduledPair): boolean => !left.has(white) && !left.has(black);
  return {
    kind: 'drawn-up',
    round,
    pairs: pairs.filter(isOn).map((pair, i) => ({ ...pair, board: i + 1 })),
    byes: bye === null || left.has(bye) ? [] : [bye],
    free: pairs
      .filter((pair) => !isOn(pair))
      .flatMap(({ white, black }) => [white, black].filter((id) => !left.has(id))),
  };
}

function knockoutRound(tournament: Tournament, names: readonly string[], round: number): TournamentRound {
  const rounds = knockoutRounds(names);
  if (rounds[round - 1] === undefined) return refused([noSuchRound('Sistemes 3.1', round, rounds.length)]);
  const next = knockoutNextRound(rounds, round, recordOf(tournament));
  if (next.kind === 'drawn-up') return { ...next, free: [] };
  return refused(
    next.boards.map(({ round, board, white, black }) =>
      finding('fce-1990.knockout-undecided', 'Sistemes 3.1', { round, board, white, black }),
    ),
  );
}

/** A drawn game decides nothing: who does not go on is recorded as withdrawn after that round (D-COMP-14). */
function recordOf({ games, withdrawals = [] }: Tournament): KnockoutRecord {
  const leftAfter = new Map(withdrawals.map(({ player, afterRound }) => [player, afterRound]));
  const hasLeft = (player: string, round: number): boolean =>
    (leftAfter.get(player) ?? Number.POSITIVE_INFINITY) < round;
  const key = (round: number, a: string, b: string): string => JSON.stringify([round, ...[a, b].sort()]);
  const results = new Map(games.map((game) => [key(game.round, game.white, game.black), game]));
  return {
    hasLeft,
    winner(round, white, black) {
      const game = results.get(key(round, white, black));
      if (game?.result === undefined) return undefined;
      if (game.result === '0-0') return null;
      if (game.result !== '1/2') return game.result === '1-0' ? game.white : game.black;
      const left = [white, black].filter((player) => !hasLeft(player, round + 1));
      return left.length === 2 ? undefined : (left[0] ?? null);
    },
  };
}

function noSuchRound(article: string, round: number, rounds: number): Finding {
  return finding('fce-1990.schedule-round', article, { round, rounds });
}

function refused(findings: readonly Finding[]): TournamentRound {
  return { kind: 'refused', findings };
}

function finding(code: Finding['code'], article: string, values: Finding['values']): Finding {
  return { severity: 'error', code, article, refuses: true, values };
}
