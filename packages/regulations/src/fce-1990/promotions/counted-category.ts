import type { TournamentPlayer } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { PairedRound } from './player-rounds.ts';

/**
 * How an opponent counts in the tables of second and third category (Ascensos taula 8, Ascensos taula 9). Only an
 * opponent met over the board can count as second; a stronger one counts as second too, and everybody else as third
 * (D-COMP-23).
 */
export function countedCategory(game: PairedRound, opponent: TournamentPlayer): 'second' | 'third' {
  const category = categoryOf(opponent);
  if (game.kind !== 'played' || category === undefined) return 'third';
  return category === 'third' ? 'third' : 'second';
}
