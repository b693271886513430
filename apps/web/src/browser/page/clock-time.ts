/** The time as on hall clocks, the same in every language: 16:05. */
export const clockTime = (at: Date): string => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
