import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { listId } from '../../rating/lists/list.ts';
import { printedLists } from '../../rating/printed/kept-printed.ts';
import { causeSchema, movedListSchema, publishedScrabbleListSchema } from '../../rating/series/outcome-shapes.ts';
import { waitingReports } from '../reports/waiting-reports.ts';
import { loadGround } from '../series/scrabble-ground.ts';
import { scrabblePublicationRefusals } from './publication-refusals.ts';
import { publishedScrabbleLists } from './published-scrabble-lists.ts';

export async function loadPublication(reading: Reading, { series }: { readonly series: string }, ports: OfficePorts) {
  return {
    head: await reading.head(),
    ground: await loadGround(reading),
    waiting: await waitingReports(reading),
    printed: await printedLists(ports, reading, series),
  };
}

/** A list of a Scrabble series, computed from the record as it is and kept for good. */
export const publishScrabbleList = defineAct({
  kind: 'scrabble-list.publish',
  command: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    /** Reports that wait for a decision and are knowingly left out; they come later, as corrections. */
    leaveOut: z.array(z.string()).optional(),
  }),
  reason: 'optional',
  outcome: z.strictObject({
    ...publishedScrabbleListSchema.shape,
    revised: z.array(movedListSchema),
    causes: z.array(causeSchema),
  }),
  subject: ({ series, date }) => ({ kind: 'list', id: listId(series, date) }),
  load: (reading, command, ports) => loadPublication(reading, command, ports),
  decide: (facts, { series, date, leaveOut }, terms) => {
    const { ground, waiting } = facts;
    const wanted = { series, dates: [date], leaveOut };
    const refusals = scrabblePublicationRefusals(ground.record, wanted, waiting, terms.today);
    if (refusals.length > 0) return refuse(...refusals);
    const { changes, filings, outcome } = publishedScrabbleLists(facts, series, [date], terms);
    const { lists, revised, causes } = outcome;
    return { changes, filings, outcome: { ...lists[0]!, revised, causes } };
  },
});
