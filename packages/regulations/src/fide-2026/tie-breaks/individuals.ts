import { isForfeited, pointsIn, type Scoring, type Tournament } from '@escala/core';
import { NORMAL_SCORING, pointsOfGame } from '../../shared/points-before.ts';
import { type Field, type Turn, type TurnKind, withAssigned } from './record.ts';

/** An individual tournament after a round, in the form that tie-breaks use: that round is the last one (D-TB-3). */
export function fieldOfTournament(
  tournament: Tournament,
  { round, numbers, isRoundRobin }: { round: number; numbers: ReadonlyMap<string, number>; isRoundRobin: boolean },
): Field {
  const { players, games, byes = [], scoring = NORMAL_SCORING, unratedAs } = tournament;
  const index = new Map(players.map(({ id }, i) => [id, i]));
  const missing: Turn = { kind: isRoundRobin ? 'free' : 'zero', opponent: -1, points: [0, 0] };
  const turns = players.map(() => Array.from({ length: round }, () => missing));
  for (const game of games) {
    if (game.round > round) continue;
    const [white, black] = [index.get(game.white)!, index.get(game.black)!];
    turns[white]![game.round - 1] = turnOf(game, scoring, black, false);
    turns[black]![game.round - 1] = turnOf(game, scoring, white, true);
  }
  for (const { round: of, player, points, kind = 'pairing' } of byes)
    if (of <= round)
      turns[index.get(player)!]![of - 1] = {
        kind: isRoundRobin ? 'free' : kind,
        opponent: -1,
        points: [points, points],
      };
  for (const { round: of, player, points = 0 } of tournament.assignedPoints ?? []) {
    const own = turns[index.get(player)!]!;
    const turn = own[of - 1];
    if (turn !== undefined) own[of - 1] = withAssigned(turn, [points, points]);
  }
  const rated = players.map(({ rating }) => rating ?? unratedAs);
  const twice = (points: number) => [points, points] as const;
  return {
    isTeam: false,
    system: isRoundRobin ? 'round-robin' : 'swiss',
    edition: tournament.tiebreakRules ?? '2026-03',
    rounds: round,
    primary: 0,
    win: twice(scoring.win),
    draw: twice(scoring.draw),
    loss: twice(scoring.loss),
    boards: 1,
    schedule: gamesEach(tournament),
    ids: players.map(({ id }) => id),
    numbers: players.map(({ id }) => numbers.get(id)!),
    ratings: rated.every((rating) => rating !== undefined) ? rated : undefined,
    turns,
  };
}

/** Games against everybody else, or against everybody in the other team. */
function gamesEach({ system, players }: Tournament): number {
  const opponents = system.endsWith('scheveningen') ? Math.ceil(players.length / 2) : players.length - 1;
  return opponents * (system.startsWith('double') ? 2 : 1);
}

function turnOf(game: Tournament['games'][number], scoring: Scoring, opponent: number, isBlack: boolean): Turn {
  const { result = '0-0', kind } = game;
  const colour = isBlack ? 'black' : 'white';
  const own = pointsOfGame(game, colour, scoring);
  // Adjudicated games count as games (D-TB-2), and so do those where an arbiter gave other points (D-TB-16).
  const forfeit: TurnKind = pointsIn(result, colour) === 1 ? 'forfeit-win' : 'forfeit-loss';
  const played: TurnKind = isForfeited(result, kind) ? forfeit : 'game';
  return { kind: played, opponent, points: [own, own], isBlack };
}
