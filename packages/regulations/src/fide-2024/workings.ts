import {
  CHANGES_PER_POINT,
  type CodeOf,
  type Decision,
  decimal,
  type FederationColumns,
  LIST_STATUS,
  NO_DAY,
  type PlayerWorking,
  type Rhythm,
  type Step,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import type { CarriedState } from '../shared/lists/list-book.ts';
import { articleIn, type CommonArticle } from './articles.ts';
import { factorLine, marksOf } from './factor-k.ts';
import type { Score, UnratedPerformance } from './first-rating/performance.ts';
import type { PoolStanding } from './first-rating/pool.ts';
import { type RatedPeriod, usedFactor } from './lists/close-period.ts';
import { FIRST_LIST } from './lists/period.ts';
import { type Regulation, regulations } from './parameters.ts';

const HALVES = 2;
const HUNDREDTHS = 100;

type StepOf = (
  quantity: CodeOf<'working.fide-2024'>,
  articles: readonly (CommonArticle | 'R7.2.1')[],
  decisions: readonly Decision[],
  values: Step['values'],
) => Step;

/** What the steps of a player are made from; `next` is the state after the list. */
interface Working {
  readonly federation: FederationColumns;
  readonly rated: RatedPeriod;
  readonly next: CarriedState;
  readonly regulation: Regulation;
  readonly step: StepOf;
}

/** How first ratings, pools, K and places on the list were computed, for everybody on it or with a performance. */
export function playerWorkings(
  federation: FederationColumns,
  rated: RatedPeriod,
  next: CarriedState,
  rhythm: Rhythm,
): PlayerWorking[] {
  const step: StepOf = (quantity, articles, decisions, values) => ({
    quantity: `fide-2024.${quantity}`,
    articles: articles.map((article) => (article === 'R7.2.1' ? article : articleIn(rhythm, article))),
    decisions,
    values,
  });
  const regulation = regulations.on(rated.period.listDay);
  const working: Working = { federation, rated, next, regulation, step };
  const performances = Map.groupBy(rated.performances, ({ player }) => player);
  return federation.playerIds.flatMap((id, player) => {
    const pool = rated.pools.get(player);
    const steps = [
      ...(performances.get(player) ?? []).flatMap((each) => performanceSteps(working, each)),
      ...(pool === undefined ? [] : poolSteps(working, pool)),
      ...(rated.games[player] === 0 || pool !== undefined ? [] : changeSteps(working, player)),
      ...(rated.period.listDay === FIRST_LIST ? liftSteps(working, player) : []),
      ...(rated.factor[player] === 0 ? [] : [listFactorStep(working, player)]),
      ...statusSteps(working, player),
    ];
    return steps.length === 0 ? [] : [{ player: id, steps }];
  });
}

/** 8.2.2, 8.2.3: from the opponents to Ru. */
function estimateValues({ games, halfPoints, sum, estimate }: Score & Pick<PoolStanding, 'estimate'>): Step['values'] {
  const { opponents, ratingSum, percentage, difference, ru } = estimate;
  const average = decimal(Math.round((HUNDREDTHS * ratingSum) / opponents) / HUNDREDTHS);
  return {
    games,
    points: halfPoints / HALVES,
    sum,
    opponents,
    average,
    percentage: percentage / HUNDREDTHS,
    difference,
    ru,
  };
}

function performanceSteps({ federation, step, regulation }: Working, performance: UnratedPerformance): Step[] {
  const event = federation.events.ids[performance.event]!;
  const { estimate, counted, later } = performance;
  const values = { event, ...estimateValues(performance) };
  return [
    step('performance', ['8.1.1', '8.2.2', '8.2.3'], ['D-F24-11'], values),
    ...(estimate.limited ? [step('limited', ['8.2.3'], [], { event, highest: regulation.highestFirstRating })] : []),
    counted
      ? step(performance.halfPoints === 0 ? 'counted-later' : 'counted', ['8.2.1'], later ? ['D-F24-12'] : [], {
          event,
        })
      : step('disregarded', ['8.2.1'], ['D-F24-12'], { event }),
  ];
}

function poolSteps({ step, regulation }: Working, pool: PoolStanding): Step[] {
  const { left, games, performances, estimate } = pool;
  const { gamesForFirstRating: needed, poolLists: lists, floor, highestFirstRating: highest } = regulation;
  return [
    ...(left === 0 ? [] : [step('pool-left', ['7.1.4'], ['D-F24-13'], { performances: left, lists })]),
    step('pool', ['7.1.4', '8.2.2', '8.2.3'], ['D-F24-11'], { performances, ...estimateValues(pool) }),
    ...(estimate.limited ? [step('pool-limited', ['8.2.3'], [], { highest })] : []),
    step('first-rating-needs', ['7.1.4'], [], { games, needed, rating: estimate.ru, floor }),
  ];
}

/** 8.3.2 to 8.3.4: from the previous list, or a standard rating (R7.2.1), to the new rating before the floor. */
function changeSteps({ federation, rated, regulation, step }: Working, player: number): Step[] {
  const earlier = rated.before?.changes.get(player);
  const games = rated.games[player]! - (earlier?.games ?? 0);
  const [k, used] = [rated.openingFactor[player]!, usedFactor(rated, player)];
  const seed = rated.seeds.get(player);
  const change = rated.change[player]!;
  const own = change - (earlier?.change ?? 0);
  const { listedFactor, careerGames, birthYear } = federation.players;
  const { lists } = federation;
  const year = yearOf(lists.days.at(-1) ?? rated.period.listDay);
  const { factor: rule } = regulation;
  const known = lists.ratings.reduce(
    (marks, ratings) => marks | marksOf(rule, ratings[player]!),
    federation.players.reached[player]!,
  );
  const line = listedFactor?.[player]
    ? 'listed'
    : factorLine(rule, known, careerGames[player]!, year, birthYear[player]!);
  const values = { k, line, games: careerGames[player]!, ...factorValues(regulation) };
  const played = { sum: decimal(used === 0 ? 0 : own / CHANGES_PER_POINT / used), k: used, games };
  const inPoints = (parts: number): number => decimal(parts / CHANGES_PER_POINT);
  const previous = seed ?? rated.previous[player]!;
  const sumSteps = (): Step[] => {
    if (earlier === undefined)
      return [step('period-change', ['8.3.2', '8.3.4'], ['D-F24-8'], { previous, ...played, change: inPoints(own) })];
    const ofBefore = { games: earlier.games, points: inPoints(earlier.change), all: inPoints(change), previous };
    return [
      ...(games === 0 ? [] : [step('period-part', ['8.3.2'], [], { ...played, points: inPoints(own) })]),
      step('games-of-before', ['0.1', '8.3.4'], ['D-F24-8', 'D-F24-25'], ofBefore),
    ];
  };
  return [
    ...(seed === undefined ? [] : [step('seed', ['R7.2.1'], ['D-F24-14'], { seed })]),
    step('k-opening', ['8.3.3'], ['D-F24-9', 'D-F24-10'], values),
    ...(used === k ? [] : [step('k-limit', ['8.3.3'], [], { games, k, used, most: regulation.mostFactorGames })]),
    ...sumSteps(),
  ];
}

export function factorValues({ factor }: Regulation): Step['values'] {
  const { mark, juniorMark, juniorAge, games: needed } = factor;
  return { mark, juniorMark, juniorAge, needed };
}

function listFactorStep({ federation, rated, next, regulation, step }: Working, player: number): Step {
  const year = yearOf(rated.period.listDay);
  const [reached, games] = [next.reached[player]!, next.careerGames[player]!];
  const line = factorLine(regulation.factor, reached, games, year, federation.players.birthYear[player]!);
  const values = { k: rated.factor[player]!, line, games, ...factorValues(regulation) };
  return step('k-list', ['8.3.3'], ['D-F24-9', 'D-F24-10'], values);
}

/** The conversion of 1 March 2024. */
function liftSteps({ rated, regulation, step }: Working, player: number): Step[] {
  const change = rated.change[player]!;
  if (rated.previous[player] === UNRATED) return [];
  const values = {
    previous: rated.previous[player]!,
    below: regulation.liftBelow,
    change: decimal(change / CHANGES_PER_POINT),
    rating: rated.rating[player]!,
  };
  return [step(change === 0 ? 'lift-none' : 'lift', ['0.1'], [], values)];
}

function statusSteps({ federation, rated, regulation, step }: Working, player: number): Step[] {
  const rating = rated.rating[player]!;
  const { floor, inactiveMonths: months } = regulation;
  switch (rated.status[player]) {
    case LIST_STATUS.rated:
      return [step('status-rated', ['7.1.2'], [], { rating })];
    case LIST_STATUS.inactive: {
      const last = federation.players.lastEventDay[player]!;
      return last === NO_DAY
        ? [step('status-inactive-unknown', ['7.2.2'], ['D-F24-16'], { rating, months })]
        : [step('status-inactive', ['7.2.2'], ['D-F24-16'], { rating, months, last: writeDay(last) })];
    }
    case LIST_STATUS.delisted:
      return [step('status-delisted', ['7.2.1'], ['D-F24-15'], { floor })];
    case LIST_STATUS.new:
      return [step('status-new', [rated.seeds.has(player) ? 'R7.2.1' : '7.1.4'], [], { rating })];
    case LIST_STATUS.pending:
      return [step('status-pending', ['7.1.4'], [], {})];
    default:
      return [];
  }
}
