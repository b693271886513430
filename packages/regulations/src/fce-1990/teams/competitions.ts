import type { TeamRules } from '../parameters.ts';

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

const BOARDS = {
  'first-division': 'divisionBoards',
  'second-division': 'divisionBoards',
  first: 'divisionBoards',
  second: 'lowerBoards',
  third: 'lowerBoards',
  promotion: 'promotionBoards',
  'copa-catalana': 'cupBoards',
} as const satisfies Readonly<Record<TeamCompetitionName, keyof TeamRules>>;

/** Equips 8.1.1 to Equips 8.1.3, Equips 8.2.6: boards of a match by competition. */
export function boardsOf(rules: TeamRules, competition: string): number {
  return rules[BOARDS[competition as TeamCompetitionName]];
}
