import { canonicalText } from '../kit/act-entry.ts';

/** A field of a record that two versions have differently; what is not there is `null`. */
export interface ChangedField {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every field in which two versions differ, down to the value; lists are compared as a whole. */
export function changedFields(before: unknown, after: unknown, path = ''): ChangedField[] {
  if (!isTree(before) || !isTree(after))
    return canonicalText(before ?? null) === canonicalText(after ?? null)
      ? []
      : [{ path, before: before ?? null, after: after ?? null }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => changedFields(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
