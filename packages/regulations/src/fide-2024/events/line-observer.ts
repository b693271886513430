import { UNRATED } from '@escala/core';
import type { GameObserver } from '../../shared/period-columns.ts';
import { LINE_REASONS } from '../line-reasons.ts';
import type { PeriodWork } from '../lists/period-work.ts';
import type { Regulation } from '../regulation-in-force.ts';
import { type EventRun, isLong } from './event-runs.ts';

/** Keeps a line of each rated game with its reasons, until K is known. */
export function lineObserver(
  { federation, lines, rhythm, last }: PeriodWork,
  event: number,
  { ratings, standard }: EventRun,
  regulation: Regulation,
): GameObserver {
  const { widestDifference, fullDifferenceFrom } = regulation;
  const byDay = isLong(federation, event, regulation) ? LINE_REASONS.byDay : 0;
  return {
    observe(game, player, opponent, own, opponentRating, score, expected) {
      let reasons = byDay;
      if (Math.abs(own - opponentRating) > widestDifference)
        reasons |= rhythm === 'standard' && own >= fullDifferenceFrom ? LINE_REASONS.whole : LINE_REASONS.capped;
      const isListed = ratings[player] !== UNRATED && last[player] !== UNRATED;
      const byStandard = !isListed && standard?.[player] === own;
      if (byStandard) reasons |= LINE_REASONS.standard;
      else if (!isListed) reasons |= LINE_REASONS.ratedSince;
      if (ratings[opponent] === UNRATED) reasons |= LINE_REASONS.opponentStandard;
      lines.push([game, player, opponent, own, opponentRating, score, expected, 0, reasons]);
    },
  };
}
