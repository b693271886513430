import {
  dayFrom,
  decimal,
  type Finding,
  type GeneralRating,
  type PlayType,
  type RatedCollectiveGame,
  type ScrabbleInput,
  type ScrabbleStatus,
  type TypeRating,
} from '@escala/core';
import type { ScrabbleList } from '../../contracts/rating.ts';
import type { RatedGame } from '../collective/rate-collective.ts';
import type { CurrentRatings, WeighedRating } from '../current-ratings.ts';
import { IN_FORCE_FROM, REVISIONS, type Rules } from '../parameters.ts';
import type { RatedPool } from '../rated-pool.ts';
import { DEFAULT_CLASS } from './rated-calendar.ts';

/** The list of a pool: its printed content, and the rule book's findings. */
export function writtenList(
  input: ScrabbleInput,
  { rules, playerIds, types, libere }: RatedPool,
  current: readonly CurrentRatings[],
): ScrabbleList {
  const byPlayer = <Written>(write: (ratings: CurrentRatings) => Written | undefined): Record<string, Written> =>
    Object.fromEntries(
      playerIds.flatMap((id, player) => {
        const written = write(current[player]!);
        return written === undefined ? [] : [[id, written]];
      }),
    );
  return {
    regulation: 'frs-2012',
    revision: input.revision ?? REVISIONS[0].id,
    listDate: input.listDate,
    class: input.class ?? DEFAULT_CLASS,
    ratings: byPlayer((ratings) => writtenRatings(rules, ratings)),
    general: byPlayer((ratings) => writtenGeneral(rules, ratings)),
    findings: [...listDateFindings(input), ...types.flatMap(({ findings }) => findings), ...libere.findings],
  };
}

/** D-ALL-2: nothing is rated before the calendars begin (§2), so an earlier list is empty; this finding says so. */
function listDateFindings({ listDate }: ScrabbleInput): readonly Finding[] {
  if (dayFrom(listDate) >= dayFrom(IN_FORCE_FROM)) return [];
  const values = { listDate, firstDay: IN_FORCE_FROM };
  return [
    { severity: 'warning', code: 'frs-2012.list-before-first-day', article: '2', decisions: ['D-ALL-2'], values },
  ];
}

/** A player's ratings in document form; undefined for a player who has none. */
function writtenRatings(
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

function writtenGeneral(rules: Rules, { general }: CurrentRatings): GeneralRating | undefined {
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

/**
 * §5, §6, §7, §8: lists show the nearest integer, halves rounded up (D-ALL-1). Sums in double precision may fall
 * slightly below a half that exact fractions would give: such a value is still rounded up (D-FRS-7).
 */
export function displayed(rules: Rules, value: number): number {
  return Math.floor(value + 0.5 + rules.halfTolerance);
}
