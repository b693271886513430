import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { movedListSchema } from '../corrections/preview-correction.ts';
import { causeSchema, effectOf } from '../series/effect.ts';
import { loadRatings, settleAll, unsettledCauses } from '../series/ratings.ts';

/**
 * Published lists moved by the registry since they were last settled, and the acts behind it: what a revision would
 * bring.
 */
export const previewRevision = defineQuestion({
  kind: 'list.preview-revision',
  input: z.strictObject({}),
  answer: z.strictObject({
    lists: z.array(movedListSchema),
    causes: z.array(causeSchema),
    /** Whether there is anything to settle, even if no printed number moves. */
    isDue: z.boolean(),
  }),
  ask: async (reading, _input, _by, ports) => {
    const causes = (await unsettledCauses(reading)).map((cause) => ({ ...cause, subject: { ...cause.subject } }));
    if (causes.length === 0) return { lists: [], causes, isDue: false };
    const ratings = await loadRatings(reading, ports);
    const impossible = ratings.all.flatMap(({ refusals }) => refusals);
    if (impossible.length > 0) throw new Refused(impossible);
    const settled = settleAll(ratings);
    const lists = effectOf(settled).map((list) => ({ ...list, lines: [...list.lines] }));
    return { lists, causes, isDue: settled.some(({ moved }) => moved.length > 0) };
  },
});
