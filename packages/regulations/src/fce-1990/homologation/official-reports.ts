import type { Finding, IsoDate, Tournament } from '@escala/core';
import type { RequiredReport } from '../../contracts/competition.ts';
import { categoryOf } from '../entry/category.ts';

/** What the organiser of an official event must hand in (Proves oficials 1 to Proves oficials 5). */
export function requiredReports(tournament: Pick<Tournament, 'system' | 'players'>): readonly RequiredReport[] {
  const league = tournament.system === 'round-robin' || tournament.system === 'double-round-robin';
  const preferents = tournament.players.some((player) => categoryOf(player) === 'preferent');
  return [
    // From the arbiter, the director and the competition committee.
    { report: 'reports', article: 'Proves oficials 1' },
    { report: 'results-by-round', article: 'Proves oficials 2' },
    ...(preferents ? [{ report: 'score-sheets', article: 'Proves oficials 3' } as const] : []),
    // Including those of withdrawn and eliminated players.
    ...(tournament.system === 'fce-1990' ? [{ report: 'pairing-cards', article: 'Proves oficials 4' } as const] : []),
    ...(league ? [{ report: 'cross-table', article: 'Proves oficials 5' } as const] : []),
  ];
}

/**
 * An event may end before its announced last day: no article forbids it, so this is a remark, not a refusal
 * (D-OFF-130). The deadline for the reports runs from the actual end (Oberts 8).
 */
export function beforeLastDay(end: IsoDate, today: IsoDate): Finding {
  const values = { end, today };
  return {
    severity: 'warning',
    code: 'fce-1990.before-last-day',
    article: 'Oberts 8',
    decisions: ['D-OFF-130'],
    values,
  };
}
