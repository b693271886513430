import { findingOf, type Reason } from '@escala/core';
import { missing, type Refusal } from '../../../kit/refusal.ts';
import { refusalOfFinding } from '../../events/desk/event-refusals.ts';

export const leagueUnknown = (id: string): Refusal => missing('league-unknown', { id }, { field: 'league' });
export const matchUnknown = (id: string): Refusal => missing('match-unknown', { id }, { field: 'match' });

/** What does not hold, each as a refusal with its article. */
export function refusalsOfReasons(reasons: readonly Reason[], field: string): Refusal[] {
  return reasons
    .filter(({ holds }) => holds === 'no')
    .map((reason) => refusalOfFinding(findingOf(reason, 'error'), field));
}
