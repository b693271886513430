import { type ListSheet, yearOf } from '@escala/core';
import { isActiveOn } from './active-players.ts';
import { hundredths } from './list-figures.ts';

/** The same players on one list after the other, so that nobody's coming or going moves the mean (fide-2009 10.3). */
export interface Cohort {
  /** The list, by its place, from which they are followed to the last. */
  readonly from: number;
  readonly players: number;
  /** One for each list from there on. */
  readonly means: readonly number[];
}

/** So many are followed: more lines in one plot are not read. */
const MOST_COHORTS = 5;
/** A year of which there are fewer lists (the first, the last) has no cohort of its own: the next one says as much. */
const FEWEST_LISTS = 2;

/** Everybody active on each list of the last years: since the first list, and since the first lists of later years. */
export function cohorts(sheets: readonly ListSheet[]): Cohort[] {
  return startsOf(sheets).flatMap((from) => {
    const followed = sheets.slice(from);
    const members = [...sheets[from]!.rating.keys()].filter((player) =>
      followed.every((sheet) => isActiveOn(sheet, player)),
    );
    const players = members.length;
    if (players === 0) return [];
    const meanOn = ({ rating }: ListSheet): number =>
      hundredths(members.reduce((sum, player) => sum + rating[player]!, 0) / players);
    return [{ from, players, means: followed.map(meanOn) }];
  });
}

/** Evenly over the years. */
function startsOf(sheets: readonly ListSheet[]): number[] {
  const firsts = sheets.flatMap(({ day }, i) => (i === 0 || yearOf(sheets[i - 1]!.day) !== yearOf(day) ? [i] : []));
  const usable = firsts.filter((from, i) => (firsts[i + 1] ?? sheets.length) - from >= FEWEST_LISTS);
  const step = Math.ceil(usable.length / MOST_COHORTS);
  return usable.filter((_, i) => i % step === 0);
}
