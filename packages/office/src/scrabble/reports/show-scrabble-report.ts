import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { listsBySeries } from '../../rating/in-memory/loaded-record.ts';
import { listKind } from '../../rating/lists/list.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { namesOfPlayers } from '../../registry/players/player.ts';
import { scrabbleSeries } from '../series/scrabble-book.ts';
import { type ScrabbleReport, scrabbleReportKind, scrabbleReportSchema } from './scrabble-report.ts';
import { reportScope } from './scrabble-report-act.ts';
import { firstDayIn } from './waiting-reports.ts';

const input = z.strictObject({ event: z.string() });
const answer = z.strictObject({
  event: z.string(),
  version: z.int(),
  report: scrabbleReportSchema,
  /** Names of all players, by id. */
  names: z.record(z.string(), z.string()),
});

/** A published list that is later than some of the report's games: these count on the next list (D-OFF-473). */
const lateSchema = z.strictObject({ series: z.string(), name: z.string(), list: z.iso.date(), played: z.iso.date() });

/** A report in any state, for the office and for the account that submitted it. */
export const showScrabbleReport = defineQuestion({
  kind: 'scrabble-report.show',
  input,
  answer: answer.extend({ late: z.array(lateSchema) }),
  scope: async (reading, { event }) => reportScope(await reading.get(scrabbleReportKind, event)),
  ask: async (reading, { event }) => {
    const report = await foundReport(reading, event);
    return { ...(await shown(reading, report)), late: await listsAfter(reading, report.body) };
  },
});

/** What was played at an event that counts, or counted until it was annulled. Accounts are shown only to the office. */
export const showScrabbleEvent = defineQuestion({
  kind: 'scrabble-event.show',
  input,
  answer: answer.extend({ report: scrabbleReportSchema.omit({ submittedBy: true, decision: true }) }),
  ask: async (reading, { event }) => {
    const report = await foundReport(reading, event);
    if (report.body.state !== 'accepted' && report.body.state !== 'annulled') throw unknown(event);
    const { submittedBy: _by, decision: _decision, ...body } = report.body;
    return { ...(await shown(reading, report)), report: body };
  },
});

async function foundReport(reading: Reading, event: string): Promise<Kept<ScrabbleReport>> {
  const report = await reading.get(scrabbleReportKind, event);
  if (report === undefined) throw unknown(event);
  return report;
}

async function shown(reading: Reading, { id, version, body }: Kept<ScrabbleReport>) {
  const players = [
    ...body.collective.flatMap(({ results }) => results.map(({ player }) => player)),
    ...body.libere.flatMap(({ games, places = [] }) => [
      ...games.flatMap(({ a, b }) => [a, b]),
      ...places.map(({ player }) => player),
    ]),
  ];
  return { event: id, version, report: body, names: Object.fromEntries(await namesOfPlayers(reading, players)) };
}

async function listsAfter(reading: Reading, report: ScrabbleReport): Promise<z.infer<typeof lateSchema>[]> {
  const federation = await federationOf(reading);
  if (federation === undefined) return [];
  const listsOf = listsBySeries((await reading.list(listKind)).map(({ body }) => body));
  return scrabbleSeries(federation).flatMap((series) => {
    const [played, list] = [
      firstDayIn(report, series),
      listsOf(series.id).findLast(({ source }) => source === 'computed')?.date,
    ];
    if (played === undefined || list === undefined || played >= list) return [];
    return [{ series: series.id, name: series.name, list, played }];
  });
}

const unknown = (event: string): Refused =>
  new Refused([missing('scrabble-report-unknown', { event }, { field: 'event' })]);
