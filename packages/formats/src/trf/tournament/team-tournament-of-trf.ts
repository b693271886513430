import { entryOf, type TeamBye, type TeamTournament, type TournamentMatch } from '@escala/core';
import { lastPairedRound } from '../empty-report.ts';
import type { TrfReport } from '../trf-report.ts';
import { playersByNumber } from './report-games.ts';
import { isOfTeams, type ReportedSystems, systemNamed, systemOfReport } from './system-of-report.ts';
import { matchesOfReport, type ReportTeam } from './team-matches.ts';
import { assignedInMatches } from './team-rulings.ts';

const REQUESTED = { F: 'full', H: 'half', Z: 'zero' } as const;

/**
 * The team tournament of a report, by 310 or else 013; undefined if teams are mere lists in an individual event: in a
 * round a team meets only one other, at least once on more than one board (D-TB-18). Also undefined if the report's
 * words name a system whose players sit for teams; a code alone (192) does not suffice.
 */
export function teamTournamentOfTrf(report: TrfReport, systems: ReportedSystems = {}): TeamTournament | undefined {
  if (entryOf(systems, systemNamed(report, systems) ?? '')?.teams !== undefined) return undefined;
  const teams = teamsOf(report);
  const played = matchesOfReport(report, teams);
  if (played === undefined) return undefined;
  const boards = Math.max(1, played.mostBoards, ...report.lineUps.map(({ players }) => players.length));
  const forfeits = report.teamForfeits.map(({ kind, round, white, black }): TournamentMatch => {
    const result = ({ '+-': '1-0', '-+': '0-1', '--': '0-0' } as const)[kind];
    return { round, first: String(white), second: String(black), kind: 'forfeit', result };
  });
  if (boards < 2 || played.matches.length + forfeits.length === 0) return undefined;
  const isSaid = ({ round, first, second }: TournamentMatch): boolean =>
    forfeits.some((each) => each.round === round && [first, second].includes(each.first));
  const matches = [...forfeits, ...played.matches.filter((match) => !isSaid(match))];
  const { win = 2, draw = 1, loss = 0 } = report.matchScoring ?? {};
  const lastMatch = Math.max(...matches.map(({ round }) => round));
  const byes = teamByes(report, teams, boards, { win, draw, loss }, systems).filter(
    ({ round, team }) =>
      round <= lastMatch && !matches.some((each) => each.round === round && [each.first, each.second].includes(team)),
  );
  const isByGames = /_GP\b/.test(report.typeCode ?? '') || report.standingsOrder[0] === 'GP';
  const assignedPoints = assignedInMatches(report, { matches, byes, boards }, { win, draw, loss });
  return {
    format: 'escala/tournament@1',
    ...(report.name !== undefined && { name: report.name }),
    system: teamSystemOf(report),
    rounds: Math.max(report.rounds ?? report.roundDates.length, lastPairedRound(report.players), lastMatch),
    boards,
    ...(isByGames && { primary: 'game' as const }),
    ...(report.matchScoring !== undefined && { matchScoring: { win, draw, loss } }),
    teams: teams.map(({ number, name }) => ({ id: String(number), number, ...(name && { name }) })),
    matches: matches.sort((a, b) => a.round - b.round),
    byes,
    ...(assignedPoints.length > 0 && { assignedPoints }),
  };
}

/** Whether teams meet as such, as far as the games tell (D-TB-18). */
export function teamsMeet(report: TrfReport): boolean {
  const teams = teamsOf(report);
  return teams.length > 0 && isOfTeams(report) && matchesOfReport(report, teams) !== undefined;
}

/** D-TB-20: a knockout stays one. */
function teamSystemOf(report: TrfReport): TeamTournament['system'] {
  const system = systemOfReport(report, {});
  if (system === 'knockout') return 'team-knockout';
  return system?.endsWith('round-robin') ? 'team-round-robin' : 'team-swiss';
}

/** 310, or else 013. */
export const teamsOf = ({ teams, teamLists }: TrfReport): readonly ReportTeam[] =>
  teams.length > 0 ? teams : teamLists.map((team, i) => ({ ...team, number: i + 1 }));

/** 320, 240 for teams, and rounds off found in the players' lines. */
function teamByes(
  report: TrfReport,
  teams: readonly ReportTeam[],
  boards: number,
  scoring: NonNullable<TeamTournament['matchScoring']>,
  systems: ReportedSystems,
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
  const [pab] = report.teamByes;
  // As the system named in 192 has it (C.04.6 1.4), or P of 162 (D-TRF-10).
  const isDrawn = entryOf(systems, systemOfReport(report, systems) ?? '')?.teams?.roundsOff !== undefined;
  const { WW = 1, PAB: said = WW } = report.scoring ?? {};
  const PAB = said === WW ? 0.5 : said;
  for (const { number, players: own } of teams) {
    const lines = own.map((player) => players.get(player)?.rounds ?? []);
    for (let r = 0; r < Math.max(0, ...lines.map(({ length }) => length)); r++) {
      const gamePoints = Math.min(boards, lines.filter((line) => line[r]?.result === 'U').length);
      const isWin = !isDrawn && gamePoints > boards / 2;
      const points = pab?.matchPoints ?? (isWin ? scoring.win : scoring.draw);
      const worth = { points, gamePoints: pab?.gamePoints ?? (isDrawn ? boards * PAB : gamePoints) };
      if (gamePoints > 0) put({ round: r + 1, team: String(number), kind: 'pairing', ...worth });
    }
  }
  return [...byes.values()].sort((a, b) => a.round - b.round);
}
