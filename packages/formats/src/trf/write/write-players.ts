import { FIRST_ROUND_COLUMN, ROUND_WIDTH } from '../read/round-columns.ts';
import type { TrfNational, TrfPerson, TrfPlayer, TrfRound } from '../trf-report.ts';
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

/** A round of which nothing is said stays blank; one without an opponent has four zeros. */
function putRound(line: LineInColumns, column: number, { opponent, colour, result }: TrfRound): void {
  if (opponent === 0 && result === ' ' && colour === '-') return;
  if (opponent === 0) line.text(column, column + 3, '0000');
  else line.number(column, column + 3, opponent);
  line.text(column + 5, column + 5, colour).text(column + 7, column + 7, result);
}
