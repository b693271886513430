import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { accountKind } from '../accounts/account.ts';
import { accountOfAddress } from '../accounts/addresses.ts';
import type { ActEntry } from '../kit/act-entry.ts';
import { defineQuestion } from '../kit/question.ts';
import { folded } from '../kit/search-words.ts';
import type { ActQuery, OfficePorts, Reading } from '../ports.ts';
import { recordKinds } from '../record-kinds.ts';
import { actInLog, seesField } from './seen-in-log.ts';

const touched = z.strictObject({ kind: z.string(), id: z.string(), from: z.int(), to: z.int(), digest: z.string() });
const filed = z.strictObject({ folder: z.string(), name: z.string(), part: z.int(), digest: z.string() });

/** Acts by kind, by who performed them, by dates, by record, or by words of the reason; newest first. */
export const searchActs = defineQuestion({
  kind: 'act.search',
  input: z.strictObject({
    kind: z.string().optional(),
    actor: z.string().optional(),
    /** An account by its id, by the beginnings of words of its name, or by its full address. */
    who: z.string().max(200).optional(),
    subject: z.strictObject({ kind: z.string(), id: z.string() }).optional(),
    /** Words found in the reason, ignoring accents. */
    text: z.string().max(200).optional(),
    /** Instants or dates; `to` is not included. */
    from: z.string().optional(),
    to: z.string().optional(),
    before: z.int().optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  answer: z.strictObject({
    acts: z.array(
      z.strictObject({
        seq: z.int(),
        id: z.string(),
        kind: z.string(),
        at: z.string(),
        actor: z.string(),
        /** Name of the account; absent for the office itself. */
        name: z.string().optional(),
        reason: z.string().nullable(),
        subject: z.strictObject({ kind: z.string(), id: z.string() }),
        /** The record's current name: a player, a club, an event, the two teams of a match. */
        subjectName: z.string().optional(),
        command: z.unknown(),
        outcome: z.unknown(),
        touched: z.array(touched),
        filed: z.array(filed),
        engine: z.string(),
        previous: z.string(),
        hash: z.string(),
      }),
    ),
    /** `before` of the next page; null at the end. */
    next: z.int().nullable(),
  }),
  ask: async (reading, { who, text, actor, ...rest }, { viewer }, ports) => {
    const query: ActQuery & ActFilter = { ...rest, text, actors: await actorsOf(ports, reading, actor, who) };
    const page = await pageOfActs(reading, query, viewer);
    const { next } = page;
    const acts = page.acts.map((act) => actInLog(viewer, act));
    const subjects = await namesOf(reading, viewer, [
      ...acts.map(({ subject }) => subject),
      ...acts.map((act) => ({ kind: accountKind.name, id: act.actor })),
    ]);
    return {
      acts: acts.map((act) => {
        const name = subjects({ kind: accountKind.name, id: act.actor });
        const subjectName = subjects(act.subject);
        return {
          ...act,
          touched: [...act.touched],
          filed: [...act.filed],
          ...(name !== undefined && { name }),
          ...(subjectName !== undefined && { subjectName }),
        };
      }),
      next,
    };
  },
});

/** Several people may share a name; undefined: everyone. */
async function actorsOf(
  ports: OfficePorts,
  reading: Reading,
  actor: string | undefined,
  who: string | undefined,
): Promise<readonly string[] | undefined> {
  if (who === undefined || who.trim() === '') return actor === undefined ? undefined : [actor];
  const named = await accountsNamed(ports, reading, who.trim());
  return actor === undefined ? named : named.filter((each) => each === actor);
}

interface Place {
  readonly kind: string;
  readonly id: string;
}

/** Names of records, of every kind that has one; others are called after the records they are about. */
async function namesOf(
  reading: Reading,
  viewer: Actor,
  places: readonly Place[],
): Promise<(place: Place) => string | undefined> {
  const names = new Map<string, string>();
  const after = new Map<string, readonly Place[]>();
  for (const kind of recordKinds) {
    const ids = new Set(places.filter((place) => place.kind === kind.name).map(({ id }) => id));
    if (ids.size === 0) continue;
    for (const { id, body } of await reading.getMany(kind, [...ids])) {
      const named = Object(body) as Named;
      // An import is named after its file.
      const called = named.name ?? named.source?.name;
      if (called !== undefined && !seesField(viewer, kind.name, named.name === undefined ? 'source' : 'name')) continue;
      if (typeof called === 'string') names.set(`${kind.name}/${id}`, called);
      else after.set(`${kind.name}/${id}`, calledAfter(named));
    }
  }
  const others = [...after.values()].flat();
  const nameOf = others.length === 0 ? () => undefined : await namesOf(reading, viewer, others);
  for (const [key, about] of after) {
    const called = about.flatMap((place) => nameOf(place) ?? []);
    if (called.length > 0) names.set(key, called.join(' – '));
  }
  return ({ kind, id }) => names.get(`${kind}/${id}`);
}

type Named = Readonly<Partial<Record<'name' | 'home' | 'away' | 'match' | 'player' | 'club', unknown>>> & {
  readonly source?: { readonly name?: unknown };
};

/** A match is called after its teams, a line-up after its match, a norm after its player, a list of a club after that. */
function calledAfter({ home, away, match, player, club }: Named): readonly Place[] {
  const one = (kind: string, id: unknown): Place[] => (typeof id === 'string' ? [{ kind, id }] : []);
  const [first = []] = [
    [...one('team', home), ...one('team', away)],
    one('match', match),
    one('player', player),
    one('club', club),
  ].filter((about) => about.length > 0);
  return first;
}

/** Filters that the archive does not handle itself. */
interface ActFilter {
  readonly actors?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

interface ActPage {
  readonly acts: readonly ActEntry[];
  readonly next: number | null;
}

const CHUNK = 500;
/** Acts searched for words of the reason before a page ends; such a page may be empty, and the next one continues. */
const LOOKED_THROUGH = 20_000;

async function pageOfActs(reading: Reading, asked: ActQuery & ActFilter, viewer: Actor): Promise<ActPage> {
  const { actors, text = '', limit = CHUNK, ...query } = asked;
  const words = folded(text).split(' ').filter(Boolean);
  const acts: ActEntry[] = [];
  let { before } = query;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += CHUNK) {
    // Without words every act matches: read only one page and one more act, which shows that there is a next page.
    const size = words.length === 0 ? limit + 1 : CHUNK;
    const found = await newest(reading, { ...query, before, limit: size }, actors);
    const fits = (act: ActEntry): boolean => {
      const { reason } = actInLog(viewer, act);
      return words.every((word) => folded(reason ?? '').includes(word));
    };
    acts.push(...(words.length === 0 ? found : found.filter(fits)));
    if (acts.length > limit) return { acts: acts.slice(0, limit), next: acts[limit - 1]!.seq };
    if (found.length < size) return { acts, next: null };
    before = found.at(-1)!.seq;
  }
  return { acts, next: before ?? null };
}

async function newest(
  reading: Reading,
  query: ActQuery,
  actors: readonly string[] | undefined,
): Promise<readonly ActEntry[]> {
  if (actors === undefined) return reading.acts(query);
  const each = await Promise.all(actors.map((actor) => reading.acts({ ...query, actor })));
  return each
    .flat()
    .sort((a, b) => b.seq - a.seq)
    .slice(0, query.limit);
}

/** Also accounts that are not on record, such as the office itself, by their id. */
async function accountsNamed(ports: OfficePorts, reading: Reading, who: string): Promise<readonly string[]> {
  const start = folded(who);
  const named = start === '' ? [] : await reading.find(accountKind, { key: 'name', startsWith: start }, { limit: 50 });
  const addressed = await accountOfAddress(ports, reading, who.toLowerCase());
  return [...new Set([who, ...[...named, ...(addressed ? [addressed] : [])].map(({ id }) => id)])];
}
