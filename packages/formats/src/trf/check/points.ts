import { pointsTable, roundPoints } from '../scoring.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';
import type { Roll } from './roll.ts';

/** The points of a line are those of its results. */
export function checkPoints(report: TrfReport, roll: Roll): void {
  const table = pointsTable(report.scoring);
  const lastPaired = Math.max(roll.lastPaired, 0);
  for (let index = 0; index < roll.players.length; index++) {
    const player = roll.players[index]!;
    if (player.points === undefined || report.abnormalPoints.length > 0) continue;
    const given = Math.round(100 * player.points);
    let paired = 0;
    let all = 0;
    for (let r = 0; r < player.rounds.length; r++) {
      const points = roundPoints(player.rounds[r]!, table);
      all += points;
      if (r < lastPaired) paired += points;
    }
    // Byes asked for in rounds to come may be counted already, or not yet.
    if (given === all || given === paired) continue;
    const values = { given: given / 100, computed: all / 100 };
    if (given > all && given - all <= 100 * silentRounds(player, lastPaired))
      roll.tell('warning', 'trf-points-bye', index, 81, values);
    else roll.tell('error', 'trf-points-differ', index, 81, values);
  }
}

/** Rounds of which the line says nothing: each may have been a bye. */
function silentRounds({ rounds }: TrfPlayer, lastPaired: number): number {
  let silent = Math.max(0, lastPaired - rounds.length);
  for (let r = 0; r < rounds.length && r < lastPaired; r++)
    if (rounds[r]!.opponent === 0 && rounds[r]!.result === ' ') silent++;
  return silent;
}
