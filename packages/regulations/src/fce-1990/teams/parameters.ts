import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';
import type { TeamCompetitionName } from './competitions.ts';

export const PARAMETERS = {
  divisionBoards: since('Equips 8.1.1', 'boards of the divisions and of first category', 10),
  lowerBoards: since('Equips 8.1.2', 'boards of second and third category', 8),
  promotionBoards: since('Equips 8.1.3', 'boards of the promotion to third category', 4),
  cupBoards: since('Equips 8.2.6', 'boards of the Copa Catalana, the reserve aside', 4),
  cupRegulars: since('Equips 8.2.6', 'players on the list of a cup team', 5),
  smallTeam: since('Estrangers 9.1', 'players up to which a team is small', 5, 'D-COMP-42'),
  foreignersInSmallTeam: since('Estrangers 9.1', 'foreigners in a small team, at most', 1),
  foreigners: since('Estrangers 9.1', 'foreigners in a larger team, at most', 2),
  nationals: since<readonly string[]>('Estrangers 9.2', 'countries whose players are not foreigners', [
    'ESP',
    'ES',
    'AND',
    'AD',
  ]),
  substitutesFromMinute: since('Suplents 13.2', 'minutes after the start from which players may be replaced', 20),
  substitutesToMinute: since('Suplents 13.2', 'minutes after the start up to which players may be replaced', 60),
  largeTeam: since('Suplents 13.2', 'players from which a team may replace more', 8),
  substitutesInLargeTeam: since('Suplents 13.2', 'players that a large team may replace', 2),
  substitutes: since('Suplents 13.2', 'players that any other team may replace', 1),
  teamLateMinutes: since('Endarreriments 12.3', 'minutes within which half of a team has to come', 60, 'D-COMP-40'),
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
