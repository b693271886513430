import { type ClubTeam, dayFrom, type LineUp, type ListedPlayer, type TeamList } from '@escala/core';
import type { TeamWithRegulars } from '../../../contracts/teams.ts';
import { teamRules } from '../../parameters.ts';
import { checkLineUp } from '../check-line-up.ts';
import { teamsWithRegulars } from '../club-teams.ts';

export const RULES = teamRules(dayFrom('1990-01-01'));

/** Players of a list, by number: `p7`, `p7b` for 7 bis. */
export function listOf(
  count: number,
  bis: readonly number[] = [],
  parts: Record<string, Partial<ListedPlayer>> = {},
): ListedPlayer[] {
  const plain = Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, number: `${i + 1}` }));
  const added = bis.map((number) => ({ id: `p${number}b`, number: `${number} bis` }));
  return [...added, ...plain].map((player) => ({ ...player, ...parts[player.id] }));
}

/** A club with two promotion teams (four boards), A and B, and this many players. */
export const SMALL_TEAMS: readonly ClubTeam[] = [
  { id: 'A', competition: 'promotion' },
  { id: 'B', competition: 'promotion' },
];

export function teamOf(id: string, teams: readonly ClubTeam[] = SMALL_TEAMS): TeamWithRegulars {
  return teamsWithRegulars(RULES, teams).find((team) => team.id === id)!;
}

export function lineUpOf(team: string, boards: (string | null)[], parts: Partial<LineUp> = {}): LineUp {
  return { team, round: 1, boards, ...parts };
}

/** Objections to a line-up as `code player`, without the rule book's name. */
export function faults(players: TeamList['players'], team: TeamWithRegulars, lineUp: LineUp): string[] {
  return checkLineUp(RULES, { players }, team, lineUp)
    .reasons.filter(({ holds }) => holds === 'no')
    .map(({ code, player }) => [code.slice('fce-1990.'.length), player].filter((part) => part !== undefined).join(' '));
}
