import type { NormTitle } from './parameters.ts';

/** Titles of FIDE by strength. */
export const FIDE_TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type FideTitle = (typeof FIDE_TITLES)[number];

/** As Catalan and Spanish lists write them. */
const WRITTEN: Readonly<Record<string, FideTitle>> = { MI: 'IM', MF: 'FM', WMI: 'WIM', WMF: 'WFM' };

/** A title as FIDE writes it, whatever was written; others stay as they are. */
export function fideTitle(written: string): string {
  const title = written.trim().toUpperCase();
  return WRITTEN[title] ?? title;
}

export const isFideTitle = (title: string): title is FideTitle => (FIDE_TITLES as readonly string[]).includes(title);

/** WGM and WIM are titles of women. */
export const isOfWomen = (title: FideTitle | NormTitle): boolean => title.startsWith('W');
