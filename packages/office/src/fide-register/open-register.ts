import type { FidePlayer } from '@escala/formats';
import type { FidePage, FidePages } from '../ports.ts';
import { PLAYERS_A_PAGE, passPlayer, readPlayer } from './listed-player.ts';
import { PackedReader } from './packed-bytes.ts';
import { pagesOf } from './posting-pages.ts';
import { type RegisterHead, type RegisterIndex, type RegisterState, registerHeadSchema } from './register-head.ts';
import { LONGEST_WORD } from './word-table.ts';

/** A word or an id to look for: its beginning, or all of it. */
export interface Sought {
  readonly kind: 'word' | 'number';
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

/** The register at one moment. */
interface OpenRegister {
  readonly index: RegisterIndex;
  readonly state: RegisterState;
  /** For each, the pages that may contain it; pages of one kind are read at once. */
  postings(sought: readonly Sought[]): Promise<ReadonlyMap<Sought, readonly Uint8Array[]>>;
  players(places: readonly number[]): Promise<readonly FidePlayer[]>;
}

const encoder = new TextEncoder();
export const soughtWord = (word: string, isWhole: boolean): Sought => ({
  kind: /^\d+$/.test(word) ? 'number' : 'word',
  bytes: encoder.encode(word).subarray(0, LONGEST_WORD),
  isWhole,
});

class Replaced extends Error {}
type Known = { readonly version: number; readonly head: RegisterHead };
const known = new WeakMap<FidePages, Known>();

/**
 * Works with the register, and starts again if another list replaced it meanwhile. Undefined if no list was ever
 * loaded.
 */
export async function openRegister<T>(
  pages: FidePages,
  work: (register: OpenRegister) => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    const register = known.get(pages) ?? (await readHead(pages));
    if (register === undefined) return undefined;
    try {
      return await work(registerOf(pages, register));
    } catch (error) {
      if (!(error instanceof Replaced)) throw error;
      known.delete(pages);
    }
  }
}

async function readHead(pages: FidePages): Promise<Known | undefined> {
  const read = await pages.head();
  if (read === undefined) return undefined;
  const register = { version: read.version, head: registerHeadSchema.parse(JSON.parse(read.head)) };
  known.set(pages, register);
  return register;
}

/** The list loaded now; undefined if none was ever loaded. */
export async function registerState(pages: FidePages): Promise<RegisterState | undefined> {
  const version = await pages.version();
  if (known.get(pages)?.version !== version) known.delete(pages);
  return version === undefined ? undefined : openRegister(pages, async ({ state }) => state);
}

function registerOf(pages: FidePages, { version, head: { index, state } }: Known): OpenRegister {
  const read = async (kind: FidePage['kind'], numbers: readonly number[]) => {
    const found = await pages.pages(version, kind, numbers);
    if (found === undefined) throw new Replaced();
    return found;
  };
  return {
    index,
    state,
    postings: async (sought) => {
      const found = new Map<Sought, Uint8Array[]>();
      for (const [kind, firstWords] of [['word', index.words] as const, ['number', index.numbers] as const]) {
        const wanted = sought.filter((each) => each.kind === kind);
        const numbers = new Map(wanted.map((each) => [each, pagesOf(firstWords, each.bytes, each.isWhole)]));
        const all = [...new Set([...numbers.values()].flat())].sort((a, b) => a - b);
        const bytes = new Map((await read(kind, all)).map((page) => [page.page, page.bytes]));
        for (const [each, own] of numbers) found.set(each, mapped(own, bytes));
      }
      // A word that sorts before all words of this list has no page that could reveal that the list was replaced.
      const isNowhere = [...found.values()].every((own) => own.length === 0);
      if (isNowhere && (await pages.version()) !== version) throw new Replaced();
      return found;
    },
    players: async (places) => {
      const wanted = Map.groupBy(new Set(places), (place) => Math.floor(place / PLAYERS_A_PAGE));
      const players = new Map<number, FidePlayer>();
      for (const { page, bytes } of await read('player', [...wanted.keys()])) {
        const own = new Set(wanted.get(page));
        const reader = new PackedReader(bytes);
        for (let place = page * PLAYERS_A_PAGE; reader.at < bytes.length; place++)
          if (own.has(place)) players.set(place, readPlayer(reader, index));
          else passPlayer(reader);
      }
      return places.map((place) => players.get(place)!);
    },
  };
}

const mapped = <Key, Value>(keys: readonly Key[], values: ReadonlyMap<Key, Value>): Value[] =>
  keys.flatMap((key) => values.get(key) ?? []);
