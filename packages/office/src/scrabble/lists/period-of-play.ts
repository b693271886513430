import type { IsoDate } from '@escala/core';
import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { listId, listKind } from '../../rating/lists/list.ts';
import type { PreviewOfList } from '../../rating/publishing/preview-list.ts';
import type { EventOfPeriod, EventsOfPeriod, PeriodAsked } from '../../rating/publishing/read-period.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { gamesBefore } from '../reports/games-in-class.ts';
import { type ScrabbleReport, scrabbleReportKind } from '../reports/scrabble-report.ts';
import { firstDayIn, waitingFor, waitingReports } from '../reports/waiting-reports.ts';
import { eventOfGame, playedInClass } from '../series/rating-input.ts';
import { keptFindings } from '../series/scrabble-book.ts';
import { loadScrabbleRecord } from '../series/scrabble-record.ts';
import { listedPlayers, rateList, type ScrabbleSheet, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { listedTypes, movedLines } from '../series/settle-scrabble.ts';
import { keptLists } from '../series/sheet-editions.ts';
import { sheetMovements } from '../series/sheet-movements.ts';

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

/** A Scrabble list of a chosen day: the ratings that differ from the previous list, in the current edition. */
export async function previewOfPlay(
  reading: Reading,
  _ports: OfficePorts,
  series: Series,
  { date }: { readonly date: IsoDate },
): Promise<PreviewOfList> {
  const record = await loadScrabbleRecord(reading);
  const sheet = rateList(series, playedInClass(record, series), date);
  const previous = record.listsOf(series.id).findLast((list) => list.date < date)?.date;
  const [kept] = previous === undefined ? [] : await keptLists(reading, series.id, 'revised', { date: previous });
  const before = kept ? unpackScrabbleSheet(kept.bytes) : NOBODY;
  const ratings = Object.values(sheet.ratings).flatMap((types) => Object.values(types));
  const events = sheet.findings.flatMap(({ event }) => (event === undefined ? [] : [eventOfGame(event).event]));
  const reports = await reading.getMany(scrabbleReportKind, [...new Set(events)]);
  return {
    date,
    previous: previous ?? null,
    players: listedPlayers(sheet).length,
    games: ratings.reduce((sum, { played }) => sum + played, 0),
    statuses: Object.fromEntries(
      [...Map.groupBy(ratings, ({ status }) => status)].map(([status, each]) => [status, each.length]),
    ),
    findings: keptFindings(sheet.findings),
    names: Object.fromEntries(reports.map(({ id, body }) => [id, body.name])),
    rows: { kind: 'scrabble', lines: movedLines(record, sheetMovements(before, sheet, listedTypes(series))) },
  };
}

/** Before the first list there are no ratings. */
const NOBODY: Pick<ScrabbleSheet, 'ratings' | 'general'> = { ratings: {}, general: {} };
