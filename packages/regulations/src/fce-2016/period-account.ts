/**
 * What a period has brought each player so far, two numbers a player side by side in memory: the change in 1/200 of a
 * point, and a tally of the games, all of them in the low half, those without forfeits in the high half.
 */
export type PeriodAccount = Int32Array;

export function openAccount(players: number): PeriodAccount {
  return new Int32Array(2 * players);
}

/** A game over the board or adjudicated: later K's are made of it (16.2b). */
export function addGame(account: PeriodAccount, player: number, change: number): void {
  account[2 * player]! += change;
  account[2 * player + 1]! += 0x1_0001;
}

/** Forfeits are rated (7) but left out of the games that make K (16.2b). */
export function addForfeit(account: PeriodAccount, player: number, change: number): void {
  account[2 * player]! += change;
  account[2 * player + 1]! += 1;
}

export function changeOf(account: PeriodAccount, player: number): number {
  return account[2 * player]!;
}

export function gamesOf(account: PeriodAccount, player: number): number {
  return account[2 * player + 1]! & 0xffff;
}

export function gamesWithoutForfeits(account: PeriodAccount, player: number): number {
  return account[2 * player + 1]! >>> 16;
}
