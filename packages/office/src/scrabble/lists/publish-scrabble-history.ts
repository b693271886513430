import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { causeSchema, movedListSchema, publishedScrabbleListSchema } from '../../rating/series/outcome-shapes.ts';
import { scrabblePublicationRefusals } from './publication-refusals.ts';
import { loadPublication } from './publish-scrabble-list.ts';
import { publishedScrabbleLists } from './published-scrabble-lists.ts';

/** Several lists of a series at once, oldest first: for a federation whose past has been taken over. */
export const publishScrabbleHistory = defineAct({
  kind: 'scrabble-list.publish-history',
  command: z.strictObject({
    series: z.string(),
    dates: z.array(z.iso.date()).min(1).max(1000),
    /** As in `scrabble-list.publish`: reports that wait for a decision and are knowingly left out. */
    leaveOut: z.array(z.string()).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({
    lists: z.array(publishedScrabbleListSchema),
    revised: z.array(movedListSchema),
    causes: z.array(causeSchema),
  }),
  subject: ({ series }) => ({ kind: 'list', id: series }),
  load: (reading, command, ports) => loadPublication(reading, command, ports),
  decide: (facts, { series, dates, leaveOut }, terms) => {
    const { ground, waiting } = facts;
    const refusals = scrabblePublicationRefusals(ground.record, { series, dates, leaveOut }, waiting, terms.today);
    if (refusals.length > 0) return refuse(...refusals);
    return publishedScrabbleLists(facts, series, dates, terms);
  },
});
