import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';
import type { TeamCompetitionName } from './competitions.ts';

export const PARAMETERS = {
  divisionBoards: since('Equips 8.1.1', 10),
  lowerBoards: since('Equips 8.1.2', 8),
  promotionBoards: since('Equips 8.1.3', 4),
  cupBoards: since('Equips 8.2.6', 4),
  cupRegulars: since('Equips 8.2.6', 5),
  smallTeam: since('Estrangers 9.1', 5, 'D-COMP-42'),
  foreignersInSmallTeam: since('Estrangers 9.1', 1),
  foreigners: since('Estrangers 9.1', 2),
  nationals: since<readonly string[]>('Estrangers 9.2', ['ESP', 'ES', 'AND', 'AD']),
  substitutesFromMinute: since('Suplents 13.2', 20),
  substitutesToMinute: since('Suplents 13.2', 60),
  largeTeam: since('Suplents 13.2', 8),
  substitutesInLargeTeam: since('Suplents 13.2', 2),
  substitutes: since('Suplents 13.2', 1),
  teamLateMinutes: since('Endarreriments 12.3', 60, 'D-COMP-40'),
} as const;

export type TeamRules = RulesOf<typeof PARAMETERS>;

export function teamRules(day: Day): TeamRules {
  return rulesOn(PARAMETERS, day);
}

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
