/** The titles of `fce-1990`, strongest first, as it writes them (Suis 7). */
export const FCE_TITLES = ['GM', 'MI', 'MF', 'MN', 'MC', 'WGM', 'WMI', 'WMF', 'CM', 'WCM'] as const;
export type FceTitle = (typeof FCE_TITLES)[number];

/** International titles that the regulation of 1990 writes differently. */
const CATALAN: Readonly<Record<string, FceTitle>> = { IM: 'MI', FM: 'MF', WIM: 'WMI', WFM: 'WMF' };

/** A title as `fce-1990` writes it, whatever the input: `FM` and `MF` are the same; unknown ones are unchanged. */
export function fceTitle(written: string): string {
  const title = written.trim().toUpperCase();
  return CATALAN[title] ?? title;
}

/** The reverse: `MI` there is `IM` in reports. */
export function internationalTitle(title: string): string {
  return Object.keys(CATALAN).find((written) => CATALAN[written] === title) ?? title;
}
