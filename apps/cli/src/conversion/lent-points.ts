import { entryOf, type Tournament } from '@escala/core';
import type { TrfReport } from '@escala/formats';
import { ALL_SYSTEMS } from '../input/competition-book.ts';
import type { ReportTarget } from './conversion-targets.ts';

/** D-OFF-1242: editions before 192 have the points of an acceleration player by player (XXA). */
export function withLentPoints(report: TrfReport, tournament: Tournament, to: ReportTarget): TrfReport {
  const isSaid = report.accelerations.length + report.lentPoints.length > 0;
  if (to === 'trf26' || isSaid || tournament.acceleration === undefined) return report;
  const numbers = new Map(tournament.players.map(({ id, number }, i) => [id, number ?? i + 1]));
  const lent = entryOf(ALL_SYSTEMS, tournament.system)?.lentPoints?.(tournament) ?? [];
  return { ...report, lentPoints: lent.map(({ player, points }) => ({ id: numbers.get(player)!, points })) };
}
