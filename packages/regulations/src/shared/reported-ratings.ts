import type { Finding } from '@escala/core';
import type { EventCheckTerms } from '../contracts/rating.ts';

/** How many differences a finding names; the rest is counted. */
const MOST_NAMED = 10;

/** An event is judged by the office's own list at its start: where the report gives other ratings, who they are (D-FIDE-14, D-F24-6). */
export function differingRatings(
  playerIds: readonly string[],
  { ratings, reportedRatings: reported }: EventCheckTerms,
): Finding['values'] | undefined {
  if (ratings === undefined || reported === undefined) return undefined;
  const differing = playerIds.filter((id) => reported[id] !== undefined && reported[id] !== (ratings[id] ?? 0));
  if (differing.length === 0) return undefined;
  const named = differing.slice(0, MOST_NAMED).map((id) => `${id}: ${reported[id]} (${ratings[id] ?? '–'})`);
  return { players: differing.length, named: named.join(', '), more: differing.length - named.length };
}
