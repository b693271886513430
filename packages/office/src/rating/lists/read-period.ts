import { dayFrom, type EventRecord, writeDay } from '@escala/core';
import { z } from 'zod';
import { EVENT_STATES, eventKind, type FederationEvent } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import { unsettledCauses } from '../series/causes.ts';
import { findSeries } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';
import { listsOfReport } from './lists-of-report.ts';
import { lastListDate, nextListDate, termsOf } from './next-list.ts';
import { loadPublishedLists } from './published-lists.ts';
import { beforeList, undecidedReports } from './undecided-reports.ts';

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
    /** Played, and no report has come. */
    missing: z.array(eventSchema),
    /** Reports of the period that were sent back and have not come again. */
    refused: z.array(eventSchema),
    /** Dates of lists that could be out by today, oldest first. */
    due: z.array(z.iso.date()),
    /** Acts of the registry since the lists were settled last that may have moved some of them. */
    registryActs: z.int(),
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
    const shown = ({ id, body }: { id: string; body: FederationEvent }) => ({
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
    const published = await loadPublishedLists(reading);
    const isOfSeries = (body: FederationEvent): boolean =>
      published === undefined || listsOfReport(published, probe(body)).some((list) => list.series === series);
    const lastList = lastListDate(room.record, room.series) ?? null;
    const due = bookOf(room.series).listDays(dayFrom(nextList), dayFrom(today), termsOf(room.series));
    const since = lastList ?? '';
    const undecided = beforeList(await undecidedReports(reading), series, dayFrom(nextList));
    const waiting = new Set(undecided.map(({ event }) => event));
    return {
      series,
      lastList,
      nextList,
      accepted: accepted.sort(byEnd),
      submitted: (await reading.getMany(eventKind, [...waiting])).map(shown).sort(byEnd),
      missing: over
        .filter(({ body }) => body.end < nextList && body.end < today && isOfSeries(body))
        .map(shown)
        .sort(byEnd),
      refused: (await inState('refused'))
        .filter(({ body }) => body.end < nextList && body.end >= since && isOfSeries(body))
        .map(shown)
        .sort(byEnd),
      due: due.map(writeDay),
      registryActs: (await unsettledCauses(reading)).length,
    };
  },
});

/** The event as if one game had been played on its last day: what the regulations ask of an event of this kind, they ask of it. */
function probe({ type, start, end, timeControl, flags }: FederationEvent): EventRecord {
  const games = [{ round: 1, date: end, white: 'a', black: 'b', result: '1-0' as const }];
  return { id: 'probe', type, start, end, timeControl, ...flags, games };
}
