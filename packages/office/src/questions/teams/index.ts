import { checkLineUp } from './check-line-up.ts';
import { checkClubList, showClubList } from './club-lists.ts';
import { delegateMatches } from './delegate-matches.ts';
import { leagueStandings } from './league-standings.ts';
import { leagueVacancy } from './league-vacancy.ts';
import { openMatches } from './open-matches.ts';
import { searchLeagues } from './search-leagues.ts';
import { showLeague } from './show-league.ts';
import { showMatch } from './show-match.ts';

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
