import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { actorsShownTo, shownActorFields } from '../../log/shown-actor.ts';
import type { Kept, Reading, Where } from '../../ports.ts';
import { type Correction, correctionKind, correctionSchema } from './correction.ts';
import { namesInChanges } from './names-in-changes.ts';

/** Names of the events and players in the changes, by id. */
const names = z.record(z.string(), z.string());
const shownSchema = correctionSchema.extend({ id: z.string(), ...shownActorFields });

/** Corrections, newest first; of one event or one claim if given. */
export const searchCorrections = defineQuestion({
  kind: 'correction.search',
  input: z.strictObject({
    event: z.string().optional(),
    claim: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  answer: z.strictObject({ corrections: z.array(shownSchema), names }),
  ask: async (reading, { event, claim, limit }, { viewer }) => {
    const found = await reading.find(correctionKind, whereOf(event, claim), { limit, descending: true });
    return {
      corrections: await Promise.all(found.map((each) => shownCorrection(reading, viewer, each))),
      names: await namesInChanges(
        reading,
        found.map(({ body }) => body.change),
      ),
    };
  },
});

/** A claim always concerns a single event. */
function whereOf(event: string | undefined, claim: string | undefined): Where {
  if (claim !== undefined) return { key: 'claim', equals: claim };
  return event === undefined ? { key: 'on' } : { key: 'event', equals: event };
}

export const readCorrection = defineQuestion({
  kind: 'correction.read',
  input: z.strictObject({ correction: z.string() }),
  answer: shownSchema.extend({ names }),
  ask: async (reading, { correction }, { viewer }) => {
    const found = await reading.get(correctionKind, correction);
    if (found === undefined)
      throw new Refused([missing('correction-unknown', { correction }, { field: 'correction' })]);
    return {
      ...(await shownCorrection(reading, viewer, found)),
      names: await namesInChanges(reading, [found.body.change]),
    };
  },
});

async function shownCorrection(reading: Reading, viewer: Actor, { id, body }: Kept<Correction>) {
  return { id, ...body, ...(await actorsShownTo(reading, viewer)(body.by, 'correction.confirm')) };
}
