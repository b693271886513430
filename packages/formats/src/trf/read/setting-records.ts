import { SCORING_CODES, SCORING_GROUPS } from '../scoring.ts';
import { hundredthsBetween, UNREADABLE } from './line-cursor.ts';
import { isRepeated } from './text-records.ts';
import type { TrfReading } from './trf-reading.ts';

/** Settings for a pairing besides the players: rounds, initial colour, points. Old extensions and records of 2026. */

const LAST = 1_000_000;
/** The format has three columns for a round everywhere. */
const MOST_ROUNDS = 999;

/** 142 and XXR. A file may have both, saying the same. */
export function readRoundCount(record: string, reading: TrfReading): void {
  const { draft } = reading;
  const rounds = reading.integer(record, 5, LAST);
  if (rounds === undefined || isRepeated(record, reading)) return;
  if (rounds < 1 || rounds > MOST_ROUNDS) {
    const values = { record, found: String(rounds), allowed: `1–${MOST_ROUNDS}` };
    reading.report('error', 'trf-not-allowed', 5, values);
    return;
  }
  if (draft.rounds !== undefined && draft.rounds !== rounds)
    reading.report('warning', 'trf-records-differ', 5, { record, given: rounds, first: draft.rounds });
  draft.rounds ??= rounds;
}

/** 152: W or B. */
export function readInitialColour(reading: TrfReading): void {
  const letter = reading.cursor.textAt(5, LAST).toUpperCase();
  if (letter === '' || isRepeated('152', reading)) return;
  if (letter === 'W' || letter === 'B') setInitialColour('152', letter === 'W' ? 'white' : 'black', reading);
  else reading.report('error', 'trf-not-allowed', 5, { record: '152', found: letter, allowed: 'W, B' });
}

/** XXC: `white1`, `black1`, `rank`. */
export function readConfiguration(reading: TrfReading): void {
  for (const { word, column } of words(reading)) {
    const setting = word.toLowerCase();
    if (setting === 'rank') reading.draft.pairedByRank = true;
    else if (setting === 'white1' || setting === 'black1')
      setInitialColour('XXC', setting === 'white1' ? 'white' : 'black', reading);
    else {
      const allowed = 'white1, black1, rank';
      reading.report('warning', 'trf-not-allowed', column, { record: 'XXC', found: word, allowed });
    }
  }
}

function setInitialColour(record: string, colour: 'white' | 'black', reading: TrfReading): void {
  const { draft } = reading;
  if (draft.initialColour !== undefined && draft.initialColour !== colour)
    reading.report('warning', 'trf-records-differ', 5, { record, given: colour, first: draft.initialColour });
  draft.initialColour ??= colour;
}

/** 162. */
export function readScoring(reading: TrfReading): void {
  for (const { symbol, points, column, first } of pointsBySymbol('162', 1, reading)) {
    if (/[WDLAPX]/.test(symbol)) addScoring('162', symbol, points, first, reading);
    else reportSymbol('162', symbol, column, reading);
  }
}

interface PointsOfSymbol {
  readonly symbol: string;
  readonly points: number;
  /** Where the symbol stands, and its points. */
  readonly column: number;
  readonly first: number;
}

/** A symbol and its points in every nine columns, found anywhere: none may be lost because of an extra blank. */
export function pointsBySymbol(record: string, letters: number, reading: TrfReading): PointsOfSymbol[] {
  const { text, start, end } = reading.cursor;
  const pairs = new RegExp(`([a-z]{${letters}})[ \\t]*([^\\sa-z]\\S*)|\\S+`, 'gi');
  const found: PointsOfSymbol[] = [];
  for (const match of text.substring(start + 3, end).matchAll(pairs)) {
    const { 0: whole, 1: symbol = '', 2: written = '', index } = match;
    const column = index + 4;
    const last = column + whole.length - 1;
    const first = last + 1 - (written || whole).length;
    const points = hundredthsBetween(written, 0, written.length);
    if (points === UNREADABLE)
      reading.report('error', 'trf-not-a-number', first, { record, first, last, found: written || whole });
    else found.push({ symbol: symbol.toUpperCase(), points: points / 100, column, first });
  }
  return found;
}

/** XXS: `CODE=points`, separated by blanks. */
export function readScoringCodes(reading: TrfReading): void {
  for (const { word, column } of words(reading)) {
    const [code, written] = word.toUpperCase().split('=', 2) as [string, string | undefined];
    const points = written === undefined ? UNREADABLE : hundredthsBetween(written, 0, written.length);
    if (!SCORING_CODES.some((known) => known === code) && !(code in SCORING_GROUPS))
      reportSymbol('XXS', code, column, reading);
    else if (points === UNREADABLE) {
      const values = { record: 'XXS', first: column, last: column + word.length - 1, found: word };
      reading.report('error', 'trf-not-a-number', column, values);
    } else addScoring('XXS', code, points / 100, column, reading);
  }
}

/** BBW, BBD and BBL stand for a group, BBZ, BBF and BBU for a single case. */
export function readBbScoring(record: string, reading: TrfReading): void {
  const points = reading.decimal(record, 5, LAST);
  const symbol = /[WDL]/.test(record) ? record.slice(2) : record;
  if (points !== undefined) addScoring(record, symbol, points, 5, reading);
}

function addScoring(record: string, symbol: string, points: number, column: number, reading: TrfReading): void {
  if (points >= 0) reading.scoring.push([symbol, points]);
  else reading.report('error', 'trf-not-allowed', column, { record, found: String(points), allowed: '0.0–99.9' });
}

function reportSymbol(record: string, found: string, column: number, reading: TrfReading): void {
  reading.report('warning', 'trf-scoring-unknown', column, { record, found });
}

/** Words of the current line from column 5 on, with their columns. */
export function words({ cursor }: TrfReading): { word: string; column: number }[] {
  const text = cursor.text.substring(cursor.start, cursor.end);
  return [...text.matchAll(/[^\s]+/g)]
    .filter(({ index }) => index >= 3)
    .map((match) => ({ word: match[0], column: match.index + 1 }));
}
