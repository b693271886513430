/** Competitions of the team championship, strongest first, and the cup. */
export const TEAM_COMPETITIONS = [
  'first-division',
  'second-division',
  'first',
  'second',
  'third',
  'promotion',
  'copa-catalana',
] as const;
export type TeamCompetitionName = (typeof TEAM_COMPETITIONS)[number];

/** Categories of teams in the cup: their competition in the championship, strongest first (D-OFF-373). */
export const CUP_CATEGORIES = TEAM_COMPETITIONS.filter((name) => name !== 'copa-catalana');
