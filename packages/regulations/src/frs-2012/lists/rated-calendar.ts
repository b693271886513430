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

/** §1: the system describes the seniors; the others are rated in the same way, each class a pool of its own. */
export const DEFAULT_CLASS: PoolClass = 'seniors';

/** §1, §2: what a pool's list counts, in calendar order; on one day, in the order of the document. */
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
    // §1: competitions that limit who may meet whom are marked as not rated.
    libere: inCalendar(input.libere).filter(({ entry }) => entry.rated !== false),
  };
}
