import { reportGaps as gapsOf, monthsOf } from '@escala/formats';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { codeSchema, valuesSchema } from '../../kit/sentence-schema.ts';
import { namesShape } from '../answer-shapes.ts';
import { eventKind } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { reportOfEvent } from './report-of-event.ts';

const answer = z.strictObject({
  gaps: z.array(
    z.strictObject({
      /** Without an `error` FIDE takes the report; a `warning` it can help itself. */
      severity: z.enum(['error', 'warning']),
      /** Words under `fault.<code>`. */
      code: codeSchema<'fault'>(),
      values: valuesSchema,
      /** What is missing, as the report calls it. */
      field: z.string(),
      player: z.string().exactOptional(),
    }),
  ),
  names: namesShape,
  /** In which its rounds fall: of a long event FIDE wants a report of each (fide-2024 4.1). */
  months: z.array(z.string()),
});

/** What FIDE's report of the event still lacks before it can be sent, each with whom it is about (D-OFF-541). */
export const reportGaps = defineQuestion({
  kind: 'event.report-gaps',
  input: z.strictObject({ event: z.string() }),
  answer,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, { viewer }): Promise<z.infer<typeof answer>> => {
    const { event: facts, report, players } = await reportOfEvent(reading, event, viewer);
    const gaps = gapsOf(report).map(({ severity, code, path, values }) => {
      const [first, index, ofPlayer] = path;
      const player = ofPlayer === undefined ? undefined : players[Number(index)];
      return {
        severity,
        code,
        values: { ...values },
        field: String(ofPlayer ?? first),
        ...(player !== undefined && { player }),
      };
    });
    const names = report.players.flatMap(({ name = '' }, i) => (name === '' ? [] : [[players[i]!, name] as const]));
    return { gaps, names: Object.fromEntries(names), months: monthsOf(facts.roundDates ?? []) };
  },
});
