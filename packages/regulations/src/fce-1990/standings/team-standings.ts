import type { Finding, TeamCompetition } from '@escala/core';
import type { StandingsResult } from '../../contracts/standings.ts';
import type { TeamStandingsOptions } from '../../contracts/teams.ts';
import type { TieBreakName } from '../tie-breaks/all-tie-breaks.ts';
import { COPA_CATALANA, TEAM_CHAMPIONSHIP, TEAM_FINALS } from '../tie-breaks/orders.ts';
import { eliminatedTeamsNotRecorded } from './eliminated.ts';
import { isFinished } from './match-result.ts';
import { tieBreakRefusals } from './refusals.ts';
import { rankedTable } from './standings.ts';
import { teamTable } from './team-table.ts';

/**
 * The table of a team competition. The order of tie-breaks is that of the championship (Desempats 1.1.1), in a final that of the
 * finals (Desempats 1.5.1), in a knockout that of the Copa Catalana (Desempats 1.2.1), unless given.
 */
export function teamStandings(competition: TeamCompetition, options: TeamStandingsOptions = {}): StandingsResult {
  const round = options.round ?? lastFinishedRound(competition);
  const names = options.tiebreaks ?? orderOf(competition);
  const faults = [
    ...roundRefusals(competition, round),
    ...unfinished(competition, round),
    ...tieBreakRefusals(names, 'teams'),
  ];
  if (faults.length > 0) return { kind: 'refused', findings: faults };
  const table = teamTable(competition, round, options.scoring ?? 'match');
  return {
    kind: 'ranked',
    standings: rankedTable(table, names as readonly TieBreakName[], options.workings),
    findings: eliminatedTeamsNotRecorded(competition, round),
  };
}

function orderOf({ final, system }: TeamCompetition): readonly TieBreakName[] {
  if (final) return TEAM_FINALS;
  return system === 'knockout' ? COPA_CATALANA : TEAM_CHAMPIONSHIP;
}

function lastRound({ matches, byes = [] }: TeamCompetition): number {
  return Math.max(0, ...matches.map(({ round }) => round), ...byes.map(({ round }) => round));
}

/** D-COMP-10: the last round, or the one before while it is being played. */
function lastFinishedRound(competition: TeamCompetition): number {
  const last = lastRound(competition);
  return competition.matches.some((match) => match.round === last && !isFinished(match)) ? last - 1 : last;
}

function roundRefusals(competition: TeamCompetition, round: number): Finding[] {
  const last = lastRound(competition);
  if (Number.isInteger(round) && round >= 0 && round <= last) return [];
  const code = 'fce-1990.standings-round';
  return [{ severity: 'error', code, article: 'Desempats 1', refuses: true, values: { asked: round, last } }];
}

function unfinished({ matches }: TeamCompetition, asked: number): Finding[] {
  return matches
    .filter((match) => match.round <= asked && !isFinished(match))
    .map(({ round, home, away }) => ({
      severity: 'error',
      code: 'fce-1990.standings-result',
      article: 'Sistemes 4.1',
      refuses: true,
      round,
      values: { round, white: home, black: away },
    }));
}
