import type { Finding, RowWorking, StandingsRow, Tournament } from '@escala/core';
import type { StandingsOptions, StandingsResult, StandingsRules } from '../../contracts/standings.ts';
import { type ReasonStep, step } from '../../contracts/step.ts';
import { pointsBefore } from '../../shared/points-before.ts';
import { initialOrder } from '../initial-order.ts';

function refusal(code: Finding['code'], article: string, values: Finding['values']): Finding {
  return { severity: 'error', refuses: true, code, article, values };
}

/** C.07 4.2: by points; who is level shares the rank. The tie-breaks of C.07 are not here yet, and each is refused. */
function rank(tournament: Tournament, { round: asked, tiebreaks = [] }: StandingsOptions = {}): StandingsResult {
  const { games, byes = [], players } = tournament;
  const last = Math.max(0, ...games.map(({ round }) => round), ...byes.map(({ round }) => round));
  const isOpen = games.some(({ round, result }) => round === last && result === undefined);
  const round = asked ?? (isOpen ? last - 1 : last);
  const findings = [
    ...(Number.isInteger(round) && round >= 0 && round <= last
      ? []
      : [refusal('fide-2026.standings-round', 'C.07 4.2', { asked: round, last })]),
    ...games
      .filter((game) => game.round <= round && game.result === undefined)
      .map(({ round: of, white, black }) =>
        refusal('fide-2026.standings-result', 'C.07 4.2', { round: of, white, black }),
      ),
    ...tiebreaks.map((name) => refusal('fide-2026.tie-break-unknown', 'C.07 5', { name })),
  ];
  if (findings.length > 0) return { kind: 'refused', findings };
  const points = pointsBefore(tournament, round + 1);
  const order = initialOrder(players)
    .map(({ id }) => ({ player: id, points: points.get(id)! }))
    .sort((a, b) => b.points - a.points);
  const rows = order.map(
    (row): StandingsRow => ({
      rank: order.findIndex((other) => other.points === row.points) + 1,
      ...row,
      tiebreaks: [],
    }),
  );
  return { kind: 'ranked', standings: { format: 'escala/standings@1', round, tiebreaks: [], rows }, findings: [] };
}

function workingSteps({ points }: RowWorking): ReasonStep[] {
  const sum = points.reduce((total, { value }) => total + value, 0);
  return [step('fide-2026.standings.points', { points: sum }, { articles: ['C.07 4.2'] })];
}

export const standings: StandingsRules = {
  tieBreaks: {},
  tieBreakOf: () => undefined,
  orders: {},
  rank,
  pointsBefore,
  workingSteps,
};
