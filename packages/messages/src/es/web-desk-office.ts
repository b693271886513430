/** The officer's desk: reports, lists, corrections. */
export const messages: Record<string, string> = {};
