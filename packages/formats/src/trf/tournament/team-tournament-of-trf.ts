import { type Result, type TeamBye, type TeamTournament, type TournamentMatch, turned } from '@escala/core';
import { lastPairedRound } from '../last-paired-round.ts';
import type { TrfReport } from '../trf-report.ts';
import { gamesOfReport, playersByNumber, type ReportGame } from './report-games.ts';
import { systemOfReport } from './system-of-report.ts';

interface ReportTeam {
  readonly number: number;
  readonly name?: string | undefined;
  readonly players: readonly number[];
}

/** A game from the side of one of its teams. */
interface BoardGame extends ReportGame {
  readonly first: number;
  readonly second: number;
  /** Place of the first team's player in the team's list. */
  readonly seat: number;
  /** Where 300 says it. */
  readonly board?: number;
}

const REQUESTED = { F: 'full', H: 'half', Z: 'zero' } as const;

/**
 * The tournament of teams that a report tells of, by 310 or else 013; undefined where the teams are no more than lists, of an event of
 * individuals: in a round a team meets one other, on more than one board somewhere (D-TB-18).
 */
export function teamTournamentOfTrf(report: TrfReport): TeamTournament | undefined {
  const teams = teamsOf(report);
  const games = boardGames(report, teams);
  if (games === undefined) return undefined;
  const played = [...Map.groupBy(games, ({ round, first, second }) => `${round} ${first} ${second}`).values()];
  const lineUps = report.lineUps.map(({ players }) => players.length);
  const boards = Math.max(1, ...played.map(({ length }) => length), ...lineUps);
  const forfeits = report.teamForfeits.map(({ kind, round, white, black }): TournamentMatch => {
    const result = ({ '+-': '1-0', '-+': '0-1', '--': '0-0' } as const)[kind];
    return { round, first: String(white), second: String(black), kind: 'forfeit', result };
  });
  if (boards < 2 || played.length + forfeits.length === 0) return undefined;
  const isSaid = ({ round, first, second }: TournamentMatch): boolean =>
    forfeits.some((each) => each.round === round && [first, second].includes(each.first));
  const matches = [...forfeits, ...played.map(matchOf).filter((match) => !isSaid(match))];
  const { win = 2, draw = 1, loss = 0 } = report.matchScoring ?? {};
  const lastMatch = Math.max(...matches.map(({ round }) => round));
  const byes = teamByes(report, teams, boards, { win, draw, loss }).filter(
    ({ round, team }) =>
      round <= lastMatch && !matches.some((each) => each.round === round && [each.first, each.second].includes(team)),
  );
  const isByGames = /_GP\b/.test(report.typeCode ?? '') || report.standingsOrder[0] === 'GP';
  return {
    format: 'escala/tournament@1',
    ...(report.name !== undefined && { name: report.name }),
    system: systemOfReport(report, {})?.endsWith('round-robin') ? 'team-round-robin' : 'team-swiss',
    rounds: Math.max(report.rounds ?? report.roundDates.length, lastPairedRound(report.players), lastMatch),
    boards,
    ...(isByGames && { primary: 'game' as const }),
    ...(report.matchScoring !== undefined && { matchScoring: { win, draw, loss } }),
    teams: teams.map(({ number, name }) => ({ id: String(number), number, ...(name && { name }) })),
    matches: matches.sort((a, b) => a.round - b.round),
    byes,
  };
}

const teamsOf = ({ teams, teamLists }: TrfReport): readonly ReportTeam[] =>
  teams.length > 0 ? teams : teamLists.map((team, i) => ({ ...team, number: i + 1 }));

