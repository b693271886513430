import type { Finding } from '@escala/core';
import type { EventCheckTerms } from '../contracts/rating.ts';

/** At most this many differences are named in a finding; the rest are counted. */
const MOST_NAMED = 10;

/**
 * Events are judged by the office's own list at their start: this names players for whom the report gives other ratings
 * (D-FIDE-14, D-F24-6).
 */
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
