import { type Finding, type Reason, type RoundLeftOut, reason, type TournamentPlayer } from '@escala/core';
import { countsAs } from '../conditions/average.ts';
import type { ChosenSet } from './choose-set.ts';
import type { Field } from './field.ts';

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

/** Player facts without which a condition cannot be judged. */
export function missingFacts(field: Field, candidates: readonly TournamentPlayer[]): readonly Finding[] {
  const met = new Set<string>();
  for (const { id } of candidates) {
    met.add(id);
    for (const spent of field.roundsOf(id)) if (spent.kind === 'game') met.add(spent.opponent);
  }
  const people = [...met].map((id) => field.players.get(id)!).filter((player) => player !== undefined);
  const homeless = people.filter(({ federation }) => federation === undefined);
  const unsexed = candidates.filter(({ sex }) => sex === undefined);
  return [
    ...homeless.map(({ id }) => missing('fide-titles-2024.missing-federation', '1.4.3', id)),
    ...unsexed.map(({ id }) => missing('fide-titles-2024.missing-sex', '1.4.5d', id)),
    ...(field.event.federation === undefined ? [missing('fide-titles-2024.missing-host', '1.4.3d')] : []),
  ];
}

function missing(code: Finding['code'], article: string, player?: string): Finding {
  return { severity: 'warning', code, article, ...(player !== undefined && { player }), values: {} };
}
