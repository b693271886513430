import {
  entryOf,
  lastPairedRound,
  type RowWorking,
  type Standings,
  type StandingsRow,
  type TeamTournament,
  type Tournament,
  type TournamentMatch,
} from '@escala/core';
import type { StandingsOptions, StandingsResult, StandingsRules } from '../../contracts/standings.ts';
import { byRoundReached } from '../../shared/knockout-record.ts';
import { pointsBefore } from '../../shared/points-before.ts';
import { refusal } from '../../shared/refusal.ts';
import { initialOrder } from '../initial-order.ts';
import type { TieBreakCode } from '../tie-breaks/codes.ts';
import { fieldOfTournament } from '../tie-breaks/individuals.ts';
import { fieldOfTeams } from '../tie-breaks/teams.ts';
import { codesOf, rankedRows, scoringRefusals } from './ranked-rows.ts';
import {
  articleOf,
  ORDERS,
  systemKind,
  TEAM_ORDERS,
  TEAM_TIE_BREAKS,
  TIE_BREAKS,
  tieBreakOf,
} from './tie-breaks-offered.ts';
import { workingSteps } from './working-steps.ts';
import { pointsWorking, teamPointsWorking } from './workings.ts';

/** 4.2: by points, then by each tie-break; players level on everything share the rank. */
function rank(tournament: Tournament, options: StandingsOptions = {}): StandingsResult {
  const { games, system } = tournament;
  const last = lastPairedRound(tournament);
  const isOpen = games.some(({ round, result }) => round === last && result === undefined);
  const round = options.round ?? (isOpen ? last - 1 : last);
  const names = options.tiebreaks ?? entryOf(ORDERS, system) ?? [];
  const { codes, refused } = codesOf(names, system, { isTeam: false, system: systemKind(system) });
  const findings = [
    ...(Number.isInteger(round) && round >= 0 && round <= last
      ? []
      : [refusal('fide-2026.standings-round', articleOf('4.2'), { asked: round, last })]),
    ...games
      .filter((game) => game.round <= round && game.result === undefined)
      .map(({ round: of, white, black }) =>
        refusal('fide-2026.standings-result', articleOf('4.2'), { round: of, white, black }),
      ),
    ...scoringRefusals('scoring', tournament.scoring),
    ...refused,
  ];
  if (findings.length > 0) return { kind: 'refused', findings };
  return { kind: 'ranked', standings: table(tournament, round, codes, options.workings), findings: [] };
}

function table(tournament: Tournament, round: number, codes: readonly TieBreakCode[], workings = false): Standings {
  const kind = systemKind(tournament.system);
  const head = { format: 'escala/standings@1', round, tiebreaks: codes.map(({ written }) => written) } as const;
  if (kind === 'knockout') {
    const points = pointsBefore(tournament, round + 1, tournament.scoring);
    const players = initialOrder(tournament.players).map(({ id }) => ({ player: id, points: points.get(id)! }));
    const blank = players.map((row): StandingsRow => ({ rank: 1, ...row, tiebreaks: [] }));
    // C.07 has no tie-break for knockouts (D-TB-15).
    const rows = byRoundReached(blank, tournament, round);
    const working = ({ player }: StandingsRow) => pointsWorking(tournament, round, player);
    return { ...head, rows, ...(workings && { workings: rows.map(working) }) };
  }
  const numbers = new Map(initialOrder(tournament.players).map(({ id, number }) => [id, number]));
  const field = fieldOfTournament(tournament, { round, numbers, isRoundRobin: kind === 'round-robin' });
  const pointsOf = (i: number): RowWorking => pointsWorking(tournament, round, field.ids[i]!);
  return { ...head, ...rankedRows(field, codes, workings && { pointsOf, withdrawals: tournament.withdrawals }) };
}

export const standings: StandingsRules = {
  teams: {
    setByDocument: ['matchScoring', 'assignedPoints', 'tiebreakRules'],
    tieBreaks: TEAM_TIE_BREAKS,
    rank: rankTeams,
  },
  setByDocument: ['scoring', 'assignedPoints', 'tiebreakRules', 'unratedAs'],
  byRoundReached: ['knockout'],
  tieBreaks: TIE_BREAKS,
  tieBreakOf,
  orders: ORDERS,
  rank,
  pointsBefore: (tournament, round) => pointsBefore(tournament, round, tournament.scoring),
  workingSteps,
};

/** 4.2 for teams: by the primary score, then by each tie-break. */
function rankTeams(tournament: TeamTournament, options: StandingsOptions = {}): StandingsResult {
  const { system, matches, byes = [], withdrawals = [] } = tournament;
  const last = Math.max(0, ...[...matches, ...byes].map(({ round }) => round));
  const isLastOpen = matches.some((match) => match.round === last && isOpen(match));
  const round = options.round ?? (isLastOpen ? last - 1 : last);
  const use = { isTeam: true, system: systemKind(system) } as const;
  const { codes, refused } = codesOf(options.tiebreaks ?? TEAM_ORDERS[system], system, use);
  const findings = [
    ...(Number.isInteger(round) && round >= 0 && round <= last
      ? []
      : [refusal('fide-2026.standings-round', articleOf('4.2'), { asked: round, last })]),
    ...matches
      .filter((match) => match.round <= round && isOpen(match))
      .map(({ round: of, first, second }) =>
        refusal('fide-2026.standings-result', articleOf('4.2'), { round: of, white: first, black: second }),
      ),
    ...scoringRefusals('matchScoring', tournament.matchScoring),
    ...refused,
  ];
  if (findings.length > 0) return { kind: 'refused', findings };
  const field = fieldOfTeams(tournament, round);
  const wanted = options.workings && {
    pointsOf: (i: number) => teamPointsWorking(field, i),
    withdrawals: withdrawals.map(({ team, afterRound }) => ({ player: team, afterRound })),
  };
  const tiebreaks = codes.map(({ written }) => written);
  const table = rankedRows(field, codes, wanted || false);
  return { kind: 'ranked', standings: { format: 'escala/standings@1', round, tiebreaks, ...table }, findings: [] };
}

/** A board without a result, or a match with no information at all. */
const isOpen = ({ boards = [], result }: TournamentMatch): boolean =>
  result === undefined && (boards.length === 0 || boards.some((board) => board.result === undefined));
