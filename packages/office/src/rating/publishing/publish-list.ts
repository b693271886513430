import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { listId } from '../lists/list.ts';
import { causeSchema, movedListSchema, publishedListSchema } from '../series/effect.ts';
import { loadPublication, publicationRefusals, published } from './publication.ts';

/** The next list of a series, computed from the present record and kept permanently (fce-2016 8.1, fide-2009 7.1). */
export const publishList = defineAct({
  kind: 'list.publish',
  command: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    /** Undecided reports knowingly left out; if accepted later, they count on the next list. */
    leaveOut: z.array(z.string()).optional(),
  }),
  outcome: z.strictObject({
    ...publishedListSchema.shape,
    revised: z.array(movedListSchema),
    causes: z.array(causeSchema),
  }),
  subject: ({ series, date }) => ({ kind: 'list', id: listId(series, date) }),
  load: (reading, command, ports) => loadPublication(reading, command, ports),
  decide: (facts, { series, date, leaveOut }, terms) => {
    const refusals = publicationRefusals(facts, { series, dates: [date], leaveOut }, terms.today);
    if (refusals.length > 0) return refuse(...refusals);
    const { changes, filings, outcome } = published(facts, [date], terms);
    const { lists, ...rest } = outcome;
    return { changes, filings, outcome: { ...lists[0]!, ...rest, causes: [...rest.causes] } };
  },
});
