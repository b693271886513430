/** What a table has under a name that a document, an address or a person gave: `constructor` is no entry of it. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
