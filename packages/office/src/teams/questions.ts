import { checkClubList, showClubList } from './club-lists/club-lists.ts';
import { leagueStandings } from './leagues/league-standings.ts';
import { leagueVacancy } from './leagues/league-vacancy.ts';
import { searchLeagues } from './leagues/search-leagues.ts';
import { showLeague } from './leagues/show-league.ts';
import { checkLineUp } from './line-ups/check-line-up.ts';
import { delegateMatches } from './matches/delegate-matches.ts';
import { openMatches } from './matches/open-matches.ts';
import { showMatch } from './matches/show-match.ts';

/** Everything that can be asked about teams. */
export const teamsQuestions = [
  searchLeagues,
  showLeague,
  leagueStandings,
  leagueVacancy,
  openMatches,
  showMatch,
  showClubList,
  checkClubList,
  checkLineUp,
  delegateMatches,
] as const;
