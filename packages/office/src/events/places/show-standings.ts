import { z } from 'zod';
import { findingSchema, type KeptFinding } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { namesShape, standingsShape } from '../answer-shapes.ts';
import { tableOf } from '../book-of-event.ts';
import { eventFactsSchema } from '../event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { tournamentSeen } from '../event-seen.ts';

const answer = z.strictObject({
  standings: standingsShape,
  findings: z.array(findingSchema),
  names: namesShape,
});

/** The table after a round, with the working of every tie-break where it is asked for. */
export const showStandings = defineQuestion({
  kind: 'event.standings',
  input: z.strictObject({
    event: z.string(),
    round: z.int().min(0).optional(),
    tiebreaks: eventFactsSchema.shape.tiebreaks,
    workings: z.boolean().optional(),
  }),
  answer,
  ask: async (reading, { event, round, tiebreaks, workings }): Promise<z.infer<typeof answer>> => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const result = tableOf(desk.event.body, tournament, { round, tiebreaks, workings });
    if (result.kind === 'refused')
      throw new Refused(result.findings.map((finding) => refusalOfFinding(finding, 'round')));
    return {
      standings: result.standings,
      findings: [...result.findings] as KeptFinding[],
      names,
    };
  },
});
