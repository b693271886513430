import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { listSchema } from '../lists/list.ts';
import { nextListDate } from '../publishing/next-list.ts';
import { federationFor, publishedList, seriesOnRecord } from '../series/find-series.ts';
import { ratingOf } from '../series/ratings.ts';
import { highlightsShape, MOST_HIGHLIGHTS } from './highlight.ts';

/** Front-page facts of a list: the highest players, the largest movements, and how much was played. */
export const listHighlights = defineQuestion({
  kind: 'list.highlights',
  input: z.strictObject({
    series: z.string(),
    /** Default: the latest list. */
    date: z.iso.date().optional(),
    most: z.coerce.number().int().min(1).max(MOST_HIGHLIGHTS).default(10),
  }),
  answer: z.strictObject({
    list: listSchema,
    name: z.string(),
    /** The previous list and the next one; for the latest list, the one still to come. */
    previous: z.iso.date().nullable(),
    next: z.iso.date(),
    ...highlightsShape,
  }),
  ask: async (reading, { series: id, date, most }, { listName }, ports) => {
    const series = await seriesOnRecord(reading, id);
    const { body: list } = await publishedList(reading, id, date);
    const { record } = await federationFor(ports, reading);
    const found = await ratingOf(series).highlights(reading, ports, series, list.date);
    return {
      list,
      name: listName(series),
      previous: record.listsOf(id).findLast((each) => each.date < list.date)?.date ?? null,
      next: nextListDate(record, series),
      ...found,
      top: {
        everybody: found.top.everybody.slice(0, most),
        women: found.top.women.slice(0, most),
        under18: found.top.under18.slice(0, most),
      },
      risers: found.risers.slice(0, most),
      fallers: found.fallers.slice(0, most),
    };
  },
});
