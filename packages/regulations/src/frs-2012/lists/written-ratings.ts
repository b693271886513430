import {
  decimal,
  type GeneralRating,
  type PlayType,
  type RatedCollectiveGame,
  type ScrabbleStatus,
  type TypeRating,
} from '@escala/core';
import type { RatedGame } from '../collective/rate-collective.ts';
import type { CurrentRatings, WeighedRating } from '../current-ratings.ts';
import { displayed } from '../displayed.ts';
import type { Rules } from '../parameters.ts';

/** A player's ratings in document form; undefined for a player who has none. */
export function writtenRatings(
  rules: Rules,
  { collective, libere }: CurrentRatings,
): Readonly<Partial<Record<PlayType, TypeRating>>> | undefined {
  const written = Object.entries<WeighedRating<ScrabbleStatus> | undefined>({ ...collective, libere }).flatMap(
    ([type, current]) => (current === undefined ? [] : [[type, writtenRating(rules, current)] as const]),
  );
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

function writtenRating(rules: Rules, { rating, status, played }: WeighedRating<ScrabbleStatus>): TypeRating {
  return { rating: decimal(rating), displayed: displayed(rules, rating), status, played };
}

export function writtenGeneral(rules: Rules, { general }: CurrentRatings): GeneralRating | undefined {
  return general === undefined ? undefined : { rating: decimal(general), displayed: displayed(rules, general) };
}

/** §5, §6: value and points of a game, unrounded except for the decimals of a document. */
export function writtenGame({ game, value, points }: RatedGame): RatedCollectiveGame {
  return {
    id: game.id,
    value: decimal(value),
    points: Object.fromEntries(game.results.map(({ player }, row) => [player, decimal(points[row]!)])),
  };
}
