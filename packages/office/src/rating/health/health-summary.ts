import { writeDay } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { findSeries } from '../series/find-series.ts';
import { cachedScale } from './cached-scales.ts';
import { HEALTH_SENTENCES, summaryOf } from './summary-of-scale.ts';

/** The health of a scale in a few sentences for everyone. */
export const healthSummary = defineQuestion({
  kind: 'health.summary',
  input: z.strictObject({ series: z.string() }),
  answer: z.strictObject({
    series: z.string(),
    name: z.string(),
    sentences: z.array(
      z.strictObject({
        key: z.enum(HEALTH_SENTENCES),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
  ask: async (reading, { series }, { listName }, ports) => {
    const loaded = await findSeries(ports, reading, series);
    const scale = await cachedScale(ports, reading.federation, loaded);
    const days = loaded.sheets.map(({ day }) => ({ day, date: writeDay(day) }));
    const sentences = summaryOf(scale, days).map(({ key, values }) => ({ key, values: { ...values } }));
    return { series, name: listName(loaded.series), sentences };
  },
});
