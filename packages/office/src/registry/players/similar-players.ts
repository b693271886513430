import { wordsInOrder } from '../../kit/search-words.ts';
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
  const named = await reading.find(playerKind, { key: 'nameWords', equals: wordsInOrder(like.name) });
  const linked =
    like.fideId === undefined ? [] : await reading.find(playerKind, { key: 'fideId', equals: like.fideId });
  const similar = [...linked, ...named.filter(({ body }) => mayBeBornAlike(body, like))];
  const unique = new Map(similar.map((found) => [found.id, found]));
  return [...unique.values()].filter(({ id, body }) => id !== except && body.mergedInto === undefined);
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
