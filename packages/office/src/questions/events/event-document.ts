import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { tournamentSchema } from '../../records/report.ts';
import { deskOf, runs, tournamentSeen } from './event-seen.ts';

/** The event as the document that the command line and other offices read. */
export const eventDocument = defineQuestion({
  kind: 'event.document',
  input: z.strictObject({ event: z.string() }),
  answer: tournamentSchema,
  ask: async (reading, { event }, { viewer }) => {
    const isDesk = runs(viewer, await deskOf(reading, event));
    return (await tournamentSeen(reading, event, isDesk)).tournament;
  },
});
