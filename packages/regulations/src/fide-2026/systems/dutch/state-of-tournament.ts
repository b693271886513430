import type { Bye, Result, Tournament, TournamentGame } from '@escala/core';
import { initialOrder } from '../../initial-order.ts';
import type { Colour, PlayerState, RoundRecord, RoundState } from './round-state.ts';

/** In tenths, White's first. */
const TENTHS: Readonly<Record<Result, readonly [number, number]>> = {
  '1-0': [10, 0],
  '0-1': [0, 10],
  '1/2': [5, 5],
  '0-0': [0, 0],
};
const POINTS = { win: 10, draw: 5, loss: 0 } as const;

export interface TournamentState {
  readonly state: RoundState;
  /** By the initial order. */
  readonly ids: readonly string[];
}

/** What is known before a round of a tournament that was checked before. */
export function stateOfTournament(tournament: Tournament, round: number): TournamentState {
  const ids = initialOrder(tournament.players).map(({ id }) => id);
  const place = new Map(ids.map((id, i) => [id, i]));
  const records = ids.map((): RoundRecord[] =>
    Array.from({ length: round - 1 }, () => ({ kind: 'absent', points: 0 })),
  );
  for (const game of tournament.games) {
    if (game.round >= round) continue;
    const [white, black] = [place.get(game.white)!, place.get(game.black)!];
    records[white]![game.round - 1] = recordOf(game, 'white', black);
    records[black]![game.round - 1] = recordOf(game, 'black', white);
  }
  const away = new Set<string>();
  for (const bye of tournament.byes ?? [])
    if (bye.round < round) records[place.get(bye.player)!]![bye.round - 1] = recordOfBye(bye);
    else if (bye.round === round && isRequested(bye)) away.add(bye.player);
  for (const absence of tournament.absences ?? []) if (absence.round === round) away.add(absence.player);
  for (const { player, afterRound } of tournament.withdrawals ?? []) if (afterRound < round) away.add(player);
  const players = ids.map((id, i): PlayerState => ({ records: records[i]!, isPresent: !away.has(id) }));
  const { rounds, initialColour = 'white' } = tournament;
  return { ids, state: { round, rounds, initialColour, points: POINTS, players } };
}

function recordOf({ result, kind }: TournamentGame, colour: Colour, opponent: number): RoundRecord {
  const points = TENTHS[result!][colour === 'white' ? 0 : 1];
  return kind === 'forfeit' ? { kind, points, opponent } : { kind: 'played', points, opponent, colour };
}

/** A bye worth a win is that of the pairing; one worth less was asked for (D-DUTCH-23). */
export function isRequested({ points }: Pick<Bye, 'points'>): boolean {
  return 10 * points < POINTS.win;
}

function recordOfBye(bye: Bye): RoundRecord {
  return { kind: isRequested(bye) ? 'bye' : 'pairing-allocated-bye', points: 10 * bye.points };
}
