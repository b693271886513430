import { type Colour, pointsIn, type Scoring, type TeamTournament, type TournamentMatch } from '@escala/core';
import { type Field, type Turn, withAssigned } from './record.ts';

/** Default points of a match (4.2). */
export const MATCH_POINTS = { win: 2, draw: 1, loss: 0 } as const;

/** A team tournament after a round, in the form that tie-breaks use. */
export function fieldOfTeams(tournament: Omit<TeamTournament, 'format'>, round = tournament.rounds): Field {
  const { teams, matches, boards, byes = [], matchScoring = MATCH_POINTS, primary = 'match' } = tournament;
  const isRoundRobin = tournament.system === 'team-round-robin';
  const index = new Map(teams.map(({ id }, i) => [id, i]));
  const missing: Turn = { kind: isRoundRobin ? 'free' : 'zero', opponent: -1, points: [0, 0] };
  const turns = teams.map(() => Array.from({ length: round }, () => missing));
  for (const match of matches) {
    if (match.round > round) continue;
    const [first, second] = [index.get(match.first)!, index.get(match.second)!];
    turns[first]![match.round - 1] = turnOf(match, boards, matchScoring, second, true);
    turns[second]![match.round - 1] = turnOf(match, boards, matchScoring, first, false);
  }
  for (const { round: of, team, kind = 'pairing', points, gamePoints } of byes)
    if (of <= round)
      turns[index.get(team)!]![of - 1] = {
        kind: isRoundRobin ? 'free' : kind,
        opponent: -1,
        points: [points, gamePoints],
        boards: Array.from({ length: boards }, () => ON_BOARD[kind]),
      };
  for (const { round: of, team, points = 0, gamePoints = 0 } of tournament.assignedPoints ?? []) {
    const own = turns[index.get(team)!]!;
    const turn = own[of - 1];
    if (turn !== undefined) own[of - 1] = withAssigned(turn, [points, gamePoints]);
  }
  return {
    isTeam: true,
    system: isRoundRobin ? 'round-robin' : 'swiss',
    edition: tournament.tiebreakRules ?? '2026-03',
    rounds: round,
    primary: primary === 'match' ? 0 : 1,
    win: [matchScoring.win, boards],
    draw: [matchScoring.draw, boards / 2],
    loss: [matchScoring.loss, 0],
    boards,
    schedule: teams.length - 1,
    ids: teams.map(({ id }) => id),
    numbers: teams.map(({ number }) => number),
    ratings: undefined,
    turns,
  };
}

/** The points of a bye on each board (D-TB-10). */
const ON_BOARD = { pairing: 1, full: 1, half: 0.5, zero: 0 } as const;

function turnOf(
  { kind, result, boards = [] }: TournamentMatch,
  count: number,
  scoring: Scoring,
  opponent: number,
  isFirst: boolean,
): Turn {
  const isForfeit = kind === 'forfeit';
  const results = new Map(boards.map((each) => [each.board, each.result]));
  const pointsOf = (side: Colour): number[] =>
    Array.from({ length: count }, (_, i) => pointsIn((isForfeit ? result : results.get(i + 1)) ?? '0-0', side));
  const [own, others] = isFirst ? [pointsOf('white'), pointsOf('black')] : [pointsOf('black'), pointsOf('white')];
  const [game, other] = [own, others].map((points) => points.reduce((a, b) => a + b, 0)) as [number, number];
  const match = game > other ? scoring.win : game < other ? scoring.loss : isForfeit ? 0 : scoring.draw;
  const played = isForfeit ? (game > other ? 'forfeit-win' : 'forfeit-loss') : 'game';
  return { kind: played, opponent, points: [match, game], boards: own };
}
