import { readColumnsOfIds } from './id-lists.ts';
import { refuse, requireColumns } from './pairing-records.ts';
import { pointsBySymbol } from './setting-records.ts';
import { isRepeated } from './text-records.ts';
import type { TrfReading } from './trf-reading.ts';

/** 013. */
export function readTeamList(reading: TrfReading): void {
  const name = reading.cursor.textAt(5, 36);
  reading.draft.teamLists.push({ name, players: readColumnsOfIds('013', 37, 4, reading) });
}

/** 310. */
export function readTeam(reading: TrfReading): void {
  const { cursor, draft } = reading;
  const number = reading.integer('310', 5, 7);
  const team = {
    name: cursor.textAt(9, 40) || undefined,
    nickname: cursor.textAt(42, 46) || undefined,
    strength: reading.decimal('310', 48, 53),
    matchPoints: reading.decimal('310', 55, 60),
    gamePoints: reading.decimal('310', 62, 67),
    rank: reading.integer('310', 69, 71),
    players: readColumnsOfIds('310', 74, 4, reading),
  };
  if (number === undefined) requireColumns('310', 5, 7, reading);
  else draft.teams.push({ number, ...team });
}

/** 300. */
export function readLineUp(reading: TrfReading): void {
  const round = reading.integer('300', 5, 7);
  const team = reading.integer('300', 9, 11);
  const opponent = reading.integer('300', 13, 15) ?? 0;
  const players = readColumnsOfIds('300', 17, 4, reading, true);
  if (round === undefined) requireColumns('300', 5, 7, reading);
  else if (team === undefined) requireColumns('300', 9, 11, reading);
  else reading.draft.lineUps.push({ round, team, opponent, players });
}

/** 320. */
export function readTeamByes(reading: TrfReading): void {
  const matchPoints = reading.decimal('320', 5, 8);
  const gamePoints = reading.decimal('320', 10, 13);
  const teams = readColumnsOfIds('320', 15, 3, reading, true);
  reading.draft.teamByes.push({ matchPoints, gamePoints, teams });
}

/** 330. */
export function readTeamForfeit(reading: TrfReading): void {
  const kind = reading.cursor.textAt(5, 6);
  const round = reading.integer('330', 8, 10);
  const white = reading.integer('330', 12, 14);
  const black = reading.integer('330', 16, 18);
  if (kind !== '+-' && kind !== '-+' && kind !== '--') refuse('330', 5, kind, '+-, -+, --', reading);
  else if (round === undefined) requireColumns('330', 8, 10, reading);
  else if (white === undefined || black === undefined) requireColumns('330', 12, 18, reading);
  else reading.draft.teamForfeits.push({ kind, round, white, black });
}

const MATCH_RESULTS: Readonly<Record<string, 'win' | 'draw' | 'loss'>> = { TW: 'win', TD: 'draw', TL: 'loss' };

/** 362: symbols and their points, found anywhere, as in 162. */
export function readMatchScoring(reading: TrfReading): void {
  const { draft } = reading;
  if (isRepeated('362', reading)) return;
  const scoring: { win?: number; draw?: number; loss?: number } = {};
  for (const { symbol, points, column } of pointsBySymbol('362', 2, reading)) {
    const result = MATCH_RESULTS[symbol];
    if (result !== undefined) scoring[result] = points;
    else reading.report('warning', 'trf-scoring-unknown', column, { record: '362', found: symbol });
  }
  draft.matchScoring = scoring;
}
