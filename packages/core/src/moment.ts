/** A date and a time by the clocks of a place (`2017-02-03T18:05`) as a moment. */
export function momentOf(written: string, timeZone: string): string {
  const there = Date.parse(`${written}Z`);
  // Once more with the clocks of the moment found: they may have changed in between.
  const first = there - ahead(there, timeZone);
  return new Date(there - ahead(first, timeZone)).toISOString();
}

/** How many milliseconds the clocks there are ahead of UTC. */
function ahead(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const [day, month, year, hour, minute, second] = format.format(moment).split(/\D+/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour % 24, minute, second) - Math.floor(moment / 1000) * 1000;
}
