import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { LeagueFacts } from './league.ts';

/** What a league says of itself: each group has an id of its own, by which teams and matches name it, and rounds follow each other. */
export function leagueFactsRefusals(
  { groups, roundDates = [] }: LeagueFacts,
  dropped: readonly string[] = [],
): Refusal[] {
  const ids = groups.map(({ id }) => id);
  return [
    ...ids.flatMap((id, i) =>
      ids.indexOf(id) < i ? [invalid('group-twice', { group: id }, { field: `facts.groups.${i}.id` })] : [],
    ),
    ...ids.flatMap((id, i) =>
      dropped.includes(id) ? [invalid('group-dropped', { group: id }, { field: `facts.groups.${i}.id` })] : [],
    ),
    ...roundDates.flatMap((date, i) => {
      const before = roundDates[i - 1];
      if (before === undefined || date >= before) return [];
      return [invalid('round-date-order', { round: i + 1, date, before }, { field: `facts.roundDates.${i}` })];
    }),
  ];
}
