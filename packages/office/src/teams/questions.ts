export { checkClubList, showClubList } from './club-lists/club-lists.ts';
export { leagueStandings } from './leagues/league-standings.ts';
export { leagueVacancy } from './leagues/league-vacancy.ts';
export { searchLeagues } from './leagues/search-leagues.ts';
export { showLeague } from './leagues/show-league.ts';
export { checkLineUp } from './line-ups/check-line-up.ts';
export { delegateMatches } from './matches/delegate-matches.ts';
export { openMatches } from './matches/open-matches.ts';
export { showMatch } from './matches/show-match.ts';
