import { entryOf, saidKind, type Tournament } from '@escala/core';
import { type CompetitionRuleBook, gamesToPlay, pairingInputs } from '@escala/regulations';
import type { Queue } from '../queue/queued-entry.ts';

export interface DrawnRound {
  readonly inputs: string;
  readonly pairs: readonly { readonly board: number; readonly white: string; readonly black: string }[];
  readonly byes: readonly string[];
}

/** The tournament with entries made here that may not have arrived yet. */
export function withEntered(tournament: Tournament, queue: Queue, event: string): Tournament {
  const entered = new Map(
    queue
      .filter((entry) => entry.event === event && (entry.state === 'waiting' || entry.state === 'done'))
      .map(({ round, board, outcome }) => [`${round}/${board}`, outcome]),
  );
  const games = tournament.games.map((game) => {
    const outcome = entered.get(`${game.round}/${game.board}`);
    if (outcome === undefined) return game;
    const { result: _before, kind: _kind, ...open } = game;
    if (outcome.result === null) return open;
    return { ...open, result: outcome.result, ...saidKind(outcome.result, outcome.kind) };
  });
  return { ...tournament, games };
}

/** Games of earlier rounds without a result. */
export const missingResults = ({ games, tieBreakGames = [] }: Tournament, round: number): number =>
  gamesToPlay([...games, ...tieBreakGames].filter((game) => game.round < round)).length;

/** The round paired by the engine of the event's system; undefined if it cannot be paired. */
export function pairedHere(
  tournament: Tournament,
  { systems }: Pick<CompetitionRuleBook, 'systems'>,
  round: number,
): DrawnRound | undefined {
  const paired = entryOf(systems, tournament.system)?.pair(tournament, round);
  if (paired?.kind !== 'paired') return undefined;
  return {
    inputs: pairingInputs(tournament, round),
    pairs: paired.pairs.map(({ board, white, black }) => ({ board, white, black })),
    byes: paired.byes.map(({ player }) => player),
  };
}
