import type { MatchResult } from '@escala/core';
import type { TrfLineUp, TrfReport, TrfTeam, TrfTeamByes, TrfTeamForfeit } from '@escala/formats';
import type { Kept } from '../../ports.ts';
import { actingPlayers } from '../matches/acting-players.ts';
import type { LeagueMatch } from '../matches/match.ts';
import { competitionOf } from '../matches/match-outcome.ts';
import type { Team } from './league.ts';
import { type LeagueDesk, teamRulesOf, teamsOf } from './league-desk.ts';

type TeamRecords = Pick<
  TrfReport,
  'teamCount' | 'boardColours' | 'matchScoring' | 'teamLists' | 'teams' | 'lineUps' | 'teamByes' | 'teamForfeits'
>;

/** Sistemes 4.1: match points. */
const MATCH_POINTS = { win: 1, draw: 0.5, loss: 0 };

/**
 * What FIDE's report says about a league's teams, with players by starting number; teams are numbered group by group.
 */
export function teamRecords(desk: LeagueDesk, numbers: ReadonlyMap<string, number>): TeamRecords {
  const { league, matches } = desk;
  const groups = league.body.groups.map(({ id }) => id).filter((id) => teamsOf(desk, id).length > 0);
  const all = groups.flatMap((group) => teamsOf(desk, group));
  const teamNumbers = new Map(all.map(({ id }, i) => [id, i + 1]));
  const lineUps = matches.flatMap((match) => lineUpsOf(desk, match, teamNumbers, numbers));
  const tables = new Map(groups.flatMap((group) => [...tableOf(desk, group)]));
  const teams = all.map(({ id, body }) => teamOf(id, body, { teamNumbers, lineUps, tables }));
  const boards = Array.from({ length: league.body.boards }, (_, i) => i + 1);
  const { whiteOn } = teamRulesOf(league.body);
  return {
    teamCount: String(all.length),
    boardColours: boards.map((board) => (whiteOn(board) === 'home' ? 'W' : 'B')).join(''),
    matchScoring: MATCH_POINTS,
    teamLists: [],
    teams,
    lineUps,
    teamByes: league.body.system === 'knockout' ? [] : groups.flatMap((group) => byesOf(desk, group, teamNumbers)),
    teamForfeits: matches.flatMap((match) => forfeitOf(desk, match, teamNumbers)),
  };
}

/** Both sides of a match, with 0 for an empty board. */
function lineUpsOf(
  { actas }: LeagueDesk,
  { id, body: { round, home, away } }: Kept<LeagueMatch>,
  teams: ReadonlyMap<string, number>,
  numbers: ReadonlyMap<string, number>,
): TrfLineUp[] {
  const acta = actas.get(id)?.body;
  const [ofHome = 0, ofAway = 0] = [teams.get(home), teams.get(away)];
  if (acta === undefined) return [];
  const seated = (side: 'home' | 'away'): number[] =>
    actingPlayers(acta[side]).map((player) => (player === null ? 0 : (numbers.get(player) ?? 0)));
  return [
    { round, team: ofHome, opponent: ofAway, players: seated('home') },
    { round, team: ofAway, opponent: ofHome, players: seated('away') },
  ];
}

interface TableRow {
  readonly rank: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** Match points and board points come from the two scoring methods. */
function tableOf(desk: LeagueDesk, group: string): ReadonlyMap<string, TableRow> {
  const { standings } = teamRulesOf(desk.league.body);
  const competition = competitionOf(desk, group);
  const [byMatches, byBoards] = (['match', 'olympic'] as const).map((scoring) => standings(competition, { scoring }));
  if (byMatches?.kind !== 'ranked' || byBoards?.kind !== 'ranked') return new Map();
  const pointsOf = (result: typeof byMatches) =>
    new Map(result.standings.rows.map(({ player, points }) => [player, points]));
  const [matchPoints, gamePoints] = [pointsOf(byMatches), pointsOf(byBoards)];
  const own = desk.league.body.scoring === 'olympic' ? byBoards : byMatches;
  return new Map(
    own.standings.rows.map(({ player, rank }) => [
      player,
      { rank, matchPoints: matchPoints.get(player) ?? 0, gamePoints: gamePoints.get(player) ?? 0 },
    ]),
  );
}

function teamOf(
  id: string,
  { name, letter }: Team,
  seen: {
    readonly teamNumbers: ReadonlyMap<string, number>;
    readonly lineUps: readonly TrfLineUp[];
    readonly tables: ReadonlyMap<string, TableRow>;
  },
): TrfTeam {
  const number = seen.teamNumbers.get(id)!;
  return { number, name, nickname: letter, ...seen.tables.get(id), players: playersOf(seen.lineUps, number) };
}

/** All players of a team, by their lowest board. */
function playersOf(lineUps: readonly TrfLineUp[], team: number): number[] {
  const boards = new Map<number, number>();
  for (const { players } of lineUps.filter((lineUp) => lineUp.team === team))
    players.forEach((player, i) => {
      if (player > 0) boards.set(player, Math.min(i, boards.get(player) ?? i));
    });
  return [...boards].sort(([a, first], [b, second]) => first - second || a - b).map(([player]) => player);
}

/** In a group with an odd number of teams, one has no match in each round, and gets no points for it. */
function byesOf(desk: LeagueDesk, group: string, teamNumbers: ReadonlyMap<string, number>): TrfTeamByes[] {
  const teams = teamsOf(desk, group);
  const matches = desk.matches.filter(({ body }) => body.group === group);
  if (teams.length % 2 === 0 || matches.length === 0) return [];
  const rounds = Math.max(...matches.map(({ body }) => body.round));
  const alone = Array.from({ length: rounds }, (_, r) => {
    const playing = new Set(
      matches.filter(({ body }) => body.round === r + 1).flatMap(({ body: { home, away } }) => [home, away]),
    );
    return teamNumbers.get(teams.find(({ id }) => !playing.has(id))?.id ?? '') ?? 0;
  });
  return [{ matchPoints: 0, gamePoints: 0, teams: alone }];
}

const SIGNS: Readonly<Partial<Record<MatchResult, TrfTeamForfeit['kind']>>> = { '1-0': '+-', '0-1': '-+', '0-0': '--' };

/** A match awarded without being played. */
function forfeitOf(
  { actas }: LeagueDesk,
  { id, body: { round, home, away, ruling } }: Kept<LeagueMatch>,
  teams: ReadonlyMap<string, number>,
): TrfTeamForfeit[] {
  const kind = ruling && SIGNS[ruling.result];
  if (kind === undefined || actas.has(id)) return [];
  return [{ kind, round, white: teams.get(home)!, black: teams.get(away)! }];
}
