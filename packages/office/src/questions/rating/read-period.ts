import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { findSeries } from '../../rating/find-series.ts';
import { lastListDate, nextListDate } from '../../rating/next-list.ts';
import { EVENT_STATES, eventKind } from '../../records/event.ts';

const eventSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(EVENT_STATES),
  start: z.iso.date(),
  end: z.iso.date(),
  games: z.int().optional(),
});

/** The open period of a series: what is in, what waits for a decision, and what has been played and not reported. */
export const readPeriod = defineQuestion({
  kind: 'period.read',
  input: z.strictObject({ series: z.string() }),
  answer: z.strictObject({
    series: z.string(),
    lastList: z.iso.date().nullable(),
    nextList: z.iso.date(),
    accepted: z.array(eventSchema),
    submitted: z.array(eventSchema),
    missing: z.array(eventSchema),
  }),
  ask: async (reading, { series }, { today }, ports) => {
    const room = await findSeries(ports, reading, series);
    const nextList = nextListDate(room.record, room.series);
    const { events, games } = room.entriesOf(dayFrom(nextList));
    const { ids, gamesFrom } = room.columns.events;
    const counted = new Set(games);
    const inList = new Map<string, number>();
    for (const event of events) {
      let count = 0;
      for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) if (counted.has(game)) count++;
      inList.set(ids[event]!, count);
    }
    const shown = ({ id, body }: { id: string; body: z.infer<typeof eventKind.schema> }) => ({
      id,
      name: body.name,
      state: body.state,
      start: body.start,
      end: body.end,
      ...(inList.has(id) ? { games: inList.get(id)! } : {}),
    });
    const accepted = (await reading.getMany(eventKind, [...inList.keys()])).map(shown);
    const inState = async (state: string) => reading.find(eventKind, { key: 'state', equals: state });
    const over = (await Promise.all(['registered', 'running', 'closed'].map(inState))).flat();
    const byEnd = (a: { end: string; id: string }, b: { end: string; id: string }): number =>
      a.end === b.end ? (a.id < b.id ? -1 : 1) : a.end < b.end ? -1 : 1;
    return {
      series,
      lastList: lastListDate(room.record, room.series) ?? null,
      nextList,
      accepted: accepted.sort(byEnd),
      submitted: (await inState('submitted'))
        .filter(({ body }) => body.end < nextList)
        .map(shown)
        .sort(byEnd),
      missing: over
        .filter(({ body }) => body.end < nextList && body.end < today)
        .map(shown)
        .sort(byEnd),
    };
  },
});
