import type { DocumentOf } from './document.ts';

export const TEAM_SYSTEMS = ['team-swiss', 'team-round-robin', 'team-knockout'] as const;
/** The score that ranks: match points, or the points of all boards. */
export const TEAM_SCORES = ['match', 'game'] as const;

/** `escala/tournament@1` of teams: matches by board, or decided without play. */
export type TeamTournament = DocumentOf<'teamTournament'>;
export type TournamentTeam = TeamTournament['teams'][number];
/** Results from the first team's side. */
export type TournamentMatch = TeamTournament['matches'][number];
export type TeamBye = NonNullable<TeamTournament['byes']>[number];
