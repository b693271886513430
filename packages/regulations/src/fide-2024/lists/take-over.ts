import {
  CHANGES_PER_POINT,
  type Day,
  dayFrom,
  type FederationColumns,
  firstOfNextMonth,
  LIST_STATUS,
  type ListSheet,
  type PoolEntry,
  type PooledSum,
  roundHalfAway,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import type { Succession, TakeOver } from '../../contracts/succession.ts';
import { listedFactors, reachedMarks } from '../factor-k.ts';
import { regulations } from '../parameters.ts';
import { liftOf } from './lift.ts';
import { FIRST_LIST } from './period.ts';
import { takeOverWorkings } from './take-over-workings.ts';

const liftIn = (rating: number, day: Day, { lift, rhythm }: TakeOver): number =>
  lift ? roundHalfAway(liftOf(rating, rhythm, regulations.on(day)), CHANGES_PER_POINT) : 0;

/**
 * 0.1: the first list under this book is the one made by the earlier book, lifted; K is that of 8.3.3, and players
 * below the floor leave (D-F24-27). Games before the first rating now count as career games (D-F24-10, D-F24-24), and
 * pools become sums (D-F24-23).
 */
function takeOver(record: FederationColumns, sheet: ListSheet, terms: TakeOver): ListSheet {
  const { day } = sheet;
  const { floor, factor: rule } = regulations.on(day);
  const [rating, status] = [sheet.rating.slice(), sheet.status.slice()];
  const careerGames = sheet.careerGames.slice();
  const lifts = new Map<number, number>();
  for (let player = 0; player < rating.length; player++) {
    if (rating[player] === UNRATED) continue;
    const lift = liftIn(rating[player]!, day, terms);
    rating[player]! += lift;
    if (rating[player]! < floor) {
      rating[player] = UNRATED;
      status[player] = LIST_STATUS.delisted;
    } else if (lift > 0) lifts.set(player, lift);
  }
  const pools = new Map<number, readonly PoolEntry[]>();
  for (const [player, entries] of sheet.pools) {
    pools.set(
      player,
      entries.map((entry) => pooledAs(entry, terms)),
    );
    for (const { games } of entries) careerGames[player]! += games;
  }
  const { lists, players } = record;
  const ratings = [...lists.ratings, sheet.rating];
  const reached = reachedMarks(rule, sheet.reached, { days: [...lists.days, day], ratings });
  const factor = listedFactors(players.birthYear, { reached, careerGames }, rating, yearOf(day), rule);
  return { ...sheet, rating, status, factor, careerGames, reached, pools, ...(lifts.size > 0 && { lifts }) };
}

/**
 * Converts a mean to a sum of that many ratings, raised like ratings on a list: it counts on the list after its end
 * (D-F24-23).
 */
function pooledAs(entry: PoolEntry, terms: TakeOver, list?: Day): PooledSum {
  if ('sum' in entry) return entry;
  const { event, games, points, rc, end } = entry;
  const day = list ?? firstOfNextMonth(dayFrom(end));
  const lifted = terms.lift ? liftOf(rc, terms.rhythm, regulations.on(day)) : 0;
  const sum = games * rc + roundHalfAway(games * lifted, CHANGES_PER_POINT);
  return { event, list: writeDay(day), games, points, sum };
}

/** What earlier lists must have kept, since K and first ratings depend on it (8.3.3, 7.1.4; D-F24-26). */
export const goesOn: Succession = {
  needs: ['careerGames', 'pool'],
  liftDay: FIRST_LIST,
  takeOver,
  workings: takeOverWorkings,
  pooledAs,
};