/** Undefined where somebody is in no team, or a team meets its own players or several teams in a round. */
function boardGames(report: TrfReport, teams: readonly ReportTeam[]): readonly BoardGame[] | undefined {
  const teamOf = new Map(teams.flatMap(({ number, players }) => players.map((player) => [player, number] as const)));
  const seats = new Map(teams.flatMap(({ players }) => players.map((player, i) => [player, i] as const)));
  const lineUps = new Map(report.lineUps.map((each) => [`${each.round} ${each.team}`, each.players]));
  const met = new Map<string, number>();
  const games: BoardGame[] = [];
  for (const game of gamesOfReport(report)) {
    const [white, black] = [teamOf.get(game.white), teamOf.get(game.black)];
    if (white === undefined || black === undefined || white === black) return undefined;
    for (const [own, other] of [
      [white, black],
      [black, white],
    ] as const) {
      const key = `${game.round} ${own}`;
      if ((met.get(key) ?? other) !== other) return undefined;
      met.set(key, other);
    }
    const [first, second] = white < black ? [white, black] : [black, white];
    const player = first === white ? game.white : game.black;
    // D-TB-18: boards as 300 says, or in the order of the team's list.
    const seated = lineUps.get(`${game.round} ${first}`)?.indexOf(player) ?? -1;
    games.push({ ...game, first, second, seat: seats.get(player)!, ...(seated >= 0 && { board: seated + 1 }) });
  }
  return games.map((game) => ({ ...game, isFirstWhite: teamOf.get(game.white) === game.first })).map(asFirstSees);
}

const asFirstSees = ({ isFirstWhite, ...game }: BoardGame & { readonly isFirstWhite: boolean }): BoardGame =>
  game.result === undefined || isFirstWhite ? game : { ...game, result: turned(game.result) };

/** A match of which every board was forfeited to the same team was not played. */
function matchOf(games: readonly BoardGame[]): TournamentMatch {
  const [{ round, first, second }] = games as readonly [BoardGame, ...BoardGame[]];
  const teams = { round, first: String(first), second: String(second) };
  const results = new Set(games.map(({ result }) => result));
  const [result] = results;
  const isForfeit = results.size === 1 && games.every(({ kind }) => kind === 'forfeit');
  if (isForfeit && (result === '1-0' || result === '0-1' || result === '0-0'))
    return { ...teams, kind: 'forfeit', result };
  const boards = games
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ result: of, kind, board = 0 }, i) => ({
      board: board || i + 1,
      ...(of !== undefined && { result: of satisfies Result }),
      ...(kind !== 'played' && { kind }),
    }));
  return { ...teams, boards };
}

/** 320, 240 of teams, and rounds off that the lines of the players tell. */
function teamByes(
  report: TrfReport,
  teams: readonly ReportTeam[],
  boards: number,
  scoring: NonNullable<TeamTournament['matchScoring']>,
): TeamBye[] {
  const halves = { full: [scoring.win, boards], half: [scoring.draw, boards / 2], zero: [0, 0] } as const;
  const byes = new Map<string, TeamBye>();
  const put = (bye: TeamBye): void => {
    const key = `${bye.round} ${bye.team}`;
    if (!byes.has(key)) byes.set(key, bye);
  };
  for (const { matchPoints = scoring.draw, gamePoints = boards / 2, teams: left } of report.teamByes)
    left.forEach((team, r) => {
      if (team > 0) put({ round: r + 1, team: String(team), kind: 'pairing', points: matchPoints, gamePoints });
    });
  const numbers = new Set(report.teams.map(({ number }) => number));
  for (const { kind, round, ids } of report.byes)
    for (const id of ids) {
      const [points, gamePoints] = halves[REQUESTED[kind]];
      if (round !== undefined && numbers.has(id))
        put({ round, team: String(id), kind: REQUESTED[kind], points, gamePoints });
    }
  const players = playersByNumber(report);
  for (const { number, players: own } of teams) {
    const lines = own.map((player) => players.get(player)?.rounds ?? []);
    for (let r = 0; r < Math.max(0, ...lines.map(({ length }) => length)); r++) {
      const gamePoints = Math.min(boards, lines.filter((line) => line[r]?.result === 'U').length);
      const points = gamePoints > boards / 2 ? scoring.win : scoring.draw;
      if (gamePoints > 0) put({ round: r + 1, team: String(number), kind: 'pairing', points, gamePoints });
    }
  }
  return [...byes.values()].sort((a, b) => a.round - b.round);
}
