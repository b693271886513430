/** A local date and time (`2017-02-03T18:05`) in a time zone as a moment in UTC. */
export function momentOf(written: string, timeZone: string): string {
  const there = Date.parse(`${written}Z`);
  // Repeated with the offset at the moment found, as clocks may have changed in between.
  const first = there - ahead(there, timeZone);
  return new Date(there - ahead(first, timeZone)).toISOString();
}

/** How many milliseconds local clocks are ahead of UTC. */
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
