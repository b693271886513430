import type { TrfPlayer } from '../trf-report.ts';
import {
  readAbnormalPoints,
  readAbsent,
  readAcceleration,
  readByes,
  readForbidden,
  readForbiddenPair,
  readLentPoints,
} from './pairing-records.ts';
import { readPerson } from './person-fields.ts';
import { readRounds } from './round-columns.ts';
import {
  readBbScoring,
  readConfiguration,
  readInitialColour,
  readRoundCount,
  readScoring,
  readScoringCodes,
} from './setting-records.ts';
import { readLineUp, readMatchScoring, readTeam, readTeamByes, readTeamForfeit, readTeamList } from './team-records.ts';
import {
  readCodes,
  readDeputy,
  readRatingMethod,
  readRoundDates,
  readTextRecord,
  TEXT_RECORDS,
  type TextRecord,
} from './text-records.ts';
import type { TrfReading } from './trf-reading.ts';

type ReadRecord = (reading: TrfReading) => void;

/** Every known record, with its reader. */
const READERS: Readonly<Record<string, ReadRecord>> = {
  ...Object.fromEntries(
    Object.keys(TEXT_RECORDS).map((record) => [
      record,
      (reading: TrfReading) => readTextRecord(record as TextRecord, reading),
    ]),
  ),
  '001': readPlayer,
  '013': readTeamList,
  '112': readDeputy,
  '132': readRoundDates,
  '142': (reading) => readRoundCount('142', reading),
  '152': readInitialColour,
  '162': readScoring,
  '172': readRatingMethod,
  '202': (reading) => readCodes('202', 'tieBreaks', reading),
  '212': (reading) => readCodes('212', 'standingsOrder', reading),
  '240': readByes,
  '250': readAcceleration,
  '260': readForbidden,
  '299': readAbnormalPoints,
  '300': readLineUp,
  '310': readTeam,
  '320': readTeamByes,
  '330': readTeamForfeit,
  '362': readMatchScoring,
  XXA: readLentPoints,
  XXC: readConfiguration,
  XXP: readForbiddenPair,
  XXR: (reading) => readRoundCount('XXR', reading),
  XXS: readScoringCodes,
  XXZ: readAbsent,
  ...Object.fromEntries(
    ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'].map((record) => [
      record,
      (reading: TrfReading) => readBbScoring(record, reading),
    ]),
  ),
};

export interface RecordReader {
  readonly record: string;
  readonly read: ReadRecord;
}

/** The three characters of a record as one number; -1 if no record has one of them. */
export function recordKey(first: number, second: number, third: number): number {
  return (first | second | third) > 0x7f ? -1 : (first << 16) | (second << 8) | third;
}

export const RECORD_READERS: ReadonlyMap<number, RecordReader> = new Map(
  Object.entries(READERS).map(([record, read]) => [
    recordKey(record.charCodeAt(0), record.charCodeAt(1), record.charCodeAt(2)),
    { record, read },
  ]),
);

/** 001: a player and their rounds. */
function readPlayer(reading: TrfReading): void {
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
