import type { Finding, IsoDate, PlaceOrScore } from '@escala/core';
import { refusal } from '../shared/refusal.ts';
import { collectiveRating } from './collective/collective-rating.ts';
import { addGame, type WindowCalendar } from './lists/window-calendar.ts';
import type { Rules } from './parameters.ts';

/** Who played a game and in which place, in the order of the document. Players are indexes. */
export interface Ranking {
  readonly players: Int32Array;
  readonly places: Float64Array;
}

export function rankingOf(results: readonly PlaceOrScore[], playerIndex: ReadonlyMap<string, number>): Ranking {
  return {
    players: Int32Array.from(results, (result) => playerIndex.get(result.player)!),
    places: placesOf(results),
  };
}

/**
 * The places L of §4. Official places are used as given, including halves and equal places (D-FRS-2). From scores,
 * equal scores share the better place.
 */
export function placesOf(results: readonly PlaceOrScore[]): Float64Array {
  const scores = Float64Array.from(results.flatMap((result) => result.score ?? []));
  scores.sort().reverse();
  const placeOfScore = new Map<number, number>();
  scores.forEach((score, higher) => {
    if (!placeOfScore.has(score)) placeOfScore.set(score, higher + 1);
  });
  return Float64Array.from(results, (result) => result.place ?? placeOfScore.get(result.score!)!);
}

/** D-FRS-2: whether a place of the ranking is not a whole number, or is shared. */
export function isShared(places: Float64Array, row: number): boolean {
  const place = places[row]!;
  if (!Number.isInteger(place)) return true;
  return places.indexOf(place) !== row || places.includes(place, row + 1);
}

/** §6: V + swing for first place, V - swing for last place, in equal steps between. */
export function gamePoints(rules: Rules, value: number, players: number, place: number): number {
  return value + (rules.placeSwing * (players - 2 * place + 1)) / (players - 1);
}

/**
 * §5: the mean of the players' current ratings. Adding up from the smallest makes it independent of the order in which
 * a document names the players (D-FRS-7).
 */
export function gameValue(ratings: Float64Array): number {
  let sum = 0;
  for (const rating of ratings.toSorted()) sum += rating;
  return sum / ratings.length;
}

export interface RankingPoints {
  readonly value: number;
  /** By row of the ranking. */
  readonly points: Float64Array;
}

/** §5, §6: value and points of the next game of a calendar, which is added to it. */
export function rateRanking(rules: Rules, calendar: WindowCalendar, window: number, ranking: Ranking): RankingPoints {
  const { players, places } = ranking;
  const ratings = Float64Array.from(
    players,
    (player) => collectiveRating(rules, calendar, player) ?? rules.valueWithoutRating,
  );
  const value = gameValue(ratings);
  const points = places.map((place) => gamePoints(rules, value, players.length, place));
  addGame(calendar, window, players, (row) => points[row]!);
  return { value, points };
}

/**
 * Why a ranking cannot be rated by §6: too few players (D-FRS-1), or places impossible in a game with this many
 * players. Impossible places refuse the document, since every later rating would depend on them (D-FRS-10).
 */
export function refusedRanking(
  rules: Rules,
  name: string,
  date: IsoDate,
  results: readonly PlaceOrScore[],
  places: Float64Array,
): readonly Finding[] {
  const players = results.length;
  if (players < rules.fewestPlayers) {
    return [
      {
        severity: 'error',
        code: 'frs-2012.one-player',
        article: '6',
        decisions: ['D-FRS-1'],
        event: name,
        values: { game: name, date, players },
      },
    ];
  }
  return results.flatMap(({ player }, row): Finding[] => {
    const place = places[row]!;
    if (place >= 1 && place <= players) return [];
    const values = { game: name, date, player, place, players };
    return [refusal('frs-2012.place-impossible', '6', values, { event: name, player })];
  });
}
