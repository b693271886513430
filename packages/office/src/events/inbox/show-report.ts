import { dayFrom, type EventRecord, withoutGaps } from '@escala/core';
import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { packGames, unpackGames } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { type LoadedSeries, loadedSeriesOf } from '../../rating/in-memory/loaded-series.ts';
import { loadPublishedLists } from '../../rating/lists/list.ts';
import { acceptedNow, evaluationsOf, listsOfReport, named } from '../../rating/lists/lists-of-report.ts';
import { federationFor, findSeries } from '../../rating/series/find-series.ts';
import { joinedParts } from '../../rating/series/joined-parts.ts';
import { withReport } from '../../rating/series/replay-series.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { namesShape, reachedListShape } from '../answer-shapes.ts';
import { fieldOfReport, registrationTermSchema, registrationTerms } from '../checks/registration-terms.ts';
import { eventKind, eventSchema } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { eventUnknown } from '../event-refusals.ts';
import { openErrors, overruledFindings } from '../reports/acceptance.ts';
import { appealUntil } from '../reports/refusal-appeals.ts';
import { reportKind, reportSchema } from '../reports/report.ts';
import { evaluatedRounds, isLastPart } from '../reports/report-part.ts';
import { changesIn, type RatingChanges, ratingChangesShape } from './event-rating-changes.ts';

/** The report as submitted, with its findings by article. */
export const showReport = defineQuestion({
  kind: 'report.show',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    id: z.string(),
    version: z.int(),
    eventVersion: z.int(),
    event: eventSchema,
    report: reportSchema.omit({ tournament: true }),
    /** Errors not waived. */
    open: z.array(findingSchema),
    /** Conditions not met, which an acceptance overrules with a reason (fce-2016 2.2). */
    overruled: z.array(findingSchema),
    terms: z.array(registrationTermSchema),
    /** Guests of a waiting report: accepting it confirms that they are these persons (D-OFF-1011). */
    guests: z.array(
      z.strictObject({
        player: z.string(),
        name: z.string(),
        fideId: z.string().optional(),
        federation: z.string().optional(),
        birthYear: z.int().optional(),
      }),
    ),
    /** For a refused report: the last day to appeal, if a regulation sets one (fide-2009 0.5). */
    appealUntil: z.iso.date().optional(),
    /** The lists where its games count, or would. */
    lists: z.array(reachedListShape),
    names: namesShape,
  }),
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event: id }, { listName }) => {
    const event = await reading.get(eventKind, id);
    if (event === undefined) throw new Refused([eventUnknown(id)]);
    const report = await reading.get(reportKind, id);
    if (report === undefined) throw new Refused([missing('report-unknown', { id }, { field: 'event' })]);
    const federation = await federationOf(reading);
    const { tournament, ...body } = report.body;
    const published = await loadPublishedLists(reading);
    const evaluations = body.state === 'submitted' ? acceptedNow(body.submittedOn) : await evaluationsOf(reading, id);
    const players = await reading.getMany(playerKind, body.record.participants ?? []);
    return {
      id,
      version: report.version,
      eventVersion: event.version,
      event: event.body,
      report: body,
      open: openErrors(body, event.body),
      overruled: overruledFindings(body, event.body),
      guests: body.state === 'submitted' ? players.flatMap(guestOf) : [],
      terms: registrationTerms(
        federation,
        event.body,
        fieldOfReport(tournament, new Map(players.map((each) => [each.id, each.body]))),
      ),
      ...(event.body.state === 'refused' && appealUntil(federation, body)),
      lists: published ? named(listsOfReport(published, body.record, evaluations), listName) : [],
      names: Object.fromEntries(players.map((player) => [player.id, player.body.name])),
    };
  },
});

function guestOf({ id, body: { name, guest, fide, nationality, birthYear } }: Kept<Player>) {
  const told = { player: id, name, fideId: fide?.id, federation: nationality, birthYear };
  return guest ? [withoutGaps<typeof told>(told)] : [];
}

/** How a waiting report would change ratings if it were accepted now; empty in any other state. */
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
    const { record } = await federationFor(ports, reading);
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
    const allSeries: LoadedSeries[] = [];
    for (const series of record.federation.series) {
      if (bookOf(series).kind !== 'head-to-head') continue;
      const loaded = await findSeries(ports, reading, series.id);
      allSeries.push(loadedSeriesOf(changed, series, loaded, loaded.sister));
    }
    return changesIn(allSeries, event, listName);
  },
});
