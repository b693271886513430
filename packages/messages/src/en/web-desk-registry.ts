/** The desk of the registry: players, clubs, titles, accounts, the record. */
export const messages: Record<string, string> = {};
