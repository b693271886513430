import type { TeamCompetition, TeamMatch, TeamTournament, TournamentMatch } from '@escala/core';
import type { TeamTournamentRules } from '../../contracts/standings.ts';
import { tieBreaksFor } from '../tie-breaks/all-tie-breaks.ts';
import { teamStandings } from './team-standings.ts';

const SYSTEMS = { 'team-swiss': 'swiss', 'team-round-robin': 'league', 'team-knockout': 'knockout' } as const;

/** Two for a match in documents that do not say otherwise; here a match is worth one point (Sistemes 4.1, D-OFF-1101). */
const WIN = 2;

/**
 * Tournaments of teams, ranked as the leagues of the office are: by match points or, in the Olympic system (Sistemes
 * 4.1.1), board points, then as Desempats 1.1.1 says.
 */
export const TEAM_TOURNAMENTS: TeamTournamentRules = {
  tieBreaks: tieBreaksFor('teams'),
  rank: (tournament, options) => {
    const scoring = tournament.primary === 'game' ? 'olympic' : 'match';
    return teamStandings(competitionOf(tournament), { ...options, scoring });
  },
};

function competitionOf(tournament: TeamTournament): TeamCompetition {
  const { system, rounds, boards, teams, matches, byes = [], withdrawals, matchScoring, primary } = tournament;
  const win = matchScoring?.win || WIN;
  return {
    ...{ system: SYSTEMS[system], rounds, boards, teams, withdrawals },
    matches: matches.map(matchOf),
    byes: byes.map(({ round, team, points, gamePoints }) => {
      return { round, team, points: primary === 'game' ? gamePoints : points / win };
    }),
  };
}

/** Results are the first team's, as if it had White on every board: no points or tie-breaks depend on that. */
function matchOf({ round, first, second, boards = [], result }: TournamentMatch): TeamMatch {
  return {
    ...{ round, home: first, away: second },
    boards: boards.map((board) => ({ ...board, white: 'home' })),
    ...(result !== undefined && { awarded: result, kind: 'forfeit' }),
  };
}
