import { dayFrom, type Finding, type ScrabbleInput, type ScrabbleOutput } from '@escala/core';
import type { RateOptions } from '../contracts.ts';
import { type CurrentRatings, currentRatings } from './current-ratings.ts';
import { ledgerOf } from './ledger.ts';
import { startSteps } from './libere/start-steps.ts';
import { IN_FORCE_FROM, REVISIONS } from './parameters.ts';
import { DEFAULT_CLASS } from './rated-calendar.ts';
import { ratePool } from './rated-pool.ts';
import { workingsOf } from './workings.ts';
import { writtenGame, writtenGeneral, writtenRatings } from './written-ratings.ts';

export function rate(input: ScrabbleInput, options: RateOptions = {}): ScrabbleOutput {
  const starts = options.workings ? startSteps(input.players.length) : undefined;
  const pool = ratePool(input, starts?.trace);
  const { rules, playerIds, types, libere } = pool;
  const current = playerIds.map((_, player) => currentRatings(pool, player));
  const byPlayer = <Written>(write: (ratings: CurrentRatings) => Written | undefined): Record<string, Written> =>
    Object.fromEntries(
      playerIds.flatMap((id, player) => {
        const written = write(current[player]!);
        return written === undefined ? [] : [[id, written]];
      }),
    );
  return {
    format: 'escala/rating-output@1',
    regulation: 'frs-2012',
    revision: input.revision ?? REVISIONS[0].id,
    listDate: input.listDate,
    class: input.class ?? DEFAULT_CLASS,
    ratings: byPlayer((ratings) => writtenRatings(rules, ratings)),
    general: byPlayer((ratings) => writtenGeneral(rules, ratings)),
    games: types.flatMap(({ games }) => games.map(writtenGame)),
    ledger: ledgerOf(pool),
    findings: [...listDateFindings(input), ...types.flatMap(({ findings }) => findings), ...libere.findings],
    ...(starts && { workings: workingsOf(pool, current, starts.steps) }),
  };
}

/** D-ALL-2: nothing is rated before the calendars begin (§2), so a list of that time is empty; it says so. */
function listDateFindings({ listDate }: ScrabbleInput): readonly Finding[] {
  if (dayFrom(listDate) >= dayFrom(IN_FORCE_FROM)) return [];
  const values = { listDate, firstDay: IN_FORCE_FROM };
  return [
    { severity: 'warning', code: 'frs-2012.list-before-first-day', article: '2', decisions: ['D-ALL-2'], values },
  ];
}
