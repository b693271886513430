import type { FidePlayer } from '@escala/formats';
import { folded } from '../kit/search-words.ts';
import type { FidePages, FidePagesReading } from '../ports.ts';
import { PLAYERS_A_PAGE, passPlayer, readPlayer } from './listed-player.ts';
import { PackedReader } from './packed-bytes.ts';
import { pagesOf, stepOn } from './posting-pages.ts';
import { type RegisterHead, type RegisterState, registerHeadSchema } from './register-head.ts';
import { LONGEST_WORD } from './word-table.ts';

const encoder = new TextEncoder();

/** More words than any name has say nothing more. */
const MOST_WORDS = 8;
/** Beginnings so short have half of the list; they only choose among those whom longer words find. */
const SHORT_WORD = 2;
/** So many digits of an id are typed before anybody is offered. */
const FIRST_DIGITS = 4;
/** Players whose names are looked at for the short words, and at once. */
const [MOST_LOOKED_AT, LOOKED_AT_ONCE] = [1000, 100];

/** What is loaded; nothing where no list was ever loaded. */
export const registerState = (pages: FidePages): Promise<RegisterState | undefined> =>
  pages.read(async (reading) => (await headOf(pages, reading))?.state);

/**
 * Players while somebody types, the strongest first: every word must begin a word of the name, in any order, or the federation; a number
 * begins the FIDE id. At least two letters or four digits are needed (D-OFF-503).
 */
export function findListed(pages: FidePages, text: string, limit: number): Promise<readonly FidePlayer[]> {
  const words = folded(text).split(' ').slice(0, MOST_WORDS);
  const isLong = (word: string): boolean => word.length > SHORT_WORD;
  const searched = words.some(isLong) ? words.filter(isLong) : words.filter((word) => word.length === SHORT_WORD);
  if (searched.length === 0) return Promise.resolve([]);
  const others = words.filter((word) => !searched.includes(word));
  return pages.read(async (reading) => {
    const head = await headOf(pages, reading);
    if (head === undefined) return [];
    const steps = new Uint8Array(head.index.players);
    for (const [i, word] of searched.entries()) await stepWith(reading, head, word, steps, i);
    if (others.length === 0) return playersAt(reading, head, placesAt(steps, searched.length, limit));
    const found: FidePlayer[] = [];
    const places = placesAt(steps, searched.length, MOST_LOOKED_AT);
    for (let from = 0; from < places.length && found.length < limit; from += LOOKED_AT_ONCE)
      for (const player of await playersAt(reading, head, places.slice(from, from + LOOKED_AT_ONCE)))
        if (hasWords(player, others)) found.push(player);
    return found.slice(0, limit);
  });
}

function hasWords({ name, federation = '' }: FidePlayer, words: readonly string[]): boolean {
  const own = folded(`${name} ${federation}`).split(' ');
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/** The players of these ids, those who are on the list. */
export function listedByIds(pages: FidePages, ids: readonly string[]): Promise<ReadonlyMap<string, FidePlayer>> {
  return pages.read(async (reading) => {
    const head = await headOf(pages, reading);
    if (head === undefined || ids.length === 0) return new Map();
    const steps = new Uint8Array(head.index.players);
    const wanted = new Map<number, string[]>();
    for (const id of ids)
      for (const page of range(pagesOf(head.index.numbers, encoder.encode(id))))
        wanted.set(page, [...(wanted.get(page) ?? []), id]);
    const read = await reading.pages('number', [...wanted.keys()]);
    for (const { page, bytes } of read)
      for (const id of wanted.get(page) ?? []) stepOn(bytes, encoder.encode(id), true, steps, 0);
    const players = await playersAt(reading, head, placesAt(steps, 1, ids.length));
    return new Map(players.map((player) => [player.id, player]));
  });
}

async function stepWith(
  reading: FidePagesReading,
  { index }: RegisterHead,
  word: string,
  steps: Uint8Array,
  step: number,
): Promise<void> {
  const isNumber = /^\d+$/.test(word);
  const [kind, firstWords] = isNumber ? (['number', index.numbers] as const) : (['word', index.words] as const);
  const start = encoder.encode(word).subarray(0, LONGEST_WORD);
  for (const { bytes } of await reading.pages(kind, range(pagesOf(firstWords, start))))
    stepOn(bytes, start, isNumber && word.length < FIRST_DIGITS, steps, step);
}

/** The first places that went so many steps. */
function placesAt(steps: Uint8Array, step: number, limit: number): number[] {
  const places: number[] = [];
  for (let at = steps.indexOf(step); at >= 0 && places.length < limit; at = steps.indexOf(step, at + 1))
    places.push(at);
  return places;
}

async function playersAt(
  reading: FidePagesReading,
  { index }: RegisterHead,
  places: readonly number[],
): Promise<FidePlayer[]> {
  const wanted = new Map<number, Set<number>>();
  for (const place of places) {
    const page = Math.floor(place / PLAYERS_A_PAGE);
    wanted.set(page, (wanted.get(page) ?? new Set()).add(place));
  }
  const players = new Map<number, FidePlayer>();
  for (const { page, bytes } of await reading.pages('player', [...wanted.keys()])) {
    const reader = new PackedReader(bytes);
    for (let place = page * PLAYERS_A_PAGE; reader.at < bytes.length; place++)
      if (wanted.get(page)?.has(place)) players.set(place, readPlayer(reader, index));
      else passPlayer(reader);
  }
  return places.map((place) => players.get(place)!);
}

const range = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

const heads = new WeakMap<FidePages, { readonly version: number; readonly head: RegisterHead }>();

/** Read again only when another list was loaded. */
async function headOf(pages: FidePages, reading: FidePagesReading): Promise<RegisterHead | undefined> {
  const version = await reading.version();
  if (version === undefined) return undefined;
  const known = heads.get(pages);
  if (known?.version === version) return known.head;
  const head = registerHeadSchema.parse(JSON.parse(await reading.head()));
  heads.set(pages, { version, head });
  return head;
}
