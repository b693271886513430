import type { ScheduleSystem, TeamCompetitionName } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { LeagueFacts } from './league.ts';
import type { BookOfTeams } from './league-desk.ts';

/**
 * Checks a league's own facts: each group has a unique id, which teams and matches refer to, and rounds are in order.
 */
export function leagueFactsRefusals(
  { groups, roundDates = [], competition, system }: LeagueFacts,
  book: BookOfTeams | undefined,
  dropped: readonly string[] = [],
): Refusal[] {
  const ids = groups.map(({ id }) => id);
  return [
    ...(book === undefined ? [] : notInBook(book, competition, system)),
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

function notInBook(
  { id: book, teams }: BookOfTeams,
  competition: TeamCompetitionName,
  system: ScheduleSystem,
): Refusal[] {
  const { competitions, systems } = teams;
  const refused: Refusal[] = [];
  if (!competitions.includes(competition)) {
    const values = { book, competition, known: competitions.join(', ') };
    refused.push(invalid('competition-unknown', values, { field: 'facts.competition', regulation: book }));
  }
  if (!systems.includes(system)) {
    const values = { book, system, known: systems.join(', ') };
    refused.push(invalid('system-unknown', values, { field: 'facts.system', regulation: book }));
  }
  return refused;
}
