import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { FoundPage, Kept, Reading } from '../../ports.ts';
import { SCRABBLE_REPORT_STATES, type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';

const pageShape = {
  limit: z.int().min(1).max(200).default(50),
  /** `next` of the previous page. */
  after: z.strictObject({ value: z.string(), id: z.string() }).optional(),
};
const lineSchema = z.strictObject({
  event: z.string(),
  version: z.int(),
  name: z.string(),
  place: z.string().nullable(),
  club: z.string().nullable(),
  start: z.iso.date(),
  end: z.iso.date(),
  state: z.enum(SCRABBLE_REPORT_STATES),
  games: z.int(),
  findings: z.int(),
  submittedBy: z.string().nullable(),
  submittedOn: z.iso.date(),
});
const answer = z.strictObject({
  events: z.array(lineSchema),
  next: z.strictObject({ value: z.string(), id: z.string() }).nullable(),
});

/** Reports in a state, by date; by default those awaiting the officer. */
export const scrabbleReportInbox = defineQuestion({
  kind: 'scrabble-report.inbox',
  input: z.strictObject({ state: z.enum(SCRABBLE_REPORT_STATES).default('submitted'), ...pageShape }),
  answer,
  ask: (reading, { state, ...page }) => pageOf(reading, state, page, true),
});

/** Reports the viewer submitted, newest first: what happened to each, and why it was refused. */
export const ownScrabbleReports = defineQuestion({
  kind: 'scrabble-report.own',
  input: z.strictObject({}),
  answer: z.strictObject({ events: z.array(lineSchema.extend({ reason: z.string().nullable() })) }),
  ask: async (reading, _input, { viewer }) => {
    const found = await reading.find(scrabbleReportKind, { key: 'submittedBy', equals: viewer.account });
    const newest = found.toSorted((a, b) => (a.body.start < b.body.start ? 1 : -1));
    return {
      events: newest.map((report) => ({ ...lineOf(report, true), reason: report.body.decision?.reason ?? null })),
    };
  },
});

/** Events that count, newest first. */
export const searchScrabbleEvents = defineQuestion({
  kind: 'scrabble-event.search',
  input: z.strictObject(pageShape),
  answer,
  ask: (reading, page) => pageOf(reading, 'accepted', { ...page, descending: true }, false),
});

async function pageOf(
  reading: Reading,
  state: string,
  page: FoundPage & { readonly limit: number },
  isOffice: boolean,
): Promise<z.infer<typeof answer>> {
  const found = await reading.find(scrabbleReportKind, { key: 'stateByStart', startsWith: `${state}/` }, page);
  const last = found.at(-1);
  return {
    events: found.map((report) => lineOf(report, isOffice)),
    next: last === undefined || found.length < page.limit ? null : { value: last.value, id: last.id },
  };
}

function lineOf({ id, version, body }: Kept<ScrabbleReport>, isOffice: boolean): z.infer<typeof lineSchema> {
  return {
    event: id,
    version,
    name: body.name,
    place: body.place ?? null,
    club: body.club ?? null,
    start: body.start,
    end: body.end,
    state: body.state,
    games: body.collective.length + body.libere.reduce((sum, { games }) => sum + games.length, 0),
    findings: body.findings.length,
    // Accounts are shown only to the office.
    submittedBy: isOffice ? body.submittedBy : null,
    submittedOn: body.submittedOn,
  };
}
