import { dayFrom, type EventRecord } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { packGames, unpackGames } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { roomOf, type SeriesRoom } from '../../rating/rooms/series-room.ts';
import { findSeries, roomFor } from '../../rating/series/find-series.ts';
import { joinedParts } from '../../rating/series/joined-parts.ts';
import { withReport } from '../../rating/series/replay-series.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import { eventKind } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { reportKind } from '../reports/report.ts';
import { evaluatedRounds, isLastPart } from '../reports/report-part.ts';
import { changesIn, type RatingChanges, ratingChangesShape } from './event-rating-changes.ts';

/** What a report that waits would do to the ratings if it were accepted now; nothing in any other state. */
export const reportEffect = defineQuestion({
  kind: 'report.effect',
  input: z.strictObject({ event: z.string() }),
  answer: ratingChangesShape,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, { today, listName }, ports): Promise<RatingChanges> => {
    const nothing = { lists: [], names: {} };
    const report = await reading.get(reportKind, event);
    const found = await reading.get(eventKind, event);
    if (report?.body.state !== 'submitted') return nothing;
    const { record } = await roomFor(ports, reading);
    const { games, participants = [] } = report.body.record;
    const numbers = new Map(record.playerIds.map((id, number) => [id, number]));
    const all = [...participants, ...games.flatMap(({ white, black }) => [white, black])];
    if (!all.every((id) => numbers.has(id))) return nothing;
    const received = dayFrom(report.body.submittedOn);
    const { rounds } = report.body;
    const isLast = found === undefined || isLastPart(found.body, rounds);
    const evaluation = { ...evaluatedRounds(rounds, isLast), act: record.seq + 1, on: dayFrom(today), received };
    const part = packedReport(report.body.record as EventRecord, (id) => numbers.get(id)!, [evaluation]);
    const present = rounds && record.reports.get(event);
    const bytes = packGames(joinedParts(present && unpackGames(present), part));
    const changed = withReport(record, event, bytes);
    const rooms: SeriesRoom[] = [];
    for (const series of record.federation.series) {
      if (bookOf(series).kind !== 'head-to-head') continue;
      const { sheets, imported, sister } = await findSeries(ports, reading, series.id);
      rooms.push(roomOf(changed, series, sheets, imported, sister));
    }
    return changesIn(rooms, event, listName);
  },
});
