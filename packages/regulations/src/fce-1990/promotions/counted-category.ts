import type { TournamentPlayer } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { PairedRound } from './player-rounds.ts';

/**
 * How an opponent counts in the tables of seconds and thirds (Ascensos taula 8, Ascensos taula 9). Only who was met over the
 * board can count as a second; somebody stronger counts as one too, and everybody else as a third (D-COMP-23).
 */
export function countedCategory(game: PairedRound, opponent: TournamentPlayer): 'second' | 'third' {
  const category = categoryOf(opponent);
  if (game.kind !== 'played' || category === undefined) return 'third';
  return category === 'third' ? 'third' : 'second';
}
