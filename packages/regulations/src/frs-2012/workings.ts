import { COLLECTIVE_TYPES, decimal, type PlayerWorking, type Step, writeDay } from '@escala/core';
import { gamesToBeActive } from './collective/collective-rating.ts';
import type { RatedType } from './collective/rate-collective.ts';
import type { CollectiveRating, CurrentRatings, LibereRating } from './current-ratings.ts';
import { countedRatings } from './general-rating.ts';
import { inactiveFrom, libereGamesToBeActive } from './libere/libere-log.ts';
import { gamesAttended } from './lists/window-calendar.ts';
import { displayed } from './lists/written-list.ts';
import type { RatedPool } from './rated-pool.ts';

/** How each number of the list was computed, besides the games of the ledger. Players without any rating have none. */
export function workingsOf(
  pool: RatedPool,
  current: readonly CurrentRatings[],
  startSteps: readonly (readonly Step[])[],
): PlayerWorking[] {
  return pool.playerIds.flatMap((player, index) => {
    const ratings = current[index]!;
    const steps = [
      ...pool.types.flatMap((rated) => collectiveSteps(pool, rated, ratings.collective[rated.type])),
      ...generalSteps(pool, ratings),
      ...startSteps[index]!,
      ...libereSteps(pool, index, ratings.libere),
    ];
    return steps.length === 0 ? [] : [{ player, steps }];
  });
}

/** §7 and §3, with D-FRS-3 while the calendar is shorter than the window. */
function collectiveSteps(
  { rules }: RatedPool,
  { type, calendar }: RatedType,
  current: CollectiveRating | undefined,
): Step[] {
  if (current === undefined) return [];
  const { rating, status, played } = current;
  const { games, window } = calendar;
  const needed = gamesToBeActive(rules, window);
  return [
    {
      quantity: 'frs-2012.collective-rating',
      articles: ['7'],
      decisions: ['D-FRS-7'],
      values: { type, games: played, ...sums(current), rating: decimal(rating), displayed: displayed(rules, rating) },
    },
    {
      quantity: 'frs-2012.collective-status',
      articles: ['2', '3'],
      decisions: games < window ? ['D-FRS-3'] : [],
      values: { type, played, calendar: Math.min(games, window), window, needed, status },
    },
  ];
}

/** §8. */
function generalSteps({ rules }: RatedPool, { collective, general }: CurrentRatings): Step[] {
  if (general === undefined) return [];
  const [clasic, completiv, eliptic, compunere, anticipatie] = countedRatings(rules, collective).map(decimal);
  const missing = COLLECTIVE_TYPES.filter((type) => collective[type] === undefined).length;
  return [
    {
      quantity: 'frs-2012.general-rating',
      articles: ['8', '1'],
      decisions: ['D-FRS-7'],
      values: {
        clasic: clasic!,
        completiv: completiv!,
        eliptic: eliptic!,
        compunere: compunere!,
        anticipatie: anticipatie!,
        missing,
        rating: decimal(general),
        displayed: displayed(rules, general),
      },
    },
  ];
}

/** §1. */
function libereSteps(pool: RatedPool, player: number, current: LibereRating | undefined): Step[] {
  const { rules } = pool;
  if (current === undefined) return [];
  const { rating, mean } = current;
  return [
    {
      quantity: 'frs-2012.libere-rating',
      articles: ['1'],
      decisions: ['D-FRS-6', 'D-FRS-7'],
      values: { games: mean.games, ...sums(current), rating: decimal(rating), displayed: displayed(rules, rating) },
    },
    libereStatusStep(pool, player, current),
  ];
}

/** §1, and before 2011 §3. */
function libereStatusStep(
  { rules, listDay, libere: { log, tournaments } }: RatedPool,
  player: number,
  { status, played }: LibereRating,
): Step {
  const { games, window } = tournaments;
  if (listDay < rules.libereRatingFrom)
    return {
      quantity: 'frs-2012.libere-tournament-status',
      articles: ['2', '3'],
      decisions: ['D-FRS-11'],
      values: {
        attended: gamesAttended(tournaments, player),
        calendar: Math.min(games, window),
        needed: gamesToBeActive(rules, window),
        status,
      },
    };
  const lastDay = log.lastDay[player]!;
  return {
    quantity: 'frs-2012.libere-status',
    articles: ['1'],
    decisions: [],
    values: {
      played,
      rounds: log.rounds,
      needed: libereGamesToBeActive(rules, log.rounds),
      last: writeDay(lastDay),
      inactiveFrom: writeDay(inactiveFrom(rules, lastDay)),
      status,
    },
  };
}

function sums({ mean }: CollectiveRating | LibereRating): {
  readonly weightedPoints: number;
  readonly weights: number;
} {
  return { weightedPoints: decimal(mean.points), weights: mean.weights };
}
