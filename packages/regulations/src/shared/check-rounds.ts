import type { Bye, Tournament, TournamentGame } from '@escala/core';
import type { CheckedRound, PairingDifference, PairingResult } from '../contracts/competition.ts';

/** The articles for each kind of difference. */
export interface CheckTerms {
  readonly complete: string;
  readonly pairs: string;
  readonly colours: string;
  readonly bye: string;
  /** A bye that the player requested, not one given by the engine. */
  isRequested?(bye: Bye): boolean;
}

type Pair = (tournament: Tournament, round: number) => PairingResult;

/** Replays a tournament round by round, comparing each round as played with the engine's, from the same state. */
export function checkRounds(tournament: Tournament, pair: Pair, terms: CheckTerms): CheckedRound[] {
  // Requested byes are left out, as they may be for later rounds.
  const byes = (tournament.byes ?? []).filter(({ kind = 'pairing' }) => kind === 'pairing');
  const rounds = [...new Set([...tournament.games, ...byes].map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => ({
    round,
    differences: differencesOf(tournament, round, pair(tournament, round), terms),
  }));
}

function differencesOf(
  tournament: Tournament,
  round: number,
  engine: PairingResult,
  { complete, pairs: pairsArticle, colours, bye, isRequested = () => false }: CheckTerms,
): PairingDifference[] {
  if (engine.kind === 'refused') return [{ kind: 'unpairable', article: complete }];
  const games = tournament.games.filter((game) => game.round === round);
  const played = new Map(games.map((game) => [keyOf(game), game]));
  const expected = new Map(engine.pairs.map((pair) => [keyOf(pair), pair]));
  const differences: PairingDifference[] = [];
  for (const [key, { white, black, trace }] of expected) {
    const game = played.get(key);
    const how = { white, black, ...(trace !== undefined && { trace }) };
    if (!game) differences.push({ kind: 'missing', article: pairsArticle, ...how });
    else if (game.white !== white) differences.push({ kind: 'colours', article: colours, ...how });
  }
  for (const [key, { white, black }] of played)
    if (!expected.has(key)) differences.push({ kind: 'unexpected', article: pairsArticle, white, black });
  const given = (tournament.byes ?? []).filter((each) => each.round === round && !isRequested(each));
  const due = engine.byes[0]?.player ?? null;
  const [player = null] = given.map((each) => each.player);
  if (given.length <= 1 && player === due) return differences;
  return [...differences, { kind: 'bye', article: bye, player, expected: due }];
}

const keyOf = ({ white, black }: Pick<TournamentGame, 'white' | 'black'>): string =>
  JSON.stringify([white, black].sort());
