/** The own entry of a table under a name that comes from outside, so that `constructor` is not found. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
