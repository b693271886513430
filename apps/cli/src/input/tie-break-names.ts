import type { StandingsRules } from '@escala/regulations';
import { UsageError } from '../usage-error.ts';

/** What follows the name of a code is for the book to refuse, with the article. */
export const isTieBreakOf = ({ tieBreakOf }: StandingsRules, name: string): boolean =>
  tieBreakOf(name.split(/[/:]/)[0]!) !== undefined;

/** Reports all names unknown to the document's book at once, with those it has. */
export function checkTieBreaks(
  standings: StandingsRules,
  offered: readonly string[],
  wanted: readonly string[] = [],
): void {
  const unknown = wanted.filter((name) => !isTieBreakOf(standings, name));
  if (unknown.length === 0) return;
  throw new UsageError('cli.usage.not-one-of', {
    name: '--tiebreaks',
    wanted: unknown.map((name) => name || "''").join(', '),
    choices: [...offered, 'none'].join(', '),
  });
}
