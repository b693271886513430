import type { Rules } from '../parameters.ts';
import { abspPoints } from './absp-points.ts';
import type { EventGames } from './event-games.ts';

/** A newcomer's two passes through an event (D-FRS-5). */
export interface NewcomerStart {
  readonly player: number;
  /** Games against rated opponents, and their mean. */
  readonly ratedGames: number;
  readonly firstPass: number;
  /** All games of the event, and their mean: the start rating. */
  readonly games: number;
  readonly secondPass: number;
}

type Means = ReadonlyMap<number, { readonly games: number; readonly mean: number | undefined }>;

/**
 * §1, D-FRS-5: start ratings for players without one. The first pass uses only rated opponents, the second also the
 * other newcomers, with their ratings from the first. Capping would need an own rating, so neither pass caps.
 */
export function newcomerStarts(
  rules: Rules,
  games: EventGames,
  newcomers: readonly number[],
  startOf: (player: number) => number | undefined,
): readonly NewcomerStart[] {
  const first = pass(rules, games, newcomers, startOf);
  const afterFirst = (player: number): number => first.get(player)!.mean ?? rules.libereNewcomer;
  const second = pass(rules, games, newcomers, (player) => startOf(player) ?? afterFirst(player));
  return newcomers.map((player) => ({
    player,
    ratedGames: first.get(player)!.games,
    firstPass: afterFirst(player),
    games: second.get(player)!.games,
    secondPass: second.get(player)!.mean!,
  }));
}

/** Each newcomer's mean of points against opponents with a known rating. */
function pass(
  rules: Rules,
  games: EventGames,
  newcomers: readonly number[],
  ratingOf: (player: number) => number | undefined,
): Means {
  const sums = new Map(newcomers.map((player) => [player, { points: 0, games: 0 }]));
  const add = (player: number, opponent: number, score: number): void => {
    const sum = sums.get(player);
    const rating = sum && ratingOf(opponent);
    if (sum === undefined || rating === undefined) return;
    sum.points += abspPoints(rules, rating, score);
    sum.games++;
  };
  for (let game = 0; game < games.count; game++) {
    const score = games.scoreOfA[game]!;
    add(games.a[game]!, games.b[game]!, score);
    add(games.b[game]!, games.a[game]!, 1 - score);
  }
  return new Map(
    newcomers.map((player) => {
      const { points, games: counted } = sums.get(player)!;
      return [player, { games: counted, mean: counted === 0 ? undefined : points / counted }];
    }),
  );
}
