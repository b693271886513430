import { dayFrom, writeDay } from '@escala/core';
import { z } from 'zod';
import { EVENT_STATES } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import { listsBySeries } from '../in-memory/loaded-record.ts';
import { listKind } from '../lists/list.ts';
import { seriesOnRecord } from '../series/find-series.ts';
import { EVENT_RECORDS } from '../series/rating-series.ts';
import { ratingOf, unsettledCauses } from '../series/ratings.ts';
import { bookOf } from '../series/series-book.ts';
import { lastListDate, nextListDate, termsOf } from './next-list.ts';

const eventSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(EVENT_STATES),
  start: z.iso.date(),
  end: z.iso.date(),
  games: z.int().optional(),
});
export type EventOfPeriod = z.infer<typeof eventSchema>;

const eventsSchema = z.strictObject({
  /** The kind of record of the events. */
  of: z.enum(EVENT_RECORDS),
  /** In progress today: they count on this list or a later one. */
  playing: z.array(eventSchema),
  accepted: z.array(eventSchema),
  submitted: z.array(eventSchema),
  /** Played, but no report yet. */
  missing: z.array(eventSchema),
  /** Reports of the period that were sent back and not submitted again. */
  refused: z.array(eventSchema),
});
export type EventsOfPeriod = z.infer<typeof eventsSchema>;

export interface PeriodAsked {
  readonly lastList: string | null;
  readonly nextList: string;
  readonly today: string;
}

/** The open period of a series: what is accepted, what awaits a decision, and what was played but not reported. */
export const readPeriod = defineQuestion({
  kind: 'period.read',
  input: z.strictObject({ series: z.string() }),
  answer: eventsSchema.extend({
    series: z.string(),
    lastList: z.iso.date().nullable(),
    nextList: z.iso.date(),
    /** Dates of lists that could be published by today, oldest first. */
    due: z.array(z.iso.date()),
    /** Registry acts since lists were last settled that may have moved some of them. */
    registryActs: z.int(),
  }),
  ask: async (reading, { series: id }, { today }, ports) => {
    const series = await seriesOnRecord(reading, id);
    const lists = await reading.find(listKind, { key: 'series', equals: id });
    const published = { listsOf: listsBySeries(lists.map(({ body }) => body)) };
    const nextList = nextListDate(published, series);
    const lastList = lastListDate(published, series) ?? null;
    const book = bookOf(series);
    const events = await ratingOf(series).period(reading, ports, series, { lastList, nextList, today });
    return {
      series: id,
      lastList,
      nextList,
      ...events,
      due: book.listDays(dayFrom(nextList), dayFrom(today), termsOf(series)).map(writeDay),
      registryActs: (await hasLists(reading)) ? (await unsettledCauses(reading)).length : 0,
    };
  },
});

/** Where nothing is published, nothing can move. */
const hasLists = async (reading: Reading): Promise<boolean> =>
  (await reading.find(listKind, { key: 'series' }, { limit: 1 })).length > 0;
