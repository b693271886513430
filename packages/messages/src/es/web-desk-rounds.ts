/** The arbiter's desk: rounds and results. */
export const messages: Record<string, string> = {};
