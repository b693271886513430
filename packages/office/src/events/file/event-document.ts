import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { deskOf, runs, tournamentSeen } from '../event-seen.ts';
import { tournamentSchema } from '../reports/report.ts';

/** The event as the document that the command line and other offices read. */
export const eventDocument = defineQuestion({
  kind: 'event.document',
  input: z.strictObject({ event: z.string() }),
  answer: tournamentSchema,
  ask: async (reading, { event }, { viewer }) => {
    const isDesk = runs(viewer, await deskOf(reading, event));
    const { desk, tournament } = await tournamentSeen(reading, event, isDesk);
    const { prizes } = desk.event.body;
    return { ...tournament, ...(prizes !== undefined && { prizes }) };
  },
});
