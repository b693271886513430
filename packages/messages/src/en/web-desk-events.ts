/** The arbiter's desk: events, entries, reports. */
export const messages: Record<string, string> = {};
