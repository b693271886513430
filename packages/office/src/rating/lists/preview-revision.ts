import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { movedListSchema } from '../corrections/preview-correction.ts';
import { unsettledCauses } from '../series/causes.ts';
import { effectOf } from '../series/effect.ts';
import { roomFor } from '../series/find-series.ts';
import { statesOf } from '../series/series-state.ts';
import { settle } from '../series/settle.ts';

/** Published lists that the registry has moved since they were settled, and the acts behind it: what a revision would bring. */
export const previewRevision = defineQuestion({
  kind: 'list.preview-revision',
  input: z.strictObject({}),
  answer: z.strictObject({
    lists: z.array(movedListSchema),
    causes: z.array(
      z.strictObject({ seq: z.int(), kind: z.string(), subject: z.strictObject({ kind: z.string(), id: z.string() }) }),
    ),
    /** Whether there is anything to settle: also where no printed number moves. */
    isDue: z.boolean(),
  }),
  ask: async (reading, _input, _by, ports) => {
    const causes = (await unsettledCauses(reading)).map((cause) => ({ ...cause, subject: { ...cause.subject } }));
    if (causes.length === 0) return { lists: [], causes, isDue: false };
    const room = await roomFor(ports, reading);
    const settled = settle(room.record, await statesOf(reading, room));
    const lists = effectOf(room.record, settled).map((list) => ({ ...list, lines: [...list.lines] }));
    return { lists, causes, isDue: settled.some(({ filings }) => filings.length > 0) };
  },
});
