import { type Day, type Reason, reason } from '@escala/core';
import type { Delegation } from '../facts.ts';
import { messageForm } from '../office-terms/message-form.ts';
import type { TeamCompetitionName } from '../teams/competitions.ts';
import { entryRules } from './parameters.ts';

/** Normes 4.1.3: teams from third category up have to enter in Barcelona, from second up in the delegations. */
export function entryIsCompulsory(delegation: Delegation, competition: TeamCompetitionName, day: Day): Reason {
  const rules = entryRules(day);
  const compulsory = delegation === 'barcelona' ? rules.compulsoryInBarcelona : rules.compulsoryInDelegations;
  return reason('fce-1990.entry-compulsory', 'Normes 4.1.3', compulsory.includes(competition), {
    delegation,
    competition: messageForm(competition),
  });
}
