import type { Actor } from '../../access/actor.ts';
import { folded, lookAlikeStarts, lookedWords, wordsInOrder } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { birthYearOf, type Player, playerKind } from './player.ts';

/** The facts for finding out whether a person is already registered. */
export interface Likeness {
  readonly name: string;
  readonly birthDate?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly fideId?: string | undefined;
}

/**
 * Players who may be the same person (D-OFF-102): the same FIDE id; or the same words in the name, in any order, and
 * births that do not contradict it.
 */
export async function similarPlayers(reading: Reading, like: Likeness, except?: string): Promise<Kept<Player>[]> {
  const named = await sameLooking(reading, like.name);
  const linked =
    like.fideId === undefined ? [] : await reading.find(playerKind, { key: 'fideId', equals: like.fideId });
  const similar = [...linked, ...named.filter(({ body }) => mayBeBornAlike(body, like))];
  const unique = new Map(similar.map((found) => [found.id, found]));
  return [...unique.values()].filter(({ id, body }) => id !== except && body.mergedInto === undefined);
}

/** The same words, also in other letters that look the same (D-OFF-1306). */
async function sameLooking(reading: Reading, name: string): Promise<readonly Kept<Player>[]> {
  const words = lookedWords(name);
  const written = new Set([wordsInOrder(name), words]);
  const found = await Promise.all([...written].map((equals) => reading.find(playerKind, { key: 'nameWords', equals })));
  // Few names have other letters: the first two of one word find them.
  const longest = folded(name)
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  const [, ...others] = lookAlikeStarts(longest.slice(0, 2));
  const starts = others.map((startsWith) => reading.find(playerKind, { key: 'name', startsWith }, { limit: MOST }));
  const alike = (await Promise.all(starts)).flat().filter(({ body }) => lookedWords(body.name) === words);
  return [...found.flat(), ...alike];
}
/** Looked through for each way to write the first letters. */
const MOST = 200;

/**
 * What someone may compare with: the date counts for those who see everybody's; for others it would be found out day by
 * day, so only its year does (D-OFF-1304).
 */
export function comparedBy<Like extends Likeness>(viewer: Actor, { birthDate, ...like }: Like): Likeness {
  if (viewer.roles.includes('officer')) return { ...like, birthDate };
  return { ...like, birthYear: birthDate === undefined ? like.birthYear : Number(birthDate.slice(0, 4)) };
}

/** Two different FIDE ids: nobody is taken for the same person, whatever else agrees (D-OFF-1351). */
export const hasOtherFideId = ({ fide }: Pick<Player, 'fide'>, fideId: string | undefined): boolean =>
  fideId !== undefined && fide?.id !== undefined && fide.id !== fideId;

type Birth = Pick<Player, 'birthDate' | 'birthYear'>;

/** Two dates must be equal; a year must be that of the date; an unknown birth contradicts nothing. */
export function mayBeBornAlike(a: Birth, b: Birth): boolean {
  if (a.birthDate !== undefined && b.birthDate !== undefined) return a.birthDate === b.birthDate;
  const [yearA, yearB] = [birthYearOf(a), birthYearOf(b)];
  return yearA === undefined || yearB === undefined || yearA === yearB;
}
