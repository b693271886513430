import { fceTitle, internationalTitle } from '@escala/core';

/** One or two letters stood for a title in old reports. */
const OLD: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
};

/** The title of a report in the words of a tournament's system. */
export function titleOfTrf(written: string, system: string): string {
  const title = OLD[written] ?? written.toUpperCase();
  return system === 'fce-1990' ? fceTitle(title) : title;
}

export function titleForTrf(title: string, system: string): string {
  return system === 'fce-1990' ? internationalTitle(title) : title;
}
