/** Minutes since midnight of an instant, on the clocks of a place. */
export function localMinute(instant: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour, minute] = format.format(new Date(instant)).split(':');
  return 60 * Number(hour) + Number(minute);
}
