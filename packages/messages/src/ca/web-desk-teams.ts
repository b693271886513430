/** The club delegate's desk, and leagues. */
export const messages: Record<string, string> = {};
