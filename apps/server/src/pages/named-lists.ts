import type { Language } from '@escala/messages';
import { federationKind, identityKind, listNameIn, type Reading } from '@escala/office';

/**
 * Lists under the names that the federation gave them in the reader's language, in whatever the office answers to a page (D-OFF-467).
 * Answers belong to everybody: what changes is written anew.
 */
export async function namedLists(reading: Reading, language: Language): Promise<<Answer>(answer: Answer) => Answer> {
  const identity = (await reading.get(identityKind, reading.federation))?.body ?? {};
  const federation = (await reading.get(federationKind, reading.federation))?.body;
  const names = new Map(
    (federation?.series ?? [])
      .map((each) => [each.id, { own: each.name, here: listNameIn(identity, each, language) }] as const)
      .filter(([, { own, here }]) => own !== here),
  );
  return (answer) => (names.size === 0 ? answer : (named(answer, names) as typeof answer));
}

type Names = ReadonlyMap<unknown, { readonly own: string; readonly here: string }>;

/** A list is told by its series together with its own name; anything else of the same name stays. */
function named(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return namedEach(value, names);
  if (!isPlain(value)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, before] of Object.entries(value)) {
    const after = named(before, names);
    if (after === before) continue;
    changed ??= { ...value };
    changed[key] = after;
  }
  const { series, id, list } = value;
  const known = names.get(series) ?? names.get(id) ?? (isPlain(list) ? names.get(list.series) : undefined);
  return known && known.own === value.name ? { ...(changed ?? value), name: known.here } : (changed ?? value);
}

function namedEach(values: readonly unknown[], names: Names): readonly unknown[] {
  if (values.length === 0 || typeof values[0] !== 'object') return values;
  let changed: unknown[] | undefined;
  for (const [i, before] of values.entries()) {
    const after = named(before, names);
    if (after === before) continue;
    changed ??= [...values];
    changed[i] = after;
  }
  return changed ?? values;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
