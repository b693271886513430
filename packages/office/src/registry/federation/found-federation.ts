import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { federationKind, toldFederationSchema } from './federation.ts';
import { settingsRefusals } from './series-refusals.ts';

/** Opens a federation's record. */
export const foundFederation = defineAct({
  kind: 'federation.found',
  command: toldFederationSchema,
  outcome: z.strictObject({ federation: z.string() }),
  subject: (_command, outcome: { federation: string }) => ({ kind: 'federation', id: outcome.federation }),
  load: async (reading) => ({
    id: reading.federation,
    present: await reading.get(federationKind, reading.federation),
  }),
  decide: ({ id, present }, command) => {
    const refused = settingsRefusals(command);
    if (present !== undefined) refused.push(invalid('federation-exists', { federation: id }));
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(federationKind, id, 0, command)], outcome: { federation: id } };
  },
});
