import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { namesShape } from '../answer-shapes.ts';
import { tableOf } from '../book-of-event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { tournamentSeen } from '../event-seen.ts';
import { crosstableRowShape, crosstableRows } from './crosstable-rows.ts';

const answer = z.strictObject({ round: z.int(), rows: z.array(crosstableRowShape), names: namesShape });

/** Everybody's rounds, opponents and colours, in the order of the table. */
export const showCrosstable = defineQuestion({
  kind: 'event.crosstable',
  input: z.strictObject({ event: z.string() }),
  answer,
  ask: async (reading, { event }): Promise<z.infer<typeof answer>> => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const result = tableOf(desk.event.body, tournament);
    if (result.kind === 'refused') throw new Refused(result.findings.map((finding) => refusalOfFinding(finding)));
    const { round, rows } = result.standings;
    const last = Math.max(round, ...tournament.games.map((game) => game.round));
    return { round, rows: crosstableRows(desk.event.body, tournament, rows, last), names };
  },
});
