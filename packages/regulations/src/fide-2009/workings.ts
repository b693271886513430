import {
  CHANGES_PER_POINT,
  type CodeOf,
  type Decision,
  decimal,
  type FederationColumns,
  LIST_STATUS,
  NO_DAY,
  type PlayerWorking,
  type Step,
  UNRATED,
  writeDay,
} from '@escala/core';
import { gamesNeeded, hasEnoughTeamGames, type PoolStanding } from './events/pool.ts';
import { roundRobinCycles } from './events/round-robin.ts';
import type { RatedPeriod } from './lists/close-period.ts';
import type { Regulation, RegulationByDay } from './parameters.ts';
import type { UnratedPerformance } from './performance/performance.ts';
import { performanceSteps, step } from './performance/performance-steps.ts';

const HALVES = 2;

/** How first ratings, pools, K and places on the list were computed, for everybody on it or with a performance. */
export function playerWorkings(
  federation: FederationColumns,
  rated: RatedPeriod,
  regulations: RegulationByDay,
): PlayerWorking[] {
  const regulation = regulations.on(rated.period.listDay);
  const performances = new Map(
    performanceWorkings(federation, rated.performances, regulations).map(({ player, steps }) => [player, steps]),
  );
  const workings: PlayerWorking[] = [];
  federation.playerIds.forEach((id, player) => {
    const steps = [...(performances.get(id) ?? [])];
    const pool = rated.pools.get(player);
    if (pool !== undefined) steps.push(...poolSteps(pool, federation.players.minGames[player]!, regulation));
    if (rated.previous[player] !== UNRATED) steps.push(...ratingSteps(federation, rated, player, regulation));
    if (rated.factor[player] !== 0) steps.push(factorStep('k-list', rated.factor[player]!, regulation));
    steps.push(...statusSteps(federation, rated, player, regulation));
    if (steps.length > 0) workings.push({ player: id, steps });
  });
  return workings;
}

/** How the performances of an event were computed, player by player. */
export function performanceWorkings(
  { events, playerIds }: FederationColumns,
  performances: readonly UnratedPerformance[],
  regulations: RegulationByDay,
): PlayerWorking[] {
  const byPlayer = Map.groupBy(performances, ({ player }) => player);
  return [...byPlayer].map(([player, own]) => ({
    player: playerIds[player]!,
    steps: own.flatMap((performance) => {
      const { event } = performance;
      const doubleRound = roundRobinCycles(events.type[event]!) === 2;
      return performanceSteps(performance, events.ids[event]!, doubleRound, regulations.on(events.startDay[event]!));
    }),
  }));
}

function poolSteps(pool: PoolStanding, minGames: number, regulation: Regulation): Step[] {
  const { games, rc, rating, left, pooled, entries } = pool;
  const steps: Step[] = [];
  if (left > 0) steps.push(step('pool-left', ['7.14c'], [], { performances: left, months: regulation.poolMonths }));
  if (pooled === undefined) steps.push(step('pool-single', ['8.3'], [], { event: entries[0]!.event, games, rating }));
  else {
    const points = pool.halfPoints / HALVES;
    const values = { performances: entries.length, games, points, rc, rating };
    steps.push(step('pool', ['7.14c', '7.14e', '8.34'], ['D-FIDE-5'], values));
  }
  const ofTeams = hasEnoughTeamGames(pool, regulation);
  const needed = ofTeams ? regulation.fewerGamesForFirstRating : gamesNeeded(minGames, regulation);
  const fewer = ofTeams ? ['7.14f'] : needed === regulation.gamesForFirstRating ? [] : ['7.14e'];
  const values = { games, needed, rating, floor: regulation.floor };
  const decisions: Decision[] = ofTeams ? ['D-FIDE-18'] : [];
  return [...steps, step('first-rating-needs', ['7.14a', '7.14b', ...fewer, '7.14d'], decisions, values)];
}

/** 8.55c, 8.57: from the previous list to the new rating, before the floor is applied. */
function ratingSteps(
  { players }: FederationColumns,
  rated: RatedPeriod,
  player: number,
  regulation: Regulation,
): Step[] {
  const factor = rated.openingFactor[player]!;
  const opening = factorStep('k-opening', factor, regulation, { games: players.careerGames[player]! });
  if (rated.games[player] === 0) return [opening];
  const change = rated.change[player]!;
  const values = {
    previous: rated.previous[player]!,
    sum: decimal((change * HALVES) / CHANGES_PER_POINT / factor),
    k: factor / HALVES,
    change: decimal(change / CHANGES_PER_POINT),
    games: rated.games[player]!,
  };
  return [opening, step('period-change', ['8.55', '8.57'], ['D-ALL-1'], values)];
}

function factorStep(
  quantity: CodeOf<'working.fide-2009'>,
  factor: number,
  { factor: rule }: Regulation,
  more = {},
): Step {
  const k = factor / HALVES;
  const decisions: Decision[] = k === rule.atFirst ? [] : ['D-FIDE-1'];
  return step(quantity, ['8.56'], decisions, { k, lower: rule.forGood, mark: rule.mark, needed: rule.games, ...more });
}

function statusSteps(
  federation: FederationColumns,
  rated: RatedPeriod,
  player: number,
  regulation: Regulation,
): Step[] {
  const rating = rated.rating[player]!;
  switch (rated.status[player]) {
    case LIST_STATUS.rated:
      return [step('status-rated', ['7.23c', '8.57'], [], { rating })];
    case LIST_STATUS.inactive: {
      const last = federation.players.lastEventDay[player]!;
      const months = regulation.inactiveMonths;
      return last === NO_DAY
        ? [step('status-inactive-unknown', ['7.23', '7.23a'], [], { rating, months })]
        : [step('status-inactive', ['7.23', '7.23a'], [], { rating, months, last: writeDay(last) })];
    }
    case LIST_STATUS.delisted:
      return [step('status-delisted', ['7.21'], [], { floor: regulation.floor })];
    case LIST_STATUS.new:
      return [step('status-new', ['7.14', '8.32'], [], { rating })];
    case LIST_STATUS.pending:
      return [step('status-pending', ['7.14'], [], {})];
    default:
      return [];
  }
}
