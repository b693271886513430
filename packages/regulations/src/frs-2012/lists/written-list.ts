import { dayFrom, type Finding, type ScrabbleInput } from '@escala/core';
import type { ScrabbleList } from '../../contracts/rating.ts';
import type { CurrentRatings } from '../current-ratings.ts';
import { IN_FORCE_FROM, REVISIONS } from '../parameters.ts';
import type { RatedPool } from '../rated-pool.ts';
import { DEFAULT_CLASS } from './rated-calendar.ts';
import { writtenGeneral, writtenRatings } from './written-ratings.ts';

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
