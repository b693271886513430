import { explicitReport, TRF_EDITIONS, writeTrf } from '@escala/formats';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { sentenceSchema } from '../../kit/sentence-schema.ts';
import { writtenForm } from '../../kit/written-form.ts';
import { reportOfEvent } from './report-of-event.ts';

const answer = z.strictObject({
  text: z.string(),
  /** What the report could not hold; words under `fault.<code>`. */
  remarks: z.array(sentenceSchema<'fault'>()),
});

/** FIDE's report of the event; days of birth only for whoever runs it (D-OFF-20). */
export const eventTrf = defineQuestion({
  kind: 'event.trf',
  input: z.strictObject({
    event: z.string(),
    edition: z.enum(TRF_EDITIONS).default('trf26'),
    /** `2026-10`: only what was played then (fide-2024 4.1, D-F24-32). */
    month: writtenForm('month', /^\d{4}-(?:0[1-9]|1[0-2])$/).optional(),
  }) as z.ZodType<{
    event: string;
    edition: (typeof TRF_EDITIONS)[number];
    month?: string | undefined;
  }>,
  answer,
  ask: async (reading, { event, edition, month }, { viewer }): Promise<z.infer<typeof answer>> => {
    const { report, remarks } = await reportOfEvent(reading, event, viewer, month);
    const written = writeTrf(edition === 'trf26' ? explicitReport(report) : report, { edition });
    return {
      text: written.text,
      remarks: [...remarks, ...written.remarks].map(({ code, values }) => ({ code, values: { ...values } })),
    };
  },
});
