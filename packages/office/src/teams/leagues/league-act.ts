import { findingOf, type Reason } from '@escala/core';
import { refusalOfFinding } from '../../events/event-refusals.ts';
import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { namedReasons, type PlayerNames } from '../line-ups/named-reasons.ts';
import type { League } from './league.ts';
import { loadLeague } from './league-desk.ts';

interface LeagueCommand {
  readonly league: string;
}

/** An act on a league with its teams and matches. */
export const leagueAct = actsOn({
  subject: ({ league }: LeagueCommand) => ({ kind: 'league', id: league }),
  load: (reading, { league }) => loadLeague(reading, league),
  find: (desk, { league }) => (desk === undefined ? refuse(leagueUnknown(league)) : { desk }),
});

export const leagueUnknown = (id: string): Refusal => missing('league-unknown', { id }, { field: 'league' });

export const matchUnknown = (id: string): Refusal => missing('match-unknown', { id }, { field: 'match' });

export const groupUnknown = (group: string, groups: League['groups'], field = 'group'): Refusal =>
  invalid('group-unknown', { group, known: groups.map(({ id }) => id).join(', ') }, { field });

/** Failed conditions as refusals, each with its article and the players concerned. */
export function refusalsOfReasons(reasons: readonly Reason[], names: PlayerNames, field: string): Refusal[] {
  return namedReasons(reasons, names)
    .filter(({ holds }) => holds === 'no')
    .map((reason) => {
      const refusal = refusalOfFinding(findingOf(reason, 'error'), field);
      const name = reason.player === undefined ? undefined : names.get(reason.player);
      return name === undefined
        ? refusal
        : { ...refusal, code: 'player-by-the-rules', values: { ...refusal.values, name } };
    });
}
