import { folded, looseSpellings } from '../kit/search-words.ts';
import type { Player } from '../registry/players/player.ts';
import { matchOf, typedWords } from './words.ts';

const wordsOf = new WeakMap<Player, readonly string[]>();
const known = new WeakMap<readonly Player[], readonly (readonly string[])[]>();

/** The words of all names. If the register changed by one player, the others' words are reused. */
function allWords(players: readonly Player[]): readonly (readonly string[])[] {
  const before = known.get(players);
  if (before) return before;
  const made = Array.from(players, (player) => {
    if (player === undefined) return [];
    const own = wordsOf.get(player) ?? folded(player.name).split(' ');
    wordsOf.set(player, own);
    return own;
  });
  known.set(players, made);
  return made;
}

/**
 * Players whose names have a word beginning with each word typed, in any order, best match first: names that begin so
 * before names with such a word further on, then by highest rating (D-OFF-464). Every name is scanned: twenty thousand
 * take a millisecond.
 */
export function foundPlayers(
  players: readonly Player[],
  text: string,
  ratingOf: (player: number) => number,
  limit: number,
): number[] {
  const typed = typedWords(looseSpellings(text));
  if (typed.length === 0) return [];
  const [first, further]: [number[], number[]] = [[], []];
  allWords(players).forEach((words, player) => {
    const match = words.length === 0 ? undefined : matchOf(typed, words);
    if (match === undefined || players[player]!.mergedInto !== undefined) return;
    (match === 0 ? first : further).push(player);
  });
  const byRating = (found: number[]): number[] =>
    found.sort((a, b) => ratingOf(b) - ratingOf(a) || (players[a]!.name < players[b]!.name ? -1 : 1));
  return first.length >= limit
    ? byRating(first).slice(0, limit)
    : [...byRating(first), ...byRating(further)].slice(0, limit);
}
