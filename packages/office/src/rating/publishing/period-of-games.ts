import { dayFrom, type EventRecord } from '@escala/core';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { loadPublishedLists } from '../lists/list.ts';
import { listsOfReport } from '../lists/lists-of-report.ts';
import { findSeries } from '../series/find-series.ts';
import type { EventsOfPeriod, PeriodAsked } from './read-period.ts';
import { beforeList, undecidedReports } from './undecided-reports.ts';

export async function periodOfGames(
  reading: Reading,
  ports: OfficePorts,
  { id: series }: Series,
  { lastList, nextList, today }: PeriodAsked,
): Promise<EventsOfPeriod> {
  const loaded = await findSeries(ports, reading, series);
  const { events, games } = loaded.entriesOf(dayFrom(nextList));
  const { ids, gamesFrom } = loaded.columns.events;
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
  const unreported = (await Promise.all(['registered', 'running', 'closed'].map(inState))).flat();
  const byEnd = (a: { end: string; id: string }, b: { end: string; id: string }): number =>
    a.end === b.end ? (a.id < b.id ? -1 : 1) : a.end < b.end ? -1 : 1;
  const published = await loadPublishedLists(reading);
  const isOfSeries = (body: FederationEvent): boolean =>
    published === undefined || listsOfReport(published, probe(body)).some((list) => list.series === series);
  const since = lastList ?? '';
  const undecided = beforeList(await undecidedReports(reading), series, dayFrom(nextList));
  const waiting = new Set(undecided.map(({ event }) => event));
  return {
    of: 'event',
    playing: unreported
      .filter(({ body }) => body.start <= today && body.end >= today && isOfSeries(body))
      .map(shown)
      .sort(byEnd),
    accepted: accepted.sort(byEnd),
    submitted: (await reading.getMany(eventKind, [...waiting])).map(shown).sort(byEnd),
    missing: unreported
      .filter(({ body }) => body.end < nextList && body.end < today && isOfSeries(body))
      .map(shown)
      .sort(byEnd),
    refused: (await inState('refused'))
      .filter(({ body }) => body.end < nextList && body.end >= since && isOfSeries(body))
      .map(shown)
      .sort(byEnd),
  };
}

/** The event as if it had one game, on its last day, to find out what the regulations require of such an event. */
function probe({ type, start, end, timeControl, flags }: FederationEvent): EventRecord {
  const games = [{ round: 1, date: end, white: 'a', black: 'b', result: '1-0' as const }];
  return { id: 'probe', type, start, end, timeControl, ...flags, games };
}
