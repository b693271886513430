export { checkClubList, showClubList } from './club-lists/club-lists.ts';
export { leagueVacancy } from './leagues/league-vacancy.ts';
export { leagueStandings, searchLeagues, showLeague } from './leagues/show-league.ts';
export { checkLineUp } from './line-ups/check-line-up.ts';
export { delegateMatches } from './matches/delegate-matches.ts';
export { openMatches } from './matches/open-matches.ts';
export { showMatch } from './matches/show-match.ts';
