import type { TrfRound } from './trf-report.ts';

/**
 * The cases that points are given for: XXS has all of them, 162
 * and BB? have groups, and 162 has X for an unknown result.
 */
export const SCORING_CODES = ['WW', 'BW', 'WD', 'BD', 'WL', 'BL', 'ZPB', 'HPB', 'FPB', 'PAB', 'FW', 'FL', 'X'] as const;
export type ScoringCode = (typeof SCORING_CODES)[number];

/** Points by case; the usual ones where a case is missing. */
export type TrfScoring = Readonly<Partial<Record<ScoringCode, number>>>;

export const USUAL_SCORING: Readonly<Record<ScoringCode, number>> = {
  WW: 1,
  BW: 1,
  WD: 0.5,
  BD: 0.5,
  WL: 0,
  BL: 0,
  ZPB: 0,
  HPB: 0.5,
  FPB: 1,
  PAB: 1,
  FW: 1,
  FL: 0,
  X: 0.5,
};

/** Symbols of 162 and short forms of XXS, with the cases they stand for. */
export const SCORING_GROUPS: Readonly<Record<string, readonly ScoringCode[]>> = {
  W: ['WW', 'BW', 'FW', 'FPB', 'PAB'],
  D: ['WD', 'BD', 'HPB', 'X'],
  L: ['WL', 'BL'],
  A: ['ZPB', 'FL'],
};

/** Symbols of a single case in the records 162 and BB?. */
export const SCORING_SYMBOLS: Readonly<Record<string, ScoringCode>> = {
  P: 'PAB',
  X: 'X',
  BBZ: 'ZPB',
  BBF: 'FL',
  BBU: 'PAB',
};

/** Groups first: a case given separately keeps its own points, whatever the order. Undefined if nothing is given. */
export function scoringOf(given: readonly (readonly [symbol: string, points: number])[]): TrfScoring | undefined {
  if (given.length === 0) return undefined;
  const scoring: Partial<Record<ScoringCode, number>> = {};
  for (const [symbol, points] of given) for (const code of SCORING_GROUPS[symbol] ?? []) scoring[code] = points;
  for (const [symbol, points] of given) {
    const code = SCORING_SYMBOLS[symbol] ?? SCORING_CODES.find((known) => known === symbol);
    if (code !== undefined) scoring[code] = points;
  }
  return scoring;
}

/** Points in hundredths by result character, for each colour, and for a round without an opponent. */
export interface PointsTable {
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly alone: Int32Array;
}

const PLAYED = { '1': 'W', '=': 'D', '0': 'L', W: 'W', D: 'D', L: 'L' } as const;
const UNPLAYED = { '+': 'FW', '-': 'FL' } as const;
/** Old reports write byes with results of games: `+`, `=` and `-` without an opponent. */
const ALONE = { H: 'HPB', F: 'FPB', U: 'PAB', Z: 'ZPB', ' ': 'ZPB', '+': 'FPB', '=': 'HPB', '-': 'ZPB' } as const;

function newTable(scoring: TrfScoring): PointsTable {
  const hundredths = (code: ScoringCode): number => Math.round(100 * (scoring[code] ?? USUAL_SCORING[code]));
  const [white, black, alone] = [new Int32Array(128), new Int32Array(128), new Int32Array(128)];
  for (const [result, kind] of Object.entries(PLAYED)) {
    white[result.charCodeAt(0)] = hundredths(`W${kind}`);
    black[result.charCodeAt(0)] = hundredths(`B${kind}`);
  }
  for (const [result, code] of Object.entries(UNPLAYED))
    white[result.charCodeAt(0)] = black[result.charCodeAt(0)] = hundredths(code);
  for (const [result, code] of Object.entries(ALONE)) alone[result.charCodeAt(0)] = hundredths(code);
  return { white, black, alone };
}

const USUAL_TABLE = newTable({});

export function pointsTable(scoring: TrfScoring | undefined): PointsTable {
  return scoring === undefined ? USUAL_TABLE : newTable(scoring);
}

/** Points of a round in hundredths. */
export function roundPoints({ opponent, colour, result }: TrfRound, table: PointsTable): number {
  const code = result.charCodeAt(0);
  if (opponent === 0) return table.alone[code]!;
  return colour === 'b' ? table.black[code]! : table.white[code]!;
}
