import type { TrfReport } from '../trf-report.ts';
import type { TrfWriting } from './trf-writing.ts';

/** Teams: 013 in both editions, everything else in that of 2026. */
export function writeTeams(report: TrfReport, writing: TrfWriting): void {
  if (writing.edition === 'trf16') writeOldTeams(report, writing);
  else writeNewTeams(report, writing);
}

function writeOldTeams(report: TrfReport, writing: TrfWriting): void {
  const lists = report.teamLists.length > 0 ? report.teamLists : report.teams;
  lists.forEach(({ name, players }, i) => {
    writing.line('013', ['teams', i]).text(5, 36, name).ids(37, 4, players).end();
  });
  if (lists !== report.teams) writing.leaveOut('310', ['teams'], report.teams.length);
  writing.leaveOut('300', ['lineUps'], report.lineUps.length);
  writing.leaveOut('320', ['teamByes'], report.teamByes.length);
  writing.leaveOut('330', ['teamForfeits'], report.teamForfeits.length);
}

function writeNewTeams(report: TrfReport, writing: TrfWriting): void {
  const { teams, teamLists, lineUps, teamByes, teamForfeits } = report;
  teams.forEach((team, i) => {
    const line = writing.line('310', ['teams', i]).number(5, 7, team.number);
    line.text(9, 40, team.name).text(42, 46, team.nickname).number(48, 53, team.strength);
    line.points(55, 60, team.matchPoints).points(62, 67, team.gamePoints).number(69, 71, team.rank);
    line.ids(74, 4, team.players).end();
  });
  lineUps.forEach(({ round, team, opponent, players }, i) => {
    const line = writing.line('300', ['lineUps', i]).number(5, 7, round).number(9, 11, team);
    line.number(13, 15, opponent).ids(17, 4, players).end();
  });
  teamByes.forEach(({ matchPoints, gamePoints, teams: byRound }, i) => {
    const line = writing.line('320', ['teamByes', i]).points(5, 8, matchPoints).points(10, 13, gamePoints);
    line.ids(15, 3, byRound, true).end();
  });
  teamForfeits.forEach(({ kind, round, white, black }, i) => {
    const line = writing.line('330', ['teamForfeits', i]).text(5, 6, kind).number(8, 10, round);
    line.number(12, 14, white).number(16, 18, black).end();
  });
  teamLists.forEach(({ name, players }, i) => {
    writing.line('013', ['teamLists', i]).text(5, 36, name).ids(37, 4, players).end();
  });
}
