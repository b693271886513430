import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { listId, listKind } from '../../rating/lists/list.ts';
import type { EventOfPeriod, EventsOfPeriod, PeriodAsked } from '../../rating/publishing/read-period.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { type ScrabbleReport, scrabbleReportKind } from '../reports/scrabble-report.ts';
import { firstDayIn, waitingFor, waitingReports } from '../reports/waiting-reports.ts';
import { classOf, scrabbleBook } from '../series/scrabble-book.ts';
import { loadScrabbleRecord } from '../series/scrabble-record.ts';

/** Scrabble events are not registered before their report arrives, so none can be missing. */
export async function periodOfPlay(
  reading: Reading,
  _ports: OfficePorts,
  series: Series,
  { lastList, nextList }: PeriodAsked,
): Promise<EventsOfPeriod> {
  const { plays } = await loadScrabbleRecord(reading);
  const last = lastList === null ? undefined : await reading.get(listKind, listId(series.id, lastList));
  const asOf = last?.body.asOf ?? 0;
  // What the next list has and the last one did not: later games, and reports that were too late for it (D-OFF-473).
  const fresh = [...plays].filter(
    ([, play]) =>
      play.counts &&
      gamesBefore(play, series, nextList) > (play.acceptedBy > asOf ? 0 : gamesBefore(play, series, lastList ?? '')),
  );
  const shown = ({ id, body }: Kept<ScrabbleReport>): EventOfPeriod => ({
    id,
    name: body.name,
    state: body.state,
    start: body.start,
    end: body.end,
    games: gamesBefore(body, series, nextList),
  });
  const accepted = await reading.getMany(
    scrabbleReportKind,
    fresh.map(([event]) => event),
  );
  const refused = await reading.find(scrabbleReportKind, { key: 'state', equals: 'refused' });
  return {
    of: 'scrabble-report',
    playing: [],
    accepted: accepted.map(shown).sort(byEnd),
    submitted: waitingFor(await waitingReports(reading), series, nextList)
      .map(shown)
      .sort(byEnd),
    missing: [],
    refused: refused
      .filter(({ body }) => (firstDayIn(body, series) ?? nextList) < nextList && body.end >= (lastList ?? ''))
      .map(shown)
      .sort(byEnd),
  };
}

const byEnd = (a: EventOfPeriod, b: EventOfPeriod): number =>
  a.end === b.end ? (a.id < b.id ? -1 : 1) : a.end < b.end ? -1 : 1;

/** Collective and Libere games of the class, before a day. */
function gamesBefore(
  { collective, libere }: Pick<ScrabbleReport, 'collective' | 'libere'>,
  series: Series,
  day: string,
): number {
  const [first] = scrabbleBook(series).classes;
  const isIn = (entry: { readonly class?: string | undefined; readonly date: string }): boolean =>
    (entry.class ?? first) === classOf(series) && entry.date < day;
  return collective.filter(isIn).length + libere.filter(isIn).reduce((sum, { games }) => sum + games.length, 0);
}
