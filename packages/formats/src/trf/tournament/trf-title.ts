/** Titles as reports have them by those of our documents, where the two differ: the regulation of 1990 writes them so. */
const CATALAN: Readonly<Record<string, string>> = { IM: 'MI', FM: 'MF', WIM: 'WMI', WFM: 'WMF' };

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

/** The titles that fce-1990 orders players by (Suis 7). */
export const FCE_TITLES: readonly string[] = ['GM', 'MI', 'MF', 'MN', 'MC', 'WGM', 'WMI', 'WMF', 'CM', 'WCM'];

/** The title of a report in the words of a tournament's system. */
export function titleOfTrf(written: string, system: string): string {
  const title = OLD[written] ?? written.toUpperCase();
  return system === 'fce-1990' ? (CATALAN[title] ?? title) : title;
}

export function titleForTrf(title: string, system: string): string {
  if (system !== 'fce-1990') return title;
  return Object.keys(CATALAN).find((written) => CATALAN[written] === title) ?? title;
}
