import { type RoundState, scoreAt } from './round-state.ts';

/** Floats of the previous round and the one before it. */
export const FLOAT = { downLast: 1, upLast: 2, downBefore: 4, upBefore: 8 } as const;

/** 1.4: how a player floated in a round, including that round's virtual points (D-DUTCH-17). */
export function floatOf({ players, points }: RoundState, player: number, round: number): 'down' | 'up' | undefined {
  if (round < 1) return undefined;
  const { kind, opponent, points: scored } = players[player]!.records[round - 1]!;
  if (kind !== 'played') {
    // D-DUTCH-19: also for a pairing-allocated bye that is worth no more than a loss.
    return kind === 'pairing-allocated-bye' || scored > points.loss ? 'down' : undefined;
  }
  const difference = scoreAt(players[player]!, round) - scoreAt(players[opponent!]!, round);
  return difference > 0 ? 'down' : difference < 0 ? 'up' : undefined;
}
