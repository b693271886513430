import { type Colour, DOUBLED, type Tournament } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { PlayerCategory } from '../facts.ts';
import { SWISS } from '../parameters.ts';
import { type ColourDue, colourDue } from './colours.ts';
import { numberedPlayers } from './numbers.ts';

/** Who has met whom, one bit for each pair of players. */
export class Meetings {
  readonly #bits: Uint32Array;
  readonly #row: number;

  constructor(players: number) {
    this.#row = (players + 31) >>> 5;
    this.#bits = new Uint32Array(players * this.#row);
  }

  add(a: number, b: number): void {
    this.#bits[a * this.#row + (b >>> 5)]! |= 1 << (b & 31);
    this.#bits[b * this.#row + (a >>> 5)]! |= 1 << (a & 31);
  }

  have(a: number, b: number): boolean {
    return ((this.#bits[a * this.#row + (b >>> 5)]! >>> (b & 31)) & 1) === 1;
  }
}

/**
 * The field before a round, in order of pairing numbers: index 0 is the strongest. Contains exactly what the pairing of
 * a round depends on.
 */
export interface Field {
  readonly round: number;
  readonly lastRound: boolean;
  readonly initialColour: Colour;
  readonly ids: readonly string[];
  readonly numbers: readonly number[];
  /** Ratings for comparison: an unrated player counts as 2000 (D-SWISS-7). */
  readonly ratings: readonly number[];
  /** Twice the points, to stay whole. */
  readonly doubledPoints: Int32Array;
  /** Colours of the games played, oldest first (D-SWISS-8). */
  readonly colours: readonly (readonly Colour[])[];
  readonly dues: readonly ColourDue[];
  readonly meetings: Meetings;
  /** 8.2: the player has had no bye and has won nothing without play. */
  readonly mayHaveBye: Uint8Array;
  readonly present: Uint8Array;
  /** Categories of players, where they are known (10.2, D-SWISS-10). */
  readonly categories: readonly (PlayerCategory | undefined)[];
}

const UNRATED_AS = SWISS.unratedAs.values[0].value;
const FAR_APART = SWISS.farApart.values[0].value;

/**
 * Reads the state before a round; games and byes of that round and later are ignored. Games count with their points
 * (14.3), a bye with its own points and no colour (8.3); a late entry has nothing for the rounds missed (17).
 */
export function fieldBefore(tournament: Tournament, round: number): Field {
  const players = numberedPlayers(tournament.players);
  const index = new Map(players.map(({ id }, i) => [id, i]));
  const count = players.length;
  const doubledPoints = new Int32Array(count);
  const colours: Colour[][] = players.map(() => []);
  const meetings = new Meetings(count);
  const mayHaveBye = new Uint8Array(count).fill(1);
  const earlier = tournament.games.filter((game) => game.round < round).sort((a, b) => a.round - b.round);
  for (const game of earlier) {
    const [white, black] = [index.get(game.white)!, index.get(game.black)!];
    const [ofWhite, ofBlack] = DOUBLED[game.result!];
    doubledPoints[white]! += ofWhite;
    doubledPoints[black]! += ofBlack;
    if ((game.kind ?? 'played') === 'played') {
      // D-SWISS-2: only games over the board count as meetings and have colours.
      meetings.add(white, black);
      colours[white]!.push('white');
      colours[black]!.push('black');
    } else {
      if (ofWhite === 2) mayHaveBye[white] = 0;
      if (ofBlack === 2) mayHaveBye[black] = 0;
    }
  }
  for (const bye of tournament.byes ?? []) {
    if (bye.round >= round) continue;
    doubledPoints[index.get(bye.player)!]! += 2 * bye.points;
    mayHaveBye[index.get(bye.player)!] = 0;
  }
  return {
    round,
    lastRound: round === tournament.rounds,
    initialColour: tournament.initialColour!,
    ids: players.map((player) => player.id),
    numbers: players.map((player) => player.number),
    ratings: players.map((player) => player.rating ?? UNRATED_AS),
    doubledPoints,
    colours,
    dues: colours.map(colourDue),
    meetings,
    mayHaveBye,
    present: presence(tournament, round, index, count),
    categories: players.map(categoryOf),
  };
}

/** Players without an absence in the round or an earlier withdrawal. */
function presence(tournament: Tournament, round: number, index: Map<string, number>, count: number): Uint8Array {
  const present = new Uint8Array(count).fill(1);
  for (const absence of tournament.absences ?? []) if (absence.round === round) present[index.get(absence.player)!] = 0;
  for (const withdrawal of tournament.withdrawals ?? [])
    if (withdrawal.afterRound < round) present[index.get(withdrawal.player)!] = 0;
  return present;
}

/** 10.6: more than 100 points apart, in either direction. */
export function farApartInRating({ ratings }: Field, a: number, b: number): boolean {
  return Math.abs(ratings[a]! - ratings[b]!) > FAR_APART;
}

/** 10.2: more than 100 points apart, or of two categories, if both are known (D-SWISS-10). */
export function farApart(field: Field, a: number, b: number): boolean {
  const [one, other] = [field.categories[a], field.categories[b]];
  return farApartInRating(field, a, b) || (one !== undefined && other !== undefined && one !== other);
}
