import { withoutGaps } from '@escala/core';
import type { FidePlayer } from '@escala/formats';
import { z } from 'zod';
import { findListed, listedByIds } from '../../fide-register/find-listed.ts';
import { registerState } from '../../fide-register/open-register.ts';
import { type RegisterState, registerStateSchema } from '../../fide-register/register-head.ts';
import { put, refuse } from '../../kit/act.ts';
import { defineQuestion } from '../../kit/question.ts';
import { conflict, invalid, missing } from '../../kit/refusal.ts';
import { areSpeltAlike } from '../../kit/search-words.ts';
import type { FidePages } from '../../ports.ts';
import { birthYearOf } from '../../registry/players/player.ts';
import { entryFideOf } from '../entries/entries-of-fide.ts';
import { type EntryFide, type EventEntry, entryKind } from '../entries/entry.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, type EventDesk, eventScope, lastRound, loadDesk } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { deskOf } from '../event-seen.ts';
import { namesAgree } from '../reports/other-names.ts';
import { ratedBy } from './entry-rating.ts';
import { loadValuation } from './valuation.ts';

const ratingsSchema = z.strictObject({
  standard: z.int().exactOptional(),
  rapid: z.int().exactOptional(),
  blitz: z.int().exactOptional(),
});
type Ratings = z.infer<typeof ratingsSchema>;

const rowSchema = z.strictObject({
  player: z.string(),
  name: z.string(),
  fideId: z.string().exactOptional(),
  /**
   * `changed`: the list's ratings differ from the entry's; `not-listed`: the id is not on the list; `other-name`: the
   * id belongs to another name there; `perhaps`: a namesake on the list, for a player without an id.
   */
  state: z.enum(['changed', 'not-listed', 'other-name', 'perhaps']),
  before: ratingsSchema,
  after: ratingsSchema.exactOptional(),
  listedName: z.string().exactOptional(),
});
type Row = z.infer<typeof rowSchema>;

interface Differences {
  readonly rows: readonly Row[];
  /** Changed entries, as on the list. */
  readonly fide: ReadonlyMap<string, EntryFide>;
  /** The number of entries whose ratings stay. */
  readonly same: number;
}

/** Compares an event's entries with FIDE's list (D-OFF-505). */
async function fideDifferences(pages: FidePages, state: RegisterState, desk: EventDesk): Promise<Differences> {
  const entries = activeEntries(desk).map(({ body }) => body);
  const idOf = ({ player, fide }: EventEntry): string | undefined => desk.players.get(player)?.fide?.id ?? fide?.id;
  const listed = await listedByIds(pages, [...new Set(entries.flatMap((entry) => idOf(entry) ?? []))]);
  const rows: Row[] = [];
  const fide = new Map<string, EntryFide>();
  for (const entry of entries) {
    const { player } = entry;
    const name = desk.players.get(player)?.name ?? player;
    const id = idOf(entry);
    const found = id === undefined ? await namesakeOf(pages, desk, player) : listed.get(id);
    const row = { player, name, before: ratingsOf(entry.fide) };
    if (found === undefined) {
      if (id !== undefined) rows.push({ ...row, fideId: id, state: 'not-listed' });
      continue;
    }
    const told = { ...row, fideId: found.id, after: ratingsOf(found), listedName: found.name };
    if (id === undefined) rows.push({ ...told, state: 'perhaps' });
    else if (!namesAgree(name, found.name)) rows.push({ ...told, state: 'other-name' });
    else {
      const copied = entryFideOf(found, state.listed, desk.event.body.start);
      if (isSame(copied, entry.fide)) continue;
      fide.set(player, copied);
      if (!isSame(ratingsOf(copied), row.before)) rows.push({ ...told, state: 'changed' });
    }
  }
  return { rows, fide, same: entries.length - rows.filter(({ state }) => state === 'changed').length };
}

/**
 * A name alone is only a suggestion (D-OFF-271): the one person on the list with these words and this year of birth.
 */
async function namesakeOf(pages: FidePages, desk: EventDesk, player: string): Promise<FidePlayer | undefined> {
  const known = desk.players.get(player);
  const year = known && birthYearOf(known);
  if (known === undefined || year === undefined) return undefined;
  const found = await findListed(pages, known.name, 50);
  const alike = found.filter(({ name, birthYear }) => birthYear === year && areSpeltAlike(name, known.name));
  return alike.length === 1 ? alike[0] : undefined;
}

const ratingsOf = ({ standard, rapid, blitz }: Partial<EntryFide> | undefined = {}): Ratings =>
  withoutGaps<Ratings>({ standard, rapid, blitz });

const isSame = (a: object, b: object | undefined): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b ?? {}).sort());

/** What would change by taking over the ratings of FIDE's list. */
export const eventFideDifferences = defineQuestion({
  kind: 'event.fide-differences',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    /** The loaded list; absent if there is none. */
    register: registerStateSchema.exactOptional(),
    rows: z.array(rowSchema),
    same: z.int(),
  }),
  scope: async (reading, { event }) => eventScope((await loadDesk(reading, event))?.event),
  ask: async (reading, { event }, _by, { fidePages }) => {
    const desk = await deskOf(reading, event);
    const register = fidePages && (await registerState(fidePages));
    if (!fidePages || !register) return { rows: [], same: 0 };
    const { rows, same } = await fideDifferences(fidePages, register, desk);
    return { register, rows: [...rows], same };
  },
});

/** Before the first pairing, updates all entries from FIDE's list at once (D-OFF-505). */
export const takeFideRatings = deskAct({
  kind: 'event.take-fide-ratings',
  command: z.strictObject({
    event: z.string(),
    /** Date of the list whose differences were shown. */
    listed: z.iso.date(),
  }),
  outcome: z.strictObject({ event: z.string(), listed: z.string(), changed: z.int() }),
  load: async (reading, _command, { fidePages }, { desk }) => {
    const register = fidePages && (await registerState(fidePages));
    return {
      register,
      differences: register && (await fideDifferences(fidePages, register, desk)),
      valuation: await loadValuation(reading, desk.event.body, desk.players, desk.entries),
    };
  },
  decide: ({ desk, register, differences, valuation }, { event, listed }) => {
    const refused = stateRefusals(desk.event, ['registered', 'running']);
    const { start } = desk.event.body;
    const paired = lastRound(desk);
    if (paired > 0) refused.push(invalid('fide-ratings-paired', { paired }, { field: 'event' }));
    if (register === undefined) refused.push(missing('fide-register-empty', {}, { field: 'listed' }));
    else if (register.listed !== listed)
      refused.push(conflict('fide-register-changed', { listed: register.listed }, listed, register.listed));
    else if (listed > start) refused.push(invalid('fide-list-after-start', { listed, start }, { field: 'listed' }));
    if (refused.length > 0 || differences === undefined) return refuse(...refused);
    const changes = activeEntries(desk).flatMap(({ id, version, body }) => {
      const fide = differences.fide.get(body.player);
      if (fide === undefined) return [];
      const entry = ratedBy(valuation, valuation.lists, valuation.federation, { ...body, fide }, body);
      return [put(entryKind, id, version, entry)];
    });
    return { changes, outcome: { event, listed, changed: changes.length } };
  },
});
