import type { Finding, PairTrace, Tournament, TournamentSystem } from '@escala/core';
import { pairingRefusals, pairRound, tournamentRound, unpairable } from '@escala/regulations/fce-1990';
import type { EventRound, Pair } from './round.ts';

export type DrawnRound =
  | {
      readonly pairs: readonly (Pair & { readonly trace?: PairTrace })[];
      readonly byes: EventRound['byes'];
      /** Whose opponent of the schedule has left (D-OFF-21). */
      readonly free: readonly string[];
    }
  | { readonly refused: readonly Finding[] };

/** A round by the engine of the event's system. */
export function drawRound(tournament: Tournament, round: number): DrawnRound {
  return tournament.system === 'fce-1990' ? drawSwiss(tournament, round) : drawSchedule(tournament, round);
}

function drawSwiss(tournament: Tournament, round: number): DrawnRound {
  const refused = pairingRefusals(tournament, round);
  if (refused.length > 0) return { refused };
  const result = pairRound(tournament, round);
  if (result.kind === 'unpairable') return { refused: [unpairable(round, result.players)] };
  const { pairs, bye } = result.round;
  return { pairs, byes: bye === null ? [] : [{ player: bye, points: byePoints(tournament.system) }], free: [] };
}

/** Suis 8.3. In a league a rest gives no point; in a knockout going on without a game does, as a win would (D-OFF-22). */
export function byePoints(system: TournamentSystem): number {
  return system === 'round-robin' || system === 'double-round-robin' ? 0 : 1;
}

/** A league by the Berger tables, a knockout by its bracket. */
function drawSchedule(tournament: Tournament, round: number): DrawnRound {
  const drawn = tournamentRound(tournament, round);
  if (drawn.kind === 'refused') return { refused: drawn.findings };
  const byes = drawn.byes.map((player) => ({ player, points: byePoints(tournament.system) }));
  return { pairs: drawn.pairs, byes, free: drawn.free };
}
