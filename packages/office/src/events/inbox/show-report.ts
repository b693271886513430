import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { acceptedNow, evaluationsOf, listsOfReport, named } from '../../rating/lists/lists-of-report.ts';
import { loadPublishedLists } from '../../rating/lists/published-lists.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { namesShape, reachedListShape } from '../answer-shapes.ts';
import { registrationTermSchema, registrationTerms } from '../checks/registration-terms.ts';
import { eventKind, eventSchema } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { eventUnknown } from '../event-refusals.ts';
import { overruledFindings } from '../reports/acceptance.ts';
import { appealUntil } from '../reports/appeal-term.ts';
import { openErrors } from '../reports/open-errors.ts';
import { reportKind, reportSchema } from '../reports/report.ts';

const answer = z.strictObject({
  id: z.string(),
  version: z.int(),
  eventVersion: z.int(),
  event: eventSchema,
  report: reportSchema.omit({ tournament: true }),
  /** Errors that nobody has waived. */
  open: z.array(findingSchema),
  /** Conditions that are not kept and that acceptance overrules, with a reason (fce-2016 2.2). */
  overruled: z.array(findingSchema),
  terms: z.array(registrationTermSchema),
  /** Of a refused report: the last day to appeal, where a regulation has one (fide-2009 0.5). */
  appealUntil: z.iso.date().optional(),
  /** Where its games count, or would. */
  lists: z.array(reachedListShape),
  names: namesShape,
});

/** The report as it was submitted, with its findings by article. */
export const showReport = defineQuestion({
  kind: 'report.show',
  input: z.strictObject({ event: z.string() }),
  answer,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event: id }, { listName }): Promise<z.infer<typeof answer>> => {
    const event = await reading.get(eventKind, id);
    if (event === undefined) throw new Refused([eventUnknown(id)]);
    const report = await reading.get(reportKind, id);
    if (report === undefined) throw new Refused([missing('report-unknown', { id }, { field: 'event' })]);
    const federation = await federationOf(reading);
    const { tournament: _tournament, ...body } = report.body;
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
      terms: registrationTerms(federation, event.body),
      ...(event.body.state === 'refused' && appealUntil(federation, body)),
      lists: published ? named(listsOfReport(published, body.record, evaluations), listName) : [],
      names: Object.fromEntries(players.map((player) => [player.id, player.body.name])),
    };
  },
});
