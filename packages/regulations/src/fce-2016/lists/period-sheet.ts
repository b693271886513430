/**
 * What the bulk path needs for each player, four numbers side by side in memory, so that a game costs one visit to each
 * of its players: the seat in the current event; the change of the period in 1/200 of a point; a tally of games, all of
 * them in the low half and those without forfeits in the high half; and a mark for players already seated.
 */
export type PeriodSheet = Int32Array;

const CHANGE = 1;
const TALLY = 2;
const MARK = 3;

export function newSheet(players: number): PeriodSheet {
  return new Int32Array(4 * players);
}

export function seatAt(sheet: PeriodSheet, player: number): number {
  return sheet[4 * player]!;
}

/** True the first time a player is seated in a period. */
export function setSeat(sheet: PeriodSheet, player: number, seat: number): boolean {
  const row = 4 * player;
  sheet[row] = seat;
  if (sheet[row + MARK] !== 0) return false;
  sheet[row + MARK] = 1;
  return true;
}

export function clearRow(sheet: PeriodSheet, player: number): void {
  const row = 4 * player;
  sheet[row] = 0;
  sheet[row + CHANGE] = 0;
  sheet[row + TALLY] = 0;
  sheet[row + MARK] = 0;
}

/** A game over the board or adjudicated: these count for later K's (16.2b). */
export function addGame(sheet: PeriodSheet, player: number, change: number): void {
  const row = 4 * player;
  sheet[row + CHANGE]! += change;
  sheet[row + TALLY]! += 0x1_0001;
}

/** Forfeits are rated (7) but do not count for K (16.2b). */
export function addForfeit(sheet: PeriodSheet, player: number, change: number): void {
  const row = 4 * player;
  sheet[row + CHANGE]! += change;
  sheet[row + TALLY]! += 1;
}

/** Sets the sums of a period, computed elsewhere. */
export function setSums(sheet: PeriodSheet, player: number, change: number, games: number, counted: number): void {
  const row = 4 * player;
  sheet[row + CHANGE] = change;
  sheet[row + TALLY] = (counted << 16) | games;
}

export function changeOf(sheet: PeriodSheet, player: number): number {
  return sheet[4 * player + CHANGE]!;
}

/** The number of all games and of those without forfeits, combined in one number. */
export function tallyOf(sheet: PeriodSheet, player: number): number {
  return sheet[4 * player + TALLY]!;
}

export function gamesOf(sheet: PeriodSheet, player: number): number {
  return sheet[4 * player + TALLY]! & 0xffff;
}

export function gamesWithoutForfeits(sheet: PeriodSheet, player: number): number {
  return sheet[4 * player + TALLY]! >>> 16;
}
