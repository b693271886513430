import { lastPairedRound } from '../empty-report.ts';
import type { TrfByes, TrfReport } from '../trf-report.ts';

const USUAL_GAMES = { WW: 1, BW: 1, WD: 0.5, BD: 0.5, WL: 0, BL: 0 } as const;
const ASKED_FOR = ['F', 'H', 'Z'] as const;

/**
 * D-TRF-7: a report that is sent leaves nothing implicit: usual points
 * as 162, byes of future rounds as 240 in addition to their columns.
 */
export function explicitReport(report: TrfReport): TrfReport {
  const byes = [...report.byes, ...byesToCome(report)];
  return { ...report, scoring: report.scoring ?? USUAL_GAMES, byes };
}

function byesToCome({ players, byes }: TrfReport): TrfByes[] {
  const next = lastPairedRound(players) + 1;
  const last = Math.max(...players.map(({ rounds }) => rounds.length), 0);
  const isSaid = (round: number, id: number): boolean =>
    byes.some((bye) => (bye.round ?? next) === round && bye.ids.includes(id));
  const found: TrfByes[] = [];
  for (let round = next; round <= last; round++)
    for (const kind of ASKED_FOR) {
      const ids = players
        .filter(({ rounds, number }) => rounds[round - 1]?.result === kind && !isSaid(round, number))
        .map(({ number }) => number);
      if (ids.length > 0) found.push({ kind, round, ids });
    }
  return found;
}
