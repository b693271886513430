import {
  type CollectiveGame,
  type CollectiveType,
  type Day,
  dayFrom,
  type IsoDate,
  type LibereEvent,
  type PoolClass,
  type ScrabbleInput,
} from '@escala/core';
import type { Rules } from '../parameters.ts';

export interface Dated<Entry> {
  readonly day: Day;
  readonly entry: Entry;
}

export interface RatedCalendar {
  readonly collective: Readonly<Partial<Record<CollectiveType, readonly Dated<CollectiveGame>[]>>>;
  readonly libere: readonly Dated<LibereEvent>[];
}

/** §1: the system is described for seniors; the others are rated in the same way, each class as a separate pool. */
export const DEFAULT_CLASS: PoolClass = 'seniors';

/**
 * §1, §2: the games and events that count for a pool's list, in calendar order; those of one day in the order of the
 * document.
 */
export function ratedCalendar(rules: Rules, input: ScrabbleInput): RatedCalendar {
  const pool = input.class ?? DEFAULT_CLASS;
  const listDay = dayFrom(input.listDate);
  const inCalendar = <Entry extends { readonly date: IsoDate; readonly class?: PoolClass | undefined }>(
    entries: readonly Entry[] = [],
  ): readonly Dated<Entry>[] =>
    entries
      .filter((entry) => (entry.class ?? DEFAULT_CLASS) === pool)
      .map((entry) => ({ day: dayFrom(entry.date), entry }))
      .filter(({ day }) => day >= rules.firstRatedDay && day < listDay)
      .sort((one, other) => one.day - other.day);
  return {
    collective: Object.groupBy(inCalendar(input.collective), ({ entry }) => entry.type),
    // §1: competitions that restrict who may meet are marked as not rated.
    libere: inCalendar(input.libere).filter(({ entry }) => entry.rated !== false),
  };
}
