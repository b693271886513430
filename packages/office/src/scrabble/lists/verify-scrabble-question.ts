import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { listVerdictSchema } from '../../rating/series/list-verdict.ts';
import { foundSeries } from './scrabble-list-found.ts';
import { verifyScrabbleList as verified } from './verify-scrabble-list.ts';

/** Recomputes a published list from the record of its day and says whether its hash holds. */
export const verifyScrabbleList = defineQuestion({
  kind: 'scrabble-list.verify',
  input: z.strictObject({ series: z.string(), date: z.iso.date() }),
  answer: listVerdictSchema,
  ask: async (reading, { series, date }, _by, { digest }) => {
    await foundSeries(reading, series);
    const verdict = await verified(reading, series, date, digest);
    if (verdict === undefined)
      throw new Refused([missing('scrabble-list-unknown', { series, date }, { field: 'date' })]);
    return verdict;
  },
});
