import { CHANGES_PER_POINT, LIST_STATUS, type Rhythm, roundHalfAway, UNRATED, yearOf } from '@escala/core';
import { listedFactors } from '../factor-k.ts';
import { type Regulation, regulations } from '../parameters.ts';
import type { RatedPeriod } from './close-period.ts';
import type { PeriodWork } from './list-book.ts';
import { FIRST_LIST } from './period.ts';

export const FIFTHS = 5;

/** How much a rating is raised, in `CHANGES_PER_POINT` parts: 0.4 of the distance to 2000. */
export function liftOf(rating: number, rhythm: Rhythm, { liftBelow, liftFifths }: Regulation): number {
  if (rhythm !== 'standard' || rating >= liftBelow) return 0;
  return ((liftBelow - rating) * liftFifths * CHANGES_PER_POINT) / FIFTHS;
}

/**
 * The list of 1 March 2024 is only a conversion of the previous one: standard ratings under 2000 are raised; rapid and
 * blitz ratings stay, and leave the list if below the new floor. Everybody is `rated`, whatever the activity.
 */
export function liftedList({ federation, period, rhythm, state, last }: PeriodWork): RatedPeriod {
  const { count, birthYear } = federation.players;
  const regulation = regulations.on(FIRST_LIST);
  const rating = new Int16Array(count);
  const change = new Int32Array(count);
  const status = new Uint8Array(count);
  for (let player = 0; player < count; player++) {
    if (last[player] === UNRATED) continue;
    // A rated player has no pool, and none is made from old games (D-F24-15).
    state.pools.delete(player);
    change[player] = liftOf(last[player]!, rhythm, regulation);
    const lifted = last[player]! + roundHalfAway(change[player]!, CHANGES_PER_POINT);
    const leaves = rhythm !== 'standard' && lifted < regulation.floor;
    rating[player] = leaves ? UNRATED : lifted;
    status[player] = leaves ? LIST_STATUS.delisted : LIST_STATUS.rated;
  }
  return {
    // This list has no events.
    period: { ...period, events: new Int32Array() },
    rating,
    previous: last,
    status,
    change,
    games: new Uint16Array(count),
    openingFactor: new Uint8Array(count),
    factor: listedFactors(birthYear, state, rating, yearOf(FIRST_LIST), regulation.factor),
    pools: new Map(),
    seeds: new Map(),
    performances: [],
    elsewhere: [],
    faults: [],
  };
}
