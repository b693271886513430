import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { listKind } from '../../rating/lists/list.ts';
import { type LoadedRecord, listsBySeries } from '../../rating/rooms/loaded-record.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { scrabbleSeries } from '../series/scrabble-book.ts';
import { playFiling } from './counted-play.ts';
import { checkedPlay } from './play-refusals.ts';
import { loadScrabbleReport, reportAsSeen, reportSubject } from './report-desk.ts';
import { loadReportGround } from './report-ground.ts';
import { type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';
import { firstDayIn } from './waiting-reports.ts';

/** The officer accepts a report: from now on its games count. */
export const acceptScrabbleReport = defineAct({
  kind: 'scrabble-report.accept',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), games: z.int(), libere: z.int() }),
  subject: (command) => reportSubject(command),
  load: async (reading, command) => {
    const { report } = await loadScrabbleReport(reading, command);
    return {
      report,
      ground: await loadReportGround(reading, report?.body ?? { collective: [], libere: [] }),
      listsOf: listsBySeries((await reading.list(listKind)).map(({ body }) => body)),
    };
  },
  decide: ({ report, ground, listsOf }, command, { actor, today, reason }) => {
    const seen = reportAsSeen(report, command, ['submitted']);
    if ('refused' in seen) return seen;
    const { body } = seen.found;
    // Players may have been merged since it came in; uneven places were looked at then.
    const { refused } = checkedPlay(ground, body, today, ['places']);
    const refusals = [...refused, ...lateRefusals(ground.federation, seen.found, listsOf)];
    if (refusals.length > 0) return refuse(...refusals);
    const decision = { by: actor.account, on: today, reason };
    const { collective, libere } = body;
    return {
      changes: [put(scrabbleReportKind, command.event, command.version, { ...body, state: 'accepted', decision })],
      filings: [playFiling(command.event, { counts: true, collective, libere })],
      outcome: { event: command.event, games: collective.length, libere: libere.length },
    };
  },
});

/** Games before a list that the office computed move it: that is a correction, with its preview. */
function lateRefusals(
  federation: Federation,
  { id, body }: Kept<ScrabbleReport>,
  listsOf: LoadedRecord['listsOf'],
): Refusal[] {
  return scrabbleSeries(federation).flatMap((series) => {
    const played = firstDayIn(body, series);
    const list = listsOf(series.id).findLast(({ source }) => source === 'computed')?.date;
    return played === undefined || list === undefined || played >= list
      ? []
      : [invalid('scrabble-report-late', { event: id, played, list, series: series.name }, { field: 'event' })];
  });
}
