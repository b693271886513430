import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { delegationKind, delegationSchema } from '../clubs/delegation-acts.ts';
import { seasonKind, seasonSchema } from '../licences/season.ts';
import { federationKind, federationSchema } from './federation.ts';

/** The federation: its settings, series, delegations and seasons. */
export const showFederation = defineQuestion({
  kind: 'federation.show',
  input: z.strictObject({}),
  answer: z.strictObject({
    federation: z.string(),
    version: z.int(),
    settings: federationSchema,
    delegations: z.array(z.strictObject({ delegation: z.string(), version: z.int(), ...delegationSchema.shape })),
    seasons: z.array(z.strictObject({ version: z.int(), ...seasonSchema.shape })),
  }),
  ask: async (reading, _input, { listName }) => {
    const found = await reading.get(federationKind, reading.federation);
    if (found === undefined) throw new Refused([missing('federation-unknown', { id: reading.federation })]);
    const delegations = await reading.list(delegationKind);
    const seasons = await reading.list(seasonKind);
    return {
      federation: found.id,
      version: found.version,
      settings: { ...found.body, series: found.body.series.map((each) => ({ ...each, name: listName(each) })) },
      delegations: delegations.map(({ id, version, body }) => ({ delegation: id, version, ...body })),
      seasons: seasons.map(({ version, body }) => ({ version, ...body })),
    };
  },
});
