import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { leagueFactsSchema, leagueKind } from '../../records/league.ts';
import { versionRefusals } from '../events/desk/event-refusals.ts';
import { leagueUnknown } from './desk/team-refusals.ts';
import { withBoards } from './found-league.ts';

/** The facts of a league are put right: all of them are given anew. What matches were drawn by stays. */
export const amendLeague = defineAct({
  kind: 'league.amend',
  command: z.strictObject({ league: z.string(), version: z.int().min(1), facts: leagueFactsSchema }),
  reason: 'optional',
  outcome: z.strictObject({ league: z.string(), version: z.int() }),
  subject: ({ league }) => ({ kind: 'league', id: league }),
  load: async (reading, { league }) => ({ league: await reading.get(leagueKind, league) }),
  decide: ({ league }, { league: id, version, facts }) => {
    if (league === undefined) return refuse(leagueUnknown(id));
    const { drawn, ...before } = league.body;
    const after = withBoards(facts);
    const refused: Refusal[] = versionRefusals(league, version, facts);
    if (drawn.length > 0)
      for (const name of ['season', 'competition', 'system', 'boards'] as const)
        if (before[name] !== after[name])
          refused.push(invalid('league-fact-fixed', { name }, { field: `facts.${name}` }));
    for (const group of drawn)
      if (!after.groups.some((each) => each.id === group))
        refused.push(invalid('group-drawn', { group }, { field: 'facts.groups' }));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(leagueKind, id, version, { ...after, drawn })],
      outcome: { league: id, version: version + 1 },
    };
  },
});
