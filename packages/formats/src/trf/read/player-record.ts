import { NO_ROUND, type TrfColour, type TrfPlayer, type TrfResult, type TrfRound } from '../trf-report.ts';
import { readPerson } from './person-fields.ts';
import type { TrfReading } from './trf-reading.ts';

const SPACE = 0x20;
const ZERO = 0x30;
const NINE = 0x39;

/** Columns of the first round, and of each from one round to the next. */
export const FIRST_ROUND_COLUMN = 92;
export const ROUND_WIDTH = 10;

/** The signs of results and colours by character code; letters in either case. */
const RESULTS: (TrfResult | undefined)[] = new Array(128).fill(undefined);
for (const sign of '1=0WDL+-HFUZ ') {
  RESULTS[sign.charCodeAt(0)] = sign as TrfResult;
  RESULTS[sign.toLowerCase().charCodeAt(0)] = sign as TrfResult;
}
/** Typed by hand, and as the sign of a half is printed. */
RESULTS['x'.charCodeAt(0)] = undefined;
const COLOURS: (TrfColour | undefined)[] = new Array(128).fill(undefined);
for (const sign of 'wb-') COLOURS[sign.charCodeAt(0)] = sign as TrfColour;
COLOURS['W'.charCodeAt(0)] = 'w';
COLOURS['B'.charCodeAt(0)] = 'b';
COLOURS[SPACE] = '-';

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
  const index = draft.players.length;
  const rounds = readRounds(reading, index, number);
  const player: TrfPlayer = { number, sex, title, name, rating, federation, id, birth, points, rank, rounds };
  draft.players.push(player);
  playerLines.line.push(cursor.line);
  playerLines.length.push(cursor.end - cursor.start);
  playerLines.shift.push(cursor.start - cursor.base);
}

function readRounds(reading: TrfReading, player: number, number: number): TrfRound[] {
  const { cursor } = reading;
  const rounds: TrfRound[] = [];
  const slots = Math.ceil((cursor.length - FIRST_ROUND_COLUMN + 2) / ROUND_WIDTH);
  let isAligned = true;
  for (let r = 0; r < slots; r++) {
    const column = FIRST_ROUND_COLUMN + r * ROUND_WIDTH;
    const round = readRound(reading, column, player, number, r);
    if (round !== NO_ROUND) {
      while (rounds.length < r) rounds.push(NO_ROUND);
      rounds.push(round);
    }
    if (isAligned && !isSpaced(cursor, column)) {
      isAligned = false;
      const at = strayColumn(cursor, column);
      const values = { column: at, found: cursor.textAt(at, at), place: 'player', player: number };
      reading.report('warning', 'trf-misaligned', at, values);
    }
  }
  return rounds;
}

/** Columns between the fields of a round, counted from its first. */
const GAPS = [-2, -1, 4, 6] as const;

function isSpaced(cursor: TrfReading['cursor'], column: number): boolean {
  return (
    cursor.codeAt(column - 2) === SPACE &&
    cursor.codeAt(column - 1) === SPACE &&
    cursor.codeAt(column + 4) === SPACE &&
    cursor.codeAt(column + 6) === SPACE
  );
}

function strayColumn(cursor: TrfReading['cursor'], column: number): number {
  return column + GAPS.find((gap) => cursor.codeAt(column + gap) !== SPACE)!;
}

function readRound(reading: TrfReading, column: number, player: number, number: number, r: number): TrfRound {
  const { cursor } = reading;
  const colourCode = cursor.codeAt(column + 5);
  const resultCode = cursor.codeAt(column + 7);
  let opponent = fourDigits(cursor, column);
  if (opponent === 0 && resultCode === SPACE && (colourCode === SPACE || colourCode === 0x2d)) return NO_ROUND;
  const colour = COLOURS[colourCode];
  const result = RESULTS[resultCode];
  if (opponent < 0 || colour === undefined || result === undefined) {
    reportSigns(reading, column, player, number, r);
    if (opponent < 0) opponent = 0;
  }
  return { opponent, colour: colour ?? '-', result: result ?? ' ' };
}

/** The opponent: 0 where it is blank, -1 where it is no number. */
function fourDigits(cursor: TrfReading['cursor'], column: number): number {
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const code = cursor.codeAt(column + i);
    if (code >= ZERO && code <= NINE) value = value * 10 + code - ZERO;
    else if (code !== SPACE) return -1;
  }
  return value;
}

/** What is wrong with the signs of a round, each in its column. */
function reportSigns(reading: TrfReading, column: number, index: number, number: number, r: number): void {
  const { cursor } = reading;
  const path = ['players', index, 'rounds', r];
  const place = { place: 'trf-round', player: number, round: r + 1 };
  if (fourDigits(cursor, column) < 0) {
    const found = cursor.textAt(column, column + 3);
    const values = { record: '001', first: column, last: column + 3, found, ...place };
    reading.report('error', 'trf-not-a-number', column, values, path);
  }
  if (COLOURS[cursor.codeAt(column + 5)] === undefined) {
    const found = cursor.textAt(column + 5, column + 5);
    reading.report('error', 'trf-colour-unknown', column + 5, { found, ...place }, path);
  }
  if (RESULTS[cursor.codeAt(column + 7)] === undefined) {
    const found = cursor.textAt(column + 7, column + 7);
    reading.report('error', 'trf-result-unknown', column + 7, { found, ...place }, path);
  }
}
