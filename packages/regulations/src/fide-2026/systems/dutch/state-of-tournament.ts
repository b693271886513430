import type { Bye, Scoring, Tournament, TournamentGame } from '@escala/core';
import { NORMAL_SCORING, pointsOfGame } from '../../../shared/points-before.ts';
import { initialOrder } from '../../initial-order.ts';
import { bakuPoints } from './acceleration.ts';
import { tookPart } from './field.ts';
import type { Colour, PlayerState, RoundRecord, RoundState } from './round-state.ts';

export interface TournamentState {
  readonly state: RoundState;
  /** By the initial order. */
  readonly ids: readonly string[];
}

/** What is known before a round of a checked tournament. */
export function stateOfTournament(tournament: Tournament, round: number): TournamentState {
  const { scoring = NORMAL_SCORING } = tournament;
  const ids = initialOrder(tournament.players).map(({ id }) => id);
  const place = new Map(ids.map((id, i) => [id, i]));
  const records = ids.map((): RoundRecord[] =>
    Array.from({ length: round - 1 }, () => ({ kind: 'absent', points: 0 })),
  );
  for (const game of tournament.games) {
    if (game.round >= round) continue;
    const [white, black] = [place.get(game.white)!, place.get(game.black)!];
    records[white]![game.round - 1] = recordOf(game, 'white', black, scoring);
    records[black]![game.round - 1] = recordOf(game, 'black', white, scoring);
  }
  // C.04.2 3.2.
  const away = new Set<string>();
  for (const bye of tournament.byes ?? [])
    if (bye.round < round) records[place.get(bye.player)!]![bye.round - 1] = recordOfBye(bye, scoring);
    else if (bye.round === round && isRequested(bye, scoring)) away.add(bye.player);
  for (const absence of tournament.absences ?? []) if (absence.round === round) away.add(absence.player);
  for (const { player, afterRound } of tournament.withdrawals ?? []) if (afterRound < round) away.add(player);
  const assigned = new Map<string, number[]>();
  for (const { player, round: of, points: more = 0 } of tournament.assignedPoints ?? []) {
    const own = assigned.get(player) ?? Array.from({ length: tournament.rounds }, () => 0);
    own[of - 1]! += tenths(more);
    assigned.set(player, own);
  }
  const present = ids.map(
    (id, i): PlayerState => ({ records: records[i]!, isPresent: !away.has(id), assigned: assigned.get(id) }),
  );
  const { rounds, initialColour = 'white' } = tournament;
  const points = { win: tenths(scoring.win), draw: tenths(scoring.draw), loss: tenths(scoring.loss) };
  const lent = virtualPoints(tournament, present, ids, round);
  const players = lent === undefined ? present : present.map((player, i) => ({ ...player, virtualPoints: lent[i] }));
  return {
    ids,
    state: { round, rounds, initialColour, points, players, forbidden: forbiddenIn(tournament, place, round) },
  };
}

/** In tenths, by initial order, then by round; D-DUTCH-20: points given explicitly replace any acceleration. */
function virtualPoints(
  { virtualPoints: given = [], acceleration, rounds, scoring = NORMAL_SCORING }: Tournament,
  players: readonly PlayerState[],
  ids: readonly string[],
  round: number,
): readonly (readonly number[])[] | undefined {
  if (given.length > 0) {
    const lent = new Map(given.map(({ player, points }) => [player, points.map(tenths)]));
    return ids.map((id) => lent.get(id) ?? []);
  }
  return acceleration === 'baku'
    ? bakuPoints(players, { round, rounds, win: tenths(scoring.win), tookPart })
    : undefined;
}

/** Groups of whom no two may meet in this round. */
export function forbiddenIn(
  { forbidden = [] }: Tournament,
  place: ReadonlyMap<string, number>,
  round: number,
): number[][] {
  return forbidden
    .filter(({ fromRound = 1, toRound = round }) => fromRound <= round && round <= toRound)
    .map(({ players }) => players.map((player) => place.get(player)!));
}

const tenths = (points: number): number => Math.round(10 * points);

/** A game decided by an arbiter after moves were made counts like any other (D-DUTCH-32). */
function recordOf(game: TournamentGame, colour: Colour, opponent: number, scoring: Scoring): RoundRecord {
  const points = tenths(pointsOfGame(game, colour, scoring));
  return game.kind === 'forfeit' ? { kind: 'forfeit', points, opponent } : { kind: 'played', points, opponent, colour };
}

/** By default a bye worth a win comes from the pairing; one worth less was requested (D-DUTCH-23). */
export function isRequested({ points, kind }: Pick<Bye, 'points' | 'kind'>, { win } = NORMAL_SCORING): boolean {
  return kind === undefined ? points < win : kind !== 'pairing';
}

function recordOfBye(bye: Bye, scoring: Scoring): RoundRecord {
  return { kind: isRequested(bye, scoring) ? 'bye' : 'pairing-allocated-bye', points: tenths(bye.points) };
}
