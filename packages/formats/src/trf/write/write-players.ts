import { FIRST_ROUND_COLUMN, ROUND_WIDTH } from '../read/round-columns.ts';
import type { TrfNational, TrfPerson, TrfPlayer, TrfReport, TrfRound } from '../trf-report.ts';
import type { LineInColumns } from './line-in-columns.ts';
import type { TrfWriting } from './trf-writing.ts';

/** 001. */
export function writePlayers(players: readonly TrfPlayer[], writing: TrfWriting): void {
  players.forEach((player, i) => {
    const line = writing.line('001', ['players', i]);
    putPerson(line, player).points(81, 84, player.points).number(86, 89, player.rank);
    player.rounds.forEach((round, r) => {
      putRound(line, FIRST_ROUND_COLUMN + r * ROUND_WIDTH, round);
    });
    line.end();
  });
}

/** National ratings; the reports of 2016 have none. */
export function writeNationals(nationals: readonly TrfNational[], writing: TrfWriting): void {
  if (writing.edition === 'trf16') {
    writing.leaveOut('NRS', ['nationals'], nationals.length);
    return;
  }
  nationals.forEach((national, i) => {
    putPerson(writing.line(national.record, ['nationals', i]), national).end();
  });
}

function putPerson(line: LineInColumns, person: TrfPerson): LineInColumns {
  return line
    .number(5, 8, person.number)
    .text(10, 10, person.sex)
    .textRight(11, 13, person.title)
    .text(15, 47, person.name)
    .number(49, 52, person.rating)
    .text(54, 56, person.federation)
    .textRight(58, 68, person.id)
    .text(70, 79, person.birth);
}

/** A blank round is left blank; one without an opponent has four zeros. */
function putRound(line: LineInColumns, column: number, { opponent, colour, result }: TrfRound): void {
  if (opponent === 0 && result === ' ' && colour === '-') return;
  if (opponent === 0) line.text(column, column + 3, '0000');
  else line.number(column, column + 3, opponent);
  line.text(column + 5, column + 5, colour).text(column + 7, column + 7, result);
}

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

/** 013 in both editions; for 2016 also from the teams of 2026, which include everything in it. */
export function writeTeamLists({ teamLists, teams }: TrfReport, writing: TrfWriting): void {
  const isOld = writing.edition === 'trf16';
  const lists = isOld && teamLists.length === 0 ? teams : teamLists;
  lists.forEach(({ name, players }, i) => {
    writing.line('013', ['teamLists', i]).text(5, 36, name).ids(37, 4, players).end();
  });
  if (isOld && lists !== teams) writing.leaveOut('310', ['teams'], teams.length);
}

/** Line-ups, teams without an opponent, teams that did not appear. */
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
