/** A value of a record in a few words, whatever it holds: players by their names, lists and parts one after the other; null where there is none. */
export function valueText(value: unknown, names: Readonly<Record<string, string>>): string | null {
  const parts = leaves(value).map((leaf) => names[leaf] ?? leaf);
  return parts.length === 0 ? null : parts.join(', ');
}

function leaves(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object') return Object.values(value).flatMap(leaves);
  return [String(value)];
}
