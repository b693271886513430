import { type ListedPlayer, type Reason, reason } from '@escala/core';
import type { TeamWithRegulars } from '../../contracts/teams.ts';
import type { TeamRules } from './parameters.ts';

/** Estrangers 9.2: Andorrans are not foreigners. Who has no nationality on the list is taken as a national. */
export function isForeigner(rules: TeamRules, { nationality }: Pick<ListedPlayer, 'nationality'>): boolean {
  return nationality !== undefined && !rules.nationals.includes(nationality.toUpperCase());
}

/**
 * Estrangers 9.1: one in a team of five players, and of fewer (D-COMP-42); two in any larger one. Who only stood on the sheet does
 * not count.
 */
export function foreignersAllowed(rules: TeamRules, team: TeamWithRegulars, acting: readonly ListedPlayer[]): Reason {
  const found = acting.filter((player) => isForeigner(rules, player));
  const most = team.size <= rules.smallTeam ? rules.foreignersInSmallTeam : rules.foreigners;
  const values = { foreigners: found.length, most, players: found.map(({ id }) => id).join(', ') };
  const place = team.size < rules.smallTeam ? { decisions: ['D-COMP-42'] as const } : {};
  return reason('fce-1990.lineup-foreigners', 'Estrangers 9.1', found.length <= most, values, place);
}
