import type { IsoDate } from '@escala/core';
import { revisionOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { type PlayedInClass, playedInClass } from './rating-input.ts';
import { seriesById } from './scrabble-book.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';

/** Earlier than every list. */
const EVER: IsoDate = '0000-01-01';

/**
 * The first day whose games differ between two states of the record; undefined if none do. Lists of that day and
 * earlier cannot differ, since they are made from earlier games only.
 */
export function firstDifference(before: ScrabbleRecord, after: ScrabbleRecord, series: Series): IsoDate | undefined {
  const then = seriesById(before.federation, series.id);
  if (then === undefined || then.part !== series.part || revisionOf(then) !== revisionOf(series)) return EVER;
  return firstDifferenceOf(playedInClass(before, series), playedInClass(after, series));
}

type Games = Pick<PlayedInClass, 'collective' | 'libere'>;

export function firstDifferenceOf(one: Games, other: Games): IsoDate | undefined {
  const days = [firstOf(one.collective, other.collective), firstOf(one.libere, other.libere)].filter(
    (day) => day !== undefined,
  );
  return days.sort()[0];
}

interface Dated {
  readonly date: IsoDate;
}

/** Games of one day keep their order, since it matters. */
const byDate = (a: Dated, b: Dated): number => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1);

function firstOf(one: readonly Dated[], other: readonly Dated[]): IsoDate | undefined {
  const [mine, theirs] = [one, other].map((entries) => entries.toSorted(byDate));
  for (let i = 0; i < Math.max(mine!.length, theirs!.length); i++) {
    const [a, b] = [mine![i], theirs![i]];
    if (a === undefined || b === undefined) return (a ?? b)!.date;
    if (JSON.stringify(a) !== JSON.stringify(b)) return a.date < b.date ? a.date : b.date;
  }
  return undefined;
}
