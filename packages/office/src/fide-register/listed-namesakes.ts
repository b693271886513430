import type { FidePlayer } from '@escala/formats';
import { namesAgree } from '../events/reports/other-names.ts';
import { spellings } from '../kit/search-words.ts';
import type { FidePages } from '../ports.ts';
import { type TypedWord, typedWords } from '../search/words.ts';
import { openRegister, type Sought, soughtWord } from './open-register.ts';
import { placesIn } from './posting-pages.ts';

/** Namesakes checked; the strongest come first. */
const MOST = 12;

/**
 * For each name, the players on the list who have all its words, strongest first: an initial must begin a word,
 * anything longer must be one. All names are looked up at once, however many there are (D-OFF-581). A single word is
 * nobody's full name.
 */
export async function listedNamesakes(
  pages: FidePages,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly FidePlayer[]>> {
  const found = await openRegister(pages, async (register) => {
    const sought = new Map<string, Sought>();
    for (const word of names.flatMap(wordsOf).flat()) if (!sought.has(word)) sought.set(word, soughtWord(word, true));
    const postings = await register.postings([...sought.values()]);
    const places = new Map(
      [...sought].map(([word, each]) => [
        word,
        (postings.get(each) ?? []).flatMap((page) => placesIn(page, each.bytes)),
      ]),
    );
    const common = new Map(
      names.map((name) => [name, inAll(wordsOf(name).map((ways) => inAny(ways, places))).slice(0, MOST)]),
    );
    const all = [...new Set([...common.values()].flat())];
    const players = new Map((await register.players(all)).map((player, i) => [all[i], player]));
    return names.map((name) => {
      const own = common.get(name)!.map((place) => players.get(place)!);
      return [name, own.filter((player) => namesAgree(player.name, name))] as const;
    });
  });
  return new Map(found);
}

function wordsOf(name: string): TypedWord[] {
  const words = typedWords(spellings(name));
  return words.length < 2 ? [] : words.filter(([word]) => word!.length > 1);
}

/** The places of a word in all its spellings, in order. */
function inAny(ways: TypedWord, places: ReadonlyMap<string, readonly number[]>): readonly number[] {
  if (ways.length === 1) return places.get(ways[0]!) ?? [];
  return [...new Set(ways.flatMap((word) => places.get(word) ?? []))].sort((a, b) => a - b);
}

/** The places found in every list; all lists are sorted. */
function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = [...lists].sort((a, b) => a.length - b.length);
  return others.reduce<readonly number[]>((left, other) => {
    let at = 0;
    return left.filter((place) => {
      while (at < other.length && other[at]! < place) at++;
      return other[at] === place;
    });
  }, first);
}
