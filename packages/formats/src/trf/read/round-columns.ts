import { NO_ROUND, type TrfColour, type TrfResult, type TrfRound } from '../trf-report.ts';
import { BLANK, type LineCursor, UNREADABLE } from './line-cursor.ts';
import type { TrfReading } from './trf-reading.ts';

const SPACE = 0x20;
const MINUS = 0x2d;
const ZERO = 0x30;

/** Column of the first round, and width of each round. */
export const FIRST_ROUND_COLUMN = 92;
export const ROUND_WIDTH = 10;

/** Results and colours by character code, in either case; some people type ½ for `=`. */
const RESULTS = signsByCode<TrfResult>({ ...bothCases('1=0WDL+-HFUZ '), '½': '=' });
const COLOURS = signsByCode<TrfColour>({ w: 'w', W: 'w', b: 'b', B: 'b', '-': '-', ' ': '-' });

function bothCases(signs: string): Record<string, TrfResult> {
  const forms = [...signs].flatMap((sign) => [sign, sign.toLowerCase()].map((form) => [form, sign as TrfResult]));
  return Object.fromEntries(forms) as Record<string, TrfResult>;
}

function signsByCode<Sign>(signs: Readonly<Record<string, Sign>>): readonly (Sign | undefined)[] {
  const byCode = new Array<Sign | undefined>(256).fill(undefined);
  for (const [form, sign] of Object.entries(signs)) byCode[form.charCodeAt(0)] = sign;
  return byCode;
}

/** The rounds of a player's line, up to the last one that is not blank. */
export function readRounds(reading: TrfReading, player: number, number: number): TrfRound[] {
  const { cursor } = reading;
  const rounds: TrfRound[] = [];
  const slots = Math.ceil((cursor.length - FIRST_ROUND_COLUMN + 2) / ROUND_WIDTH);
  let isAligned = true;
  for (let r = 0; r < slots; r++) {
    const column = FIRST_ROUND_COLUMN + r * ROUND_WIDTH;
    const game = readGame(cursor, column);
    if (game !== undefined) {
      while (rounds.length < r) rounds.push(NO_ROUND);
      rounds.push(game);
      continue;
    }
    const round = readRound(reading, column, player, number, r);
    if (round !== NO_ROUND) {
      while (rounds.length < r) rounds.push(NO_ROUND);
      rounds.push(round);
    }
    if (isAligned) isAligned = checkGaps(reading, column, number);
  }
  return rounds;
}

/** A round in the usual form: blanks between the fields, up to four digits, a colour, a result. Otherwise undefined. */
function readGame(cursor: LineCursor, column: number): TrfRound | undefined {
  const { text } = cursor;
  const at = cursor.base + column - 1;
  if (at + 8 > cursor.end) return undefined;
  const gaps = text.charCodeAt(at - 2) | text.charCodeAt(at - 1) | text.charCodeAt(at + 4) | text.charCodeAt(at + 6);
  const last = text.charCodeAt(at + 3) - ZERO;
  if (gaps !== SPACE || last < 0 || last > 9) return undefined;
  let opponent = last;
  let place = 1;
  for (let i = at + 2; i >= at; i--) {
    const code = text.charCodeAt(i);
    if (code === SPACE) break;
    const digit = code - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    place *= 10;
    opponent += place * digit;
  }
  const colour = COLOURS[text.charCodeAt(at + 5)];
  const result = RESULTS[text.charCodeAt(at + 7)];
  return opponent === 0 || colour === undefined || result === undefined ? undefined : { opponent, colour, result };
}

function readRound(reading: TrfReading, column: number, player: number, number: number, r: number): TrfRound {
  const { cursor } = reading;
  const colourCode = cursor.codeAt(column + 5);
  const resultCode = cursor.codeAt(column + 7);
  let opponent = cursor.integerAt(column, column + 3);
  if (opponent === BLANK) opponent = 0;
  if (opponent === 0 && resultCode === SPACE && (colourCode === SPACE || colourCode === MINUS)) return NO_ROUND;
  const colour = COLOURS[colourCode];
  const result = RESULTS[resultCode];
  if (opponent < 0 || colour === undefined || result === undefined) {
    reportSigns(reading, column, player, number, r);
    if (opponent < 0) opponent = 0;
  }
  return { opponent, colour: colour ?? '-', result: result ?? ' ' };
}

/** Columns between the fields of a round, relative to its first. */
const GAPS = [-2, -1, 4, 6] as const;

/** False if there is anything between the fields: the columns may be shifted. Reported once per line. */
function checkGaps(reading: TrfReading, column: number, number: number): boolean {
  const { cursor } = reading;
  const stray = GAPS.find((gap) => cursor.codeAt(column + gap) !== SPACE);
  if (stray === undefined) return true;
  const at = column + stray;
  const values = { column: at, found: cursor.textAt(at, at), place: 'player', player: number };
  reading.report('warning', 'trf-misaligned', at, values);
  return false;
}

/** Reports invalid characters of a round, each in its column. */
function reportSigns(reading: TrfReading, column: number, index: number, number: number, r: number): void {
  const { cursor } = reading;
  const unread = reading.unreadRounds.get(index) ?? new Set();
  reading.unreadRounds.set(index, unread.add(r + 1));
  const path = ['players', index, 'rounds', r];
  const place = { place: 'trf-round', player: number, round: r + 1 };
  if (cursor.integerAt(column, column + 3) === UNREADABLE) {
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
