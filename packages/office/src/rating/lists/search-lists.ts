import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { roomFor } from '../series/find-series.ts';
import { listSchema } from './list.ts';

/** The published lists, newest first. */
export const searchLists = defineQuestion({
  kind: 'list.search',
  input: z.strictObject({ series: z.string().optional() }),
  answer: z.strictObject({ lists: z.array(listSchema) }),
  ask: async (reading, { series }, _by, ports) => {
    const { record } = await roomFor(ports, reading);
    const wanted = record.federation.series.filter(({ id }) => series === undefined || id === series);
    const lists = wanted.flatMap(({ id }) => record.listsOf(id));
    return {
      lists: lists.sort((a, b) => (a.date === b.date ? (a.series < b.series ? -1 : 1) : a.date < b.date ? 1 : -1)),
    };
  },
});
