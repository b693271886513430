import type { TrfPlayer } from '../trf-report.ts';
import { readPerson } from './person-fields.ts';
import { readRounds } from './round-columns.ts';
import type { TrfReading } from './trf-reading.ts';

/** 001: a player and what each round brought. */
export function readPlayer(reading: TrfReading): void {
  const { cursor, draft, playerLines } = reading;
  const person = readPerson('001', reading);
  if (person === undefined) {
    reading.keepLine();
    return;
  }
  const { number, sex, title, name, rating, federation, id, birth } = person;
  const points = reading.decimal('001', 81, 84);
  const rank = reading.integer('001', 86, 89);
  const rounds = readRounds(reading, draft.players.length, number);
  const player: TrfPlayer = { number, sex, title, name, rating, federation, id, birth, points, rank, rounds };
  draft.players.push(player);
  playerLines.line.push(cursor.line);
  playerLines.length.push(cursor.end - cursor.start);
  playerLines.shift.push(cursor.start - cursor.base);
}
