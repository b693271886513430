import type { TrfReport } from '../trf-report.ts';
import type { TrfWriting } from './trf-writing.ts';

/** The teams themselves: 310 in the edition of 2026. */
export function writeTeams({ teams }: TrfReport, writing: TrfWriting): void {
  if (writing.edition === 'trf16') return;
  teams.forEach((team, i) => {
    const line = writing.line('310', ['teams', i]).number(5, 7, team.number);
    line.text(9, 40, team.name).text(42, 46, team.nickname).number(48, 53, team.strength);
    line.points(55, 60, team.matchPoints).points(62, 67, team.gamePoints).number(69, 71, team.rank);
    line.ids(74, 4, team.players).end();
  });
}

/** 013 in both editions; for 2016 also from the teams of 2026, which have all that it holds. */
export function writeTeamLists({ teamLists, teams }: TrfReport, writing: TrfWriting): void {
  const isOld = writing.edition === 'trf16';
  const lists = isOld && teamLists.length === 0 ? teams : teamLists;
  lists.forEach(({ name, players }, i) => {
    writing.line('013', ['teamLists', i]).text(5, 36, name).ids(37, 4, players).end();
  });
  if (isOld && lists !== teams) writing.leaveOut('310', ['teams'], teams.length);
}

/** Who sat where, which team had no opponent, which did not come. */
export function writeTeamRounds({ lineUps, teamByes, teamForfeits }: TrfReport, writing: TrfWriting): void {
  if (writing.edition === 'trf16') {
    writing.leaveOut('300', ['lineUps'], lineUps.length);
    writing.leaveOut('320', ['teamByes'], teamByes.length);
    writing.leaveOut('330', ['teamForfeits'], teamForfeits.length);
    return;
  }
  lineUps.forEach(({ round, team, opponent, players }, i) => {
    const line = writing.line('300', ['lineUps', i]).number(5, 7, round).number(9, 11, team);
    line.number(13, 15, opponent).ids(17, 4, players).end();
  });
  teamByes.forEach(({ matchPoints, gamePoints, teams }, i) => {
    const line = writing.line('320', ['teamByes', i]).points(5, 8, matchPoints).points(10, 13, gamePoints);
    line.ids(15, 3, teams, true).end();
  });
  teamForfeits.forEach(({ kind, round, white, black }, i) => {
    const line = writing.line('330', ['teamForfeits', i]).text(5, 6, kind).number(8, 10, round);
    line.number(12, 14, white).number(16, 18, black).end();
  });
}
