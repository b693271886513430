/** `7`, `7 bis`; the rules have no other numbers. */
const BIS = /^\s*(\d+)\s*bis\s*$/i;

/** Consecutive numbers by place: a "bis" stays the "bis" of the number before it. */
export function numberedAnew(numbers: readonly string[]): string[] {
  let last = 0;
  return numbers.map((number) => (BIS.test(number) ? `${last} bis` : String(++last)));
}

/** The number of a player added to a list: the next one, or "bis" of the last if a list may only grow. */
export function nextNumber(numbers: readonly string[], onlyGrows: boolean): string {
  const highest = Math.max(0, ...numbers.map((number) => Number.parseInt(number, 10)).filter(Number.isFinite));
  return onlyGrows ? `${highest} bis` : String(highest + 1);
}
