import { explicitReport, reportGaps as gapsOf, monthsOf, TRF_EDITIONS, writeTrf } from '@escala/formats';
import { z } from 'zod';
import { codeSchema, sentenceSchema, valuesSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { writtenForm } from '../../kit/written-form.ts';
import { namesShape } from '../answer-shapes.ts';
import { eventKind } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { birthsFor, deskOf, tournamentSeen } from '../event-seen.ts';
import { tournamentSchema } from '../reports/report.ts';
import { reportOfEvent } from './report-of-event.ts';

/**
 * FIDE's report of the event; years of birth only for those who run it (D-OFF-20), dates in the file that they take for
 * FIDE (D-OFF-1303).
 */
export const eventTrf = defineQuestion({
  kind: 'event.trf',
  input: z.strictObject({
    event: z.string(),
    edition: z.enum(TRF_EDITIONS).default('trf26'),
    /** `2026-10`: only games played in that month (fide-2024 4.1, D-F24-32). */
    month: writtenForm('month', /^\d{4}-(?:0[1-9]|1[0-2])$/).optional(),
  }) as z.ZodType<{
    event: string;
    edition: (typeof TRF_EDITIONS)[number];
    month?: string | undefined;
  }>,
  answer: z.strictObject({
    text: z.string(),
    /** What does not fit into the report; words under `fault.<code>`. */
    remarks: z.array(sentenceSchema<'fault'>()),
  }),
  ask: async (reading, { event, edition, month }, by) => {
    const births = birthsFor(by, await deskOf(reading, event));
    const { report, remarks } = await reportOfEvent(reading, event, births, month);
    const written = writeTrf(edition === 'trf26' ? explicitReport(report) : report, { edition });
    return {
      text: written.text,
      remarks: [...remarks, ...written.remarks].map(({ code, values }) => ({ code, values: { ...values } })),
    };
  },
});

/** The event as the document read by the command line and by other offices. */
export const eventDocument = defineQuestion({
  kind: 'event.document',
  input: z.strictObject({ event: z.string() }),
  answer: tournamentSchema,
  ask: async (reading, { event }, { viewer }) => {
    const births = birthsFor({ viewer }, await deskOf(reading, event));
    const { desk, tournament } = await tournamentSeen(reading, event, births);
    const { prizes } = desk.event.body;
    return { ...tournament, ...(prizes !== undefined && { prizes }) };
  },
});

/** What FIDE's report still lacks before it can be sent, and which players are concerned (D-OFF-541). */
export const reportGaps = defineQuestion({
  kind: 'event.report-gaps',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    gaps: z.array(
      z.strictObject({
        /** FIDE accepts a report without an `error`; after a `warning` it can manage by itself. */
        severity: z.enum(['error', 'warning']),
        /** Words under `fault.<code>`. */
        code: codeSchema<'fault'>(),
        values: valuesSchema,
        /** The missing field, by its name in the report. */
        field: z.string(),
        player: z.string().exactOptional(),
      }),
    ),
    names: namesShape,
    /** The months of its rounds: for a long event FIDE wants one report per month (fide-2024 4.1). */
    months: z.array(z.string()),
  }),
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }) => {
    // The dates stay here: only what is missing is said.
    const { event: facts, report, players } = await reportOfEvent(reading, event, 'dates');
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
