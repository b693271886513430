import type { TeamTournament, TournamentMatch } from '@escala/core';
import type { StandingsOptions, StandingsResult } from '../../contracts/standings.ts';
import { fieldOfTeams } from '../tie-breaks/teams.ts';
import { codesOf, rankedRows, refusal, scoringRefusals } from './ranked-rows.ts';
import { systemKind, TEAM_ORDERS } from './tie-breaks-offered.ts';
import { teamPointsWorking } from './workings.ts';

/** 4.2 for teams: by the primary score, then by each tie-break. */
export function rankTeams(tournament: TeamTournament, options: StandingsOptions = {}): StandingsResult {
  const { system, matches, byes = [], withdrawals = [] } = tournament;
  const last = Math.max(0, ...[...matches, ...byes].map(({ round }) => round));
  const isLastOpen = matches.some((match) => match.round === last && isOpen(match));
  const round = options.round ?? (isLastOpen ? last - 1 : last);
  const use = { isTeam: true, system: systemKind(system) } as const;
  const { codes, refused } = codesOf(options.tiebreaks ?? TEAM_ORDERS[system], system, use);
  const findings = [
    ...(Number.isInteger(round) && round >= 0 && round <= last
      ? []
      : [refusal('fide-2026.standings-round', '4.2', { asked: round, last })]),
    ...matches
      .filter((match) => match.round <= round && isOpen(match))
      .map(({ round: of, first, second }) =>
        refusal('fide-2026.standings-result', '4.2', { round: of, white: first, black: second }),
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
