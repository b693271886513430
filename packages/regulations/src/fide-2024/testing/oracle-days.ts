/** Days as text, as in documents, using JavaScript's own calendar. */
const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asText = (date: Date): string => date.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asText(date);
}

/** Between firsts of months. */
export const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

export function thirdListAfter(day: string): string {
  const date = asDate(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + 3);
  return asText(date);
}
