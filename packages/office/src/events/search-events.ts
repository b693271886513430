import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { defineQuestion } from '../kit/question.ts';
import { folded, searchWords } from '../kit/search-words.ts';
import type { Found, Reading, Where } from '../ports.ts';
import { cursorShape, eventLine, eventLineShape } from './answer-shapes.ts';
import { EVENT_STATES, eventKind, type FederationEvent } from './event.ts';
import { runs } from './event-seen.ts';
import { nextStepOf, nextStepShape } from './next-step.ts';

const input = z.strictObject({
  /** The beginning of any word in the name. */
  text: z.string().max(200).optional(),
  state: z.enum(EVENT_STATES).optional(),
  club: z.string().optional(),
  /** Events ending on this day or later. */
  from: z.iso.date().optional(),
  /** Events starting on this day or earlier. */
  to: z.iso.date().optional(),
  /** Events that the viewer registered or runs. */
  own: z.boolean().optional(),
  /** Adds the next step of each event run by the viewer. */
  steps: z.boolean().optional(),
  after: cursorShape.optional(),
  limit: z.int().min(1).max(200).default(50),
});
type Asked = z.infer<typeof input>;

/** Events by name, state, club and date; without a name, newest first. */
export const searchEvents = defineQuestion({
  kind: 'event.search',
  input: input as z.ZodType<Asked>,
  answer: z.strictObject({
    events: z.array(eventLineShape.extend({ next: nextStepShape.optional() })),
    next: cursorShape.nullable(),
  }),
  ask: async (reading, asked, { viewer }) => {
    const found = asked.own ? await ownPage(reading, asked, viewer) : await pageOf(reading, asked);
    const page = found.slice(0, asked.limit);
    const last = found.length > asked.limit ? page.at(-1) : undefined;
    const events = [];
    for (const each of page) {
      const told = asked.steps === true && runs(viewer, { event: each });
      events.push({ ...eventLine(each), ...(told && { next: await nextStepOf(reading, each.id, each.body) }) });
    }
    return { events, next: last === undefined ? null : { value: last.value, id: last.id } };
  },
});

/** Newest first. Nobody runs enough events to need pages. */
async function ownPage(reading: Reading, asked: Asked, viewer: Actor): Promise<Found<FederationEvent>[]> {
  const { text = '', after } = asked;
  const kept = [
    ...(await reading.find(eventKind, { key: 'registeredBy', equals: viewer.account })),
    ...(await reading.find(eventKind, { key: 'arbiter', equals: viewer.account })),
    ...(await reading.getMany(eventKind, viewer.events)),
  ];
  const events = [...new Map(kept.map((each) => [each.id, each])).values()];
  const isNewer = (a: Place, b: Place): boolean => (a.value === b.value ? a.id > b.id : a.value > b.value);
  return events
    .map((each) => ({ ...each, value: each.body.start }))
    .filter(({ body }) => fits(body, asked) && searchWords(body.name).some((word) => word.startsWith(folded(text))))
    .filter((each) => after === undefined || isNewer(after, each))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
}

type Place = z.infer<typeof cursorShape>;

/** One more than the page holds, if available. */
async function pageOf(reading: Reading, asked: Asked): Promise<Found<FederationEvent>[]> {
  const { where, descending } = wayOf(asked);
  const page: Found<FederationEvent>[] = [];
  let { after } = asked;
  for (;;) {
    const found = await reading.find(eventKind, where, { after, descending, limit: CHUNK });
    page.push(...found.filter(({ body }) => fits(body, asked)));
    const last = found.at(-1);
    if (page.length > asked.limit || found.length < CHUNK || last === undefined) return page;
    after = { value: last.value, id: last.id };
  }
}

const CHUNK = 256;

/** The most selective key. */
function wayOf({ text, state, club, to }: Asked): { where: Where; descending: boolean } {
  if (text !== undefined && folded(text) !== '')
    return { where: { key: 'name', startsWith: folded(text) }, descending: false };
  if (club !== undefined) return { where: { key: 'clubByStart', startsWith: `${club}/` }, descending: true };
  if (state !== undefined) return { where: { key: 'stateByStart', startsWith: `${state}/` }, descending: true };
  return { where: { key: 'start', ...(to !== undefined && { to: `${to}~` }) }, descending: true };
}

function fits(event: FederationEvent, { state, club, from, to }: Asked): boolean {
  return (
    (state === undefined || event.state === state) &&
    (club === undefined || event.club === club) &&
    (from === undefined || event.end >= from) &&
    (to === undefined || event.start <= to)
  );
}
