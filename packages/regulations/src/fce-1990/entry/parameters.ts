import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';
import type { TeamCompetitionName } from '../teams/competitions.ts';

const FROM_THIRD: readonly TeamCompetitionName[] = ['first-division', 'second-division', 'first', 'second', 'third'];
const FROM_SECOND: readonly TeamCompetitionName[] = ['first-division', 'second-division', 'first', 'second'];

export const PARAMETERS = {
  compulsoryInBarcelona: since('Normes 4.1.3', FROM_THIRD),
  compulsoryInDelegations: since('Normes 4.1.3', FROM_SECOND),
  infantilAge: since('Normes 4.1.4', 14),
  juvenilAge: since('Normes 4.1.5', 20),
} as const;

export type EntryRules = RulesOf<typeof PARAMETERS>;

export function entryRules(day: Day): EntryRules {
  return rulesOn(PARAMETERS, day);
}
