import { nameParts } from './short-name.ts';

interface Named {
  readonly id: string;
  readonly name?: string | undefined;
  readonly rating?: number | undefined;
  readonly club?: string | undefined;
}

/**
 * The names of an event's players by id, as people read them: namesakes are told apart by rating, else by club, else by
 * pairing number (D-OFF-1350).
 */
export function namesApart(
  players: readonly Named[],
  numbered: () => readonly { readonly id: string; readonly number: number }[],
): Map<string, string> {
  const names = new Map(players.map(({ id, name = id }) => [id, name]));
  let numbers: ReadonlyMap<string, number> | undefined;
  const numberOf = ({ id }: Named): string => {
    numbers ??= new Map(numbered().map(({ id: player, number }) => [player, number]));
    return `#${numbers.get(id)}`;
  };
  for (const same of Map.groupBy(players, ({ id, name = id }) => folded(name)).values()) {
    if (same.length === 1) continue;
    const marks =
      distinct(same.map(({ rating }) => rating)) ?? distinct(same.map(({ club }) => club)) ?? same.map(numberOf);
    same.forEach(({ id }, i) => void names.set(id, `${names.get(id)} (${marks[i]})`));
  }
  return names;
}

/** What names have in common that look the same where space is short, or to whoever reads quickly. */
function folded(name: string): string {
  const [first, , given] = nameParts(name);
  return `${first}${given}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Something that all have, and no two the same. */
const distinct = <T>(marks: readonly T[]): readonly T[] | undefined =>
  marks.includes(undefined as T) || new Set(marks).size < marks.length ? undefined : marks;
