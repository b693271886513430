import { type Reason, type RoundLeftOut, reason } from '@escala/core';
import { countsAs } from '../conditions/average.ts';
import type { ChosenSet } from './choose-set.ts';

/** Why a round does not count, by article. */
const WHY: Readonly<Record<string, string>> = {
  '1.4.1e': 'later',
  '1.4.1f': 'win',
  '1.4.2a': 'stranger',
  '1.4.2b': 'nothing',
  '1.4.2c': 'unplayed',
};

/**
 * Facts about a set stated before its conditions: rounds that do not count, a forfeit as a lost game, the opponent
 * whose rating was raised.
 */
export function setRemarks({ facts, dropped, applied }: ChosenSet, leftOut: readonly RoundLeftOut[]): Reason[] {
  const { field, full, title, games, raised } = facts;
  const out = [...leftOut, ...dropped].toSorted((a, b) => a.round - b.round);
  const lowest = games.find(({ opponent }) => opponent.id === raised);
  return [
    ...out.map(({ round, article }) =>
      reason('fide-titles-2024.round-out', article, 'yes', { round, why: WHY[article]! }),
    ),
    ...(applied === null
      ? []
      : [reason('fide-titles-2024.forfeit-as-loss', applied, 'yes', { round: full.games.at(-1)!.round })]),
    ...(lowest === undefined
      ? []
      : [
          reason('fide-titles-2024.raised', '1.4.6b', 'yes', {
            round: lowest.round,
            rating: countsAs(field.numbers, lowest.opponent.rating),
            floor: field.numbers.ratingFloor[title],
          }),
        ]),
  ];
}
