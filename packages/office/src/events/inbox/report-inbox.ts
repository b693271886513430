import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import { loadPublishedLists } from '../../rating/lists/list.ts';
import { acceptedNow, listsOfReport, named } from '../../rating/lists/lists-of-report.ts';
import { cursorShape, eventLine, eventLineShape, reachedListShape } from '../answer-shapes.ts';
import { eventKind, roundsSchema } from '../event.ts';
import { openErrors } from '../reports/acceptance.ts';
import { REPORT_SOURCES, reportKind } from '../reports/report.ts';

const input = z.strictObject({ after: cursorShape.optional(), limit: z.int().min(1).max(200).default(50) });

const answer = z.strictObject({
  reports: z.array(
    z.strictObject({
      event: eventLineShape,
      version: z.int(),
      source: z.enum(REPORT_SOURCES),
      submittedBy: z.string(),
      submittedOn: z.iso.date(),
      /** For a part of a weekly event. */
      rounds: roundsSchema.exactOptional(),
      games: z.int(),
      players: z.int(),
      /** Errors not waived; warnings. */
      errors: z.int(),
      warnings: z.int(),
      articles: z.array(z.string()),
      /** The lists where its games would count. */
      lists: z.array(reachedListShape),
    }),
  ),
  /** Refused events whose organisers have appealed: they await the commission (fide-2009 0.5). */
  appeals: z.array(z.strictObject({ event: eventLineShape, on: z.iso.date() })),
  next: cursorShape.nullable(),
});

/** Reports awaiting the officer, oldest first. */
export const reportInbox = defineQuestion({
  kind: 'report.inbox',
  input: input as z.ZodType<z.infer<typeof input>>,
  answer,
  ask: async (reading, { after, limit }, { listName }): Promise<z.infer<typeof answer>> => {
    const found = await reading.find(reportKind, { key: 'waiting' }, { after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const events = await reading.getMany(
      eventKind,
      page.map(({ id }) => id),
    );
    const published = await loadPublishedLists(reading);
    const byId = new Map(events.map((event) => [event.id, event]));
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      reports: page.flatMap(({ id, version, body }) => {
        const event = byId.get(id);
        if (event === undefined) return [];
        const { source, submittedBy, submittedOn, record, findings, rounds } = body;
        const open = openErrors(body, event.body);
        return [
          {
            event: eventLine(event),
            version,
            source,
            submittedBy,
            submittedOn,
            ...(rounds !== undefined && { rounds }),
            games: record.games.length,
            players: record.participants?.length ?? 0,
            errors: open.length,
            warnings: findings.filter(({ severity }) => severity === 'warning').length,
            articles: [...new Set(open.map(({ article }) => article))],
            lists: published ? named(listsOfReport(published, record, acceptedNow(submittedOn)), listName) : [],
          },
        ];
      }),
      appeals: await openAppeals(reading),
      next: last === undefined ? null : { value: last.value, id: last.id },
    };
  },
});

async function openAppeals(reading: Reading): Promise<z.infer<typeof answer>['appeals']> {
  const found = await reading.find(reportKind, { key: 'appealed' });
  const events = new Map(
    (
      await reading.getMany(
        eventKind,
        found.map(({ id }) => id),
      )
    ).map((event) => [event.id, event]),
  );
  return found.flatMap(({ id, body }) => {
    const event = events.get(id);
    return event && body.appeal ? [{ event: eventLine(event), on: body.appeal.on }] : [];
  });
}
