import type { FidePlayer } from '@escala/formats';
import { folded, looseSpellings, spellings } from '../kit/search-words.ts';
import type { FidePages } from '../ports.ts';
import { matchOf, type TypedWord, typedWords } from '../search/words.ts';
import { openRegister, soughtWord } from './open-register.ts';
import { placesIn, stepOn } from './posting-pages.ts';

/** No name has more words than this. */
const MOST_WORDS = 8;
/** Such short beginnings match half of the list; they only filter the matches of longer words. */
const SHORT_WORD = 2;
/** An id must be typed to this many digits before players are offered. */
const FIRST_DIGITS = 4;
/** The number of players whose names are checked for the short words, in total and at once. */
const [MOST_LOOKED_AT, LOOKED_AT_ONCE] = [1000, 100];

/**
 * Players as you type, strongest first: every word must begin a word of the name, in any order, or the federation; a
 * number must begin the FIDE id. At least two letters or four digits are needed (D-OFF-503).
 */
export async function findListed(pages: FidePages, text: string, limit: number): Promise<readonly FidePlayer[]> {
  const found = await findSpelt(pages, wordsOf(spellings(text)), limit);
  // Two letters may stand for one: `mueller` may mean `Muller`, but exact spellings come first.
  const loose = looseSpellings(text);
  if (found.length >= limit || loose.length === spellings(text).length) return found;
  const others = await findSpelt(pages, wordsOf(loose), limit);
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...others.filter(({ id }) => !ids.has(id))].slice(0, limit);
}

async function findSpelt(pages: FidePages, words: readonly TypedWord[], limit: number): Promise<readonly FidePlayer[]> {
  const searched = searchedWords(words);
  if (searched.length === 0) return [];
  const others = words.filter((word) => !searched.includes(word));
  const found = await openRegister(pages, async (register) => {
    const steps = new Uint8Array(register.index.players);
    const sought = searched.map((ways) =>
      ways.map((word) => soughtWord(word, /^\d+$/.test(word) && word.length < FIRST_DIGITS)),
    );
    const postings = await register.postings(sought.flat());
    for (const [step, ways] of sought.entries())
      for (const each of ways)
        for (const page of postings.get(each) ?? []) stepOn(page, each.bytes, each.isWhole, steps, step);
    if (others.length === 0) return register.players(placesAt(steps, searched.length, limit));
    const players: FidePlayer[] = [];
    const places = placesAt(steps, searched.length, MOST_LOOKED_AT);
    for (let from = 0; from < places.length && players.length < limit; from += LOOKED_AT_ONCE)
      for (const player of await register.players(places.slice(from, from + LOOKED_AT_ONCE)))
        if (hasWords(player, others)) players.push(player);
    return players.slice(0, limit);
  });
  return found ?? [];
}

/** Whether the text is long enough for a search. */
export const isSearched = (text: string): boolean => searchedWords(wordsOf([folded(text)])).length > 0;

const wordsOf = (ways: readonly string[]): TypedWord[] => typedWords(ways).slice(0, MOST_WORDS);

function searchedWords(words: readonly TypedWord[]): TypedWord[] {
  const isLong = ([word]: TypedWord): boolean => word!.length > SHORT_WORD;
  return words.some(isLong) ? words.filter(isLong) : words.filter(([word]) => word!.length === SHORT_WORD);
}

function hasWords({ name, federation = '' }: FidePlayer, words: readonly TypedWord[]): boolean {
  return matchOf(words, folded(`${name} ${federation}`).split(' ')) !== undefined;
}

/** The first places that matched this many words. */
function placesAt(steps: Uint8Array, step: number, limit: number): number[] {
  const places: number[] = [];
  for (let at = steps.indexOf(step); at >= 0 && places.length < limit; at = steps.indexOf(step, at + 1))
    places.push(at);
  return places;
}

/** The players with these ids, if they are on the list. */
export async function listedByIds(pages: FidePages, ids: readonly string[]): Promise<ReadonlyMap<string, FidePlayer>> {
  const found = await openRegister(pages, async (register) => {
    const sought = ids.map((id) => soughtWord(id, true));
    const postings = await register.postings(sought);
    const places = sought.flatMap((each) => (postings.get(each) ?? []).flatMap((page) => placesIn(page, each.bytes)));
    return register.players(places.sort((a, b) => a - b));
  });
  return new Map(found?.map((player) => [player.id, player]));
}
