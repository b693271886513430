import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { scrabbleCorrectionKind, scrabbleCorrectionSchema } from '../../records/scrabble-correction.ts';

/** Corrections of an event, or of all, the newest first: what was changed, by whom and why, and which lists it moved. */
export const searchScrabbleCorrections = defineQuestion({
  kind: 'scrabble-correction.search',
  input: z.strictObject({ event: z.string().optional(), limit: z.int().min(1).max(200).default(50) }),
  answer: z.strictObject({ corrections: z.array(scrabbleCorrectionSchema.extend({ id: z.string() })) }),
  ask: async (reading, { event, limit }) => {
    const found =
      event === undefined
        ? await reading.find(scrabbleCorrectionKind, { key: 'on' }, { limit, descending: true })
        : await reading.find(scrabbleCorrectionKind, { key: 'event', equals: event }, { limit });
    const newest = found.toSorted((a, b) => b.body.act - a.body.act);
    return { corrections: newest.map(({ id, body }) => ({ id, ...body })) };
  },
});
