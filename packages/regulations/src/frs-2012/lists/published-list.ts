import type { PlayType, ScrabbleOutput, ScrabbleStatus, TypeRating } from '@escala/core';

export interface PublishedLine extends TypeRating {
  readonly player: string;
}

/** §3: the ranking of a type has the active players; the others stand apart, Libere's inactive ones (§1) by themselves. */
export type PublishedList = Readonly<Record<ScrabbleStatus, readonly PublishedLine[]>>;

export function publishedList({ ratings }: Pick<ScrabbleOutput, 'ratings'>, type: PlayType): PublishedList {
  const lines = Object.entries(ratings)
    .flatMap(([player, types]) => (types[type] === undefined ? [] : [{ player, ...types[type] }]))
    .sort(byRating);
  const withStatus = (status: ScrabbleStatus): PublishedLine[] => lines.filter((line) => line.status === status);
  return {
    active: withStatus('active'),
    provisional: withStatus('provisional'),
    inactive: withStatus('inactive'),
  };
}

/** §1: at collective games the tables go by general rating. Players without one take what is left. */
export function tableOrder({ general }: Pick<ScrabbleOutput, 'general'>): readonly string[] {
  return Object.entries(general)
    .map(([player, { rating }]) => ({ player, rating }))
    .sort(byRating)
    .map(({ player }) => player);
}

interface Rated {
  readonly player: string;
  readonly rating: number;
}

/** Highest first; level ones by id, so that a list is always written in the same order. */
function byRating(one: Rated, other: Rated): number {
  if (one.rating !== other.rating) return other.rating - one.rating;
  return one.player < other.player ? -1 : 1;
}
