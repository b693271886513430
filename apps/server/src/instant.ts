export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant this many milliseconds later. */
export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

export function millisecondsBetween(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}
