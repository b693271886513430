import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { federationFor } from '../series/find-series.ts';
import { listSchema } from './list.ts';

/** The published lists, newest first, all or those of one year; with the number of lists of each year. */
export const searchLists = defineQuestion({
  kind: 'list.search',
  input: z.strictObject({ series: z.string().optional(), year: z.coerce.number().int().optional() }),
  answer: z.strictObject({
    lists: z.array(listSchema),
    years: z.array(z.strictObject({ year: z.int(), lists: z.int() })),
  }),
  ask: async (reading, { series, year }, _by, ports) => {
    const { record } = await federationFor(ports, reading);
    const wanted = record.federation.series.filter(({ id }) => series === undefined || id === series);
    const all = wanted
      .flatMap(({ id }) => record.listsOf(id))
      .sort((a, b) => (a.date === b.date ? (a.series < b.series ? -1 : 1) : a.date < b.date ? 1 : -1));
    const byYear = Map.groupBy(all, ({ date }) => Number(date.slice(0, 4)));
    return {
      lists: year === undefined ? all : (byYear.get(year) ?? []),
      years: [...byYear].map(([of, lists]) => ({ year: of, lists: lists.length })),
    };
  },
});
