import type { Result } from '@escala/core';
import type { Moment } from '../../contracts/teams.ts';

/** What both delegates write on the back of the sheet when they read the rules differently (Sub-condicione 6.1). */
export interface Reservation {
  readonly doubt: string;
  /** Minutes on the clocks. */
  readonly whiteClock: number;
  readonly blackClock: number;
  readonly at: Moment;
}

/** A game or match played "sub-condicione": how it stands is open until the competition committee rules. */
export type GameUnderReserve =
  /** Goes on under reserve. */
  | { readonly kind: 'playing'; readonly reservation: Reservation }
  /** Sub-condicione 6.2: it could not go on; a sealed move was made, and both sides wrote their versions down. */
  | { readonly kind: 'suspended'; readonly reservation: Reservation; readonly versions: readonly [string, string] }
  /** A result on the board, which the ruling may change. */
  | { readonly kind: 'provisional'; readonly reservation: Reservation; readonly result: Result }
  | { readonly kind: 'ruled'; readonly reservation: Reservation; readonly result: Result; readonly ruling: string };

export function playUnderReserve(reservation: Reservation): GameUnderReserve {
  return { kind: 'playing', reservation };
}

/** Sub-condicione 6.2: only a game that is being played can be suspended. */
export function suspend(game: GameUnderReserve, versions: readonly [string, string]): GameUnderReserve {
  return game.kind === 'playing' ? { kind: 'suspended', reservation: game.reservation, versions } : game;
}

/** A ruled game stays as it was ruled. */
export function finishUnderReserve(game: GameUnderReserve, result: Result): GameUnderReserve {
  return game.kind === 'ruled' ? game : { kind: 'provisional', reservation: game.reservation, result };
}

/** Sub-condicione 6.1: what counts is the committee's reading, once it is given. */
export function rule(game: GameUnderReserve, result: Result, ruling: string): GameUnderReserve {
  return { kind: 'ruled', reservation: game.reservation, result, ruling };
}

/** The result as standings may use it: undefined while there is none at all. */
export function resultUnderReserve(game: GameUnderReserve): { result: Result; final: boolean } | undefined {
  if (game.kind === 'provisional') return { result: game.result, final: false };
  return game.kind === 'ruled' ? { result: game.result, final: true } : undefined;
}
