import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { correctionKind, correctionSchema } from '../../records/correction.ts';

const shownSchema = correctionSchema.extend({ id: z.string() });

/** Corrections, newest first; of one event where it is named. */
export const searchCorrections = defineQuestion({
  kind: 'correction.search',
  input: z.strictObject({ event: z.string().optional(), limit: z.coerce.number().int().min(1).max(500).default(100) }),
  answer: z.strictObject({ corrections: z.array(shownSchema) }),
  ask: async (reading, { event, limit }) => {
    const where = event === undefined ? { key: 'on' } : { key: 'event', equals: event };
    const found = await reading.find(correctionKind, where, { limit, descending: true });
    return { corrections: found.map(({ id, body }) => ({ id, ...body })) };
  },
});

export const readCorrection = defineQuestion({
  kind: 'correction.read',
  input: z.strictObject({ correction: z.string() }),
  answer: shownSchema,
  ask: async (reading, { correction }) => {
    const found = await reading.get(correctionKind, correction);
    if (found === undefined)
      throw new Refused([missing('correction-unknown', { correction }, { field: 'correction' })]);
    return { id: found.id, ...found.body };
  },
});
