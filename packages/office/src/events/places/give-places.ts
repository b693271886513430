import { dayFrom, findingOf, type IsoDate } from '@escala/core';
import { z } from 'zod';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { bookOfEvent, cited, notInBook } from '../book-of-event.ts';
import { entryKind } from '../entries/entry.ts';
import type { EventDesk } from '../event-desk.ts';
import { eventUnknown, refusalOfFinding, stateRefusals, versionRefusals } from '../event-refusals.ts';
import { loadPlaceCandidates, type PlaceCandidates } from './place-candidates.ts';
import { type OrderedPlaces, placeLines } from './place-lines.ts';
import { placesKind } from './places.ts';

const command = z.strictObject({
  event: z.string(),
  /** Of the last decision on the event's places; 0: there is none. */
  version: z.int().min(0),
  places: z.int().min(1).max(10_000),
  /** Last season's event and group. */
  previous: z.string().min(1).optional(),
  qualified: z.array(z.string()).optional(),
  /** As drawn in public. */
  seed: z.string().trim().min(1).max(200).optional(),
});
type Command = z.infer<typeof command>;

/**
 * Gives the places of an event with few of them, or fills a vacancy (fce-1990 Normes 4.2.2.1, Desempats 1.7). Players
 * without a place are removed from the entries and stay candidates (D-OFF-213), who cannot be entered by hand
 * (D-OFF-223).
 */
export const givePlaces = defineAct({
  kind: 'places.give',
  command,
  reason: 'required',
  outcome: z.strictObject({
    event: z.string(),
    version: z.int(),
    given: z.array(z.string()),
    leftOut: z.array(z.string()),
  }),
  subject: ({ event }) => ({ kind: 'event', id: event }),
  load: (reading, { event, previous }) => loadPlaceCandidates(reading, event, previous),
  decide: (found, asked, { today }) => {
    if (found === undefined) return refuse(eventUnknown(asked.event));
    const { desk, kept, candidates } = found;
    const { event, places, qualified = [] } = asked;
    const order = bookOfEvent(desk.event.body)?.entry?.vacancyOrder;
    if (order === undefined) return refuse(notInBook(desk.event.body, 'places'));
    const seed = kept?.body.seed ?? asked.seed;
    const previous = asked.previous ?? kept?.body.previous;
    const ordered = placeLines(candidates, { places, qualified, seed, order });
    const refused = [...refusals(found, asked, ordered), ...unconfirmed(found, qualified, today)];
    if (refused.length > 0) return refuse(...refused);
    const lines = [...ordered.lines];
    const changes = entryChanges(desk, new Map(lines.map(({ player, has }) => [player, has])));
    const version = kept?.version ?? 0;
    return {
      changes: [
        put(placesKind, event, version, { event, places, previous, seed, lines, decidedOn: today }),
        ...changes,
      ],
      outcome: {
        event,
        version: version + 1,
        given: lines.flatMap(({ player, has }) => (has ? [player] : [])),
        leftOut: lines.flatMap(({ player, has }) => (has ? [] : [player])),
      },
    };
  },
});

function refusals({ desk, kept, candidates, refused }: PlaceCandidates, asked: Command, ordered: OrderedPlaces) {
  const { places, qualified = [], seed, version } = asked;
  const all: Refusal[] = [...stateRefusals(desk.event, ['registered']), ...refused];
  if (kept !== undefined) all.push(...versionRefusals(kept, version, asked));
  qualified.forEach((id, i) => {
    if (!candidates.some((candidate) => candidate.id === id))
      all.push(missing('entry-unknown', { id }, { field: `qualified.${i}` }));
  });
  if (qualified.length > places)
    all.push(invalid('qualified-too-many', { qualified: qualified.length, places }, { field: 'places' }));
  const draw = cited(desk.event.body, 'draw-of-places');
  const drawn = kept?.body.seed;
  // A draw cannot be repeated until its result pleases (D-OFF-212).
  if (drawn !== undefined && seed !== undefined && seed !== drawn)
    all.push(invalid('seed-drawn', { seed: drawn }, { field: 'seed', ...draw }));
  if (ordered.drawDue.length > 0) {
    const names = ordered.drawDue.map((id) => desk.players.get(id)?.name ?? id).join('; ');
    all.push(invalid('draw-due', { names }, { field: 'seed', ...draw }));
  }
  return all;
}

/** Normes 4.1.2: who qualified directly and did not confirm in time has no place to be given. */
function unconfirmed({ desk }: PlaceCandidates, qualified: readonly string[], today: IsoDate): Refusal[] {
  const { rules, start } = desk.event.body;
  const confirmation = bookOfEvent({ rules })?.entry?.confirmation;
  const late = confirmation?.(dayFrom(start), dayFrom(today));
  if (late?.holds !== 'no') return [];
  return qualified.flatMap((id, i) => {
    const entry = desk.entries.find(({ body }) => body.player === id)?.body;
    if (entry === undefined || entry.qualified?.confirmedOn !== undefined) return [];
    const refusal = refusalOfFinding(findingOf(late, 'error'), `qualified.${i}`);
    const name = desk.players.get(id)?.name ?? id;
    return [{ ...refusal, code: 'player-by-the-rules' as const, values: { ...refusal.values, name } }];
  });
}

/** Entries taken back, and those restored with a place. */
function entryChanges({ entries }: EventDesk, places: ReadonlyMap<string, boolean>): readonly Change[] {
  return entries.flatMap(({ id, version, body: { cancelled, ...body } }) => {
    const has = places.get(body.player);
    if (has === undefined || has === (cancelled !== true)) return [];
    return [put(entryKind, id, version, has ? body : { ...body, cancelled: true as const })];
  });
}
