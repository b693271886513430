import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { listVerdictSchema } from '../series/list-verdict.ts';
import { verifyList } from '../series/verify-list.ts';

/** Recomputes a list from the record of its day; open to everyone. */
export const verifyPublished = defineQuestion({
  kind: 'list.verify',
  input: z.strictObject({ series: z.string(), date: z.iso.date() }),
  answer: listVerdictSchema,
  ask: async (reading, { series, date }, _by, { digest }) => {
    const verdict = await verifyList(reading, series, date, digest);
    if (verdict === undefined) throw new Refused([missing('list-unknown', { series, date }, { field: 'date' })]);
    return verdict;
  },
});
