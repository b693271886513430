import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import { teamKind } from './team.ts';

/** A team leaves its league after a round, or is eliminated (Retirats 14.1). */
export const withdrawTeam = defineAct({
  kind: 'team.withdraw',
  command: z.strictObject({ team: z.string(), version: z.int().min(1), afterRound: z.int().min(0) }),
  reason: 'required',
  outcome: z.strictObject({ team: z.string(), version: z.int() }),
  subject: ({ team }) => ({ kind: 'team', id: team }),
  load: async (reading, { team }) => ({ team: await reading.get(teamKind, team) }),
  decide: ({ team }, command) => {
    if (team === undefined || team.body.dropped)
      return refuse(missing('team-unknown', { id: command.team }, { field: 'team' }));
    const refused = versionRefusals(team, command.version, command);
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(teamKind, team.id, team.version, { ...team.body, withdrawnAfter: command.afterRound })],
      outcome: { team: team.id, version: team.version + 1 },
    };
  },
});
