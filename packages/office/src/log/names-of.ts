import type { Reading } from '../ports.ts';
import { recordKinds } from '../record-kinds.ts';

interface Place {
  readonly kind: string;
  readonly id: string;
}

/** What records are called, of every kind that has a name. */
export async function namesOf(
  reading: Reading,
  places: readonly Place[],
): Promise<(place: Place) => string | undefined> {
  const names = new Map<string, string>();
  for (const kind of recordKinds) {
    const ids = new Set(places.filter((place) => place.kind === kind.name).map(({ id }) => id));
    if (ids.size === 0) continue;
    for (const { id, body } of await reading.getMany(kind, [...ids])) {
      const { name } = Object(body) as { readonly name?: unknown };
      if (typeof name === 'string') names.set(`${kind.name}/${id}`, name);
    }
  }
  return ({ kind, id }) => names.get(`${kind}/${id}`);
}
