import type { FaultCode, Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';

/** Remembers where each key was met first. For a key met again, it returns that place. */
export function firstPlaces<Key>(): (key: Key, path: Path) => string | undefined {
  const first = new Map<Key, Path>();
  return (key, path) => {
    const earlier = first.get(key);
    if (earlier !== undefined) return writePath(earlier);
    first.set(key, path);
    return undefined;
  };
}

/** Reports rows with the same id or number in a field as an earlier row. */
export function checkOnce<Field extends string>(
  path: Path,
  rows: readonly (Readonly<Partial<Record<Field, string | number | undefined>>> | undefined)[],
  field: Field,
  code: FaultCode,
  faults: FaultList,
): void {
  const placeOf = firstPlaces<string | number>();
  rows.forEach((row, i) => {
    const value = row?.[field];
    const first = value === undefined ? undefined : placeOf(value, [...path, i]);
    if (first === undefined) return;
    faults.add({ code, path: [...path, i, field], values: { [field === 'number' ? 'number' : 'id']: value!, first } });
  });
}
