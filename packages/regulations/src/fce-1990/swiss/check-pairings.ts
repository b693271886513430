import type { PairedRound, PairTrace, Tournament } from '@escala/core';
import { type PairingResult, pairRound } from './pair-round.ts';

/** A pair of the engine that the tournament did not have, or the other way round, or with other colours. */
export interface PairingDifference {
  readonly kind: 'missing' | 'unexpected' | 'colours' | 'bye' | 'unpairable';
  readonly white?: string;
  readonly black?: string;
  readonly player?: string | null;
  readonly expected?: string | null;
  readonly trace?: PairTrace;
}

export interface CheckedRound {
  readonly round: number;
  readonly differences: readonly PairingDifference[];
}

/** Replays a tournament round by round: each round as it was played against the engine's, from the same state. */
export function checkPairings(tournament: Tournament): CheckedRound[] {
  const rounds = [...new Set([...tournament.games, ...(tournament.byes ?? [])].map(({ round }) => round))].sort(
    (a, b) => a - b,
  );
  return rounds.map((round) => ({
    round,
    differences: differencesOf(tournament, round, pairRound(tournament, round)),
  }));
}

function differencesOf(tournament: Tournament, round: number, engine: PairingResult): PairingDifference[] {
  if (engine.kind === 'unpairable') return [{ kind: 'unpairable' }];
  const games = tournament.games.filter((game) => game.round === round);
  const key = (a: string, b: string): string => JSON.stringify([a, b].sort());
  const played = new Map(games.map((game) => [key(game.white, game.black), game]));
  const expected = new Map(engine.round.pairs.map((pair) => [key(pair.white, pair.black), pair]));
  const differences: PairingDifference[] = [];
  for (const [pairKey, { white, black, trace }] of expected) {
    const game = played.get(pairKey);
    if (!game) differences.push({ kind: 'missing', white, black, trace });
    else if (game.white !== white) differences.push({ kind: 'colours', white, black, trace });
  }
  for (const [pairKey, { white, black }] of played)
    if (!expected.has(pairKey)) differences.push({ kind: 'unexpected', white, black });
  return [...differences, ...byeDifference(tournament, round, engine.round)];
}

function byeDifference(tournament: Tournament, round: number, engine: PairedRound): PairingDifference[] {
  const given = (tournament.byes ?? []).filter((bye) => bye.round === round).map((bye) => bye.player);
  if (given.length === 0 && engine.bye === null) return [];
  if (given.length === 1 && given[0] === engine.bye) return [];
  return [{ kind: 'bye', player: given[0] ?? null, expected: engine.bye }];
}
