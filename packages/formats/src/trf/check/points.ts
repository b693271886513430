import { pointsTable, roundPoints } from '../scoring.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';
import type { NumberedPlayers } from './numbered-players.ts';

/** The points of a line must be those of its results. */
export function checkPoints(report: TrfReport, roll: NumberedPlayers): void {
  if (report.abnormalPoints.length > 0) return;
  const lastPaired = Math.max(roll.lastPaired, 0);
  const pointsOf = pointsOfLines(report, lastPaired);
  for (let index = 0; index < roll.players.length; index++) {
    if (roll.isUnread(index)) continue;
    const player = roll.players[index]!;
    const { given, all, isRight } = pointsOf(player);
    if (given === undefined || isRight) continue;
    const values = { given: given / 100, computed: all / 100 };
    if (given > all && given - all <= 100 * silentRounds(player, lastPaired))
      roll.tell('warning', 'trf-points-bye', index, 81, values);
    // What teams have decides there: programs write anything beside their players (D-TRF-11).
    else roll.tell(report.teams.length > 0 ? 'warning' : 'error', 'trf-points-differ', index, 81, values);
  }
}

interface LinePoints {
  /** In hundredths; undefined if the line has none. */
  readonly given: number | undefined;
  readonly all: number;
  readonly isRight: boolean;
}

/** The points given by a player's line, and those of its results. */
export function pointsOfLines(report: TrfReport, lastPaired: number): (player: TrfPlayer) => LinePoints {
  const table = pointsTable(report.scoring);
  const lent = lentIn(report, lastPaired + 1);
  return ({ number, points: said, rounds }) => {
    let paired = 0;
    let all = 0;
    for (let r = 0; r < rounds.length; r++) {
      const points = roundPoints(rounds[r]!, table);
      all += points;
      if (r < lastPaired) paired += points;
    }
    if (said === undefined) return { given: undefined, all, isRight: false };
    const given = Math.round(100 * said);
    // Byes requested for future rounds may or may not be counted yet.
    return { given, all, isRight: given === all || given === paired || lent(number).includes(given - paired) };
  };
}

/** Rounds left blank in the line: each may have been a bye. */
function silentRounds({ rounds }: TrfPlayer, lastPaired: number): number {
  let silent = Math.max(0, lastPaired - rounds.length);
  for (let r = 0; r < rounds.length && r < lastPaired; r++)
    if (rounds[r]!.opponent === 0 && rounds[r]!.result === ' ') silent++;
  return silent;
}

/** Virtual points of the round to be paired, in hundredths, which programs add to the points. */
function lentIn(
  { accelerations, lentPoints, typeCode = '', scoring }: TrfReport,
  round: number,
): (id: number) => number[] {
  const win = Math.round(100 * (scoring?.WW ?? 1));
  const byBaku = /_baku\b/i.test(typeCode) ? [win, win / 2] : [];
  return (id) => [
    ...byBaku,
    ...accelerations
      .filter((each) => each.firstRound <= round && round <= each.lastRound && each.firstId <= id && id <= each.lastId)
      .map(({ points = 0 }) => Math.round(100 * points)),
    ...lentPoints.filter((each) => each.id === id).map(({ points }) => Math.round(100 * (points[round - 1] ?? 0))),
  ];
}
