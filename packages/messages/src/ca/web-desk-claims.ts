/** Claims, and the desk of a player. */
export const messages: Record<string, string> = {};
