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

/** D-FT-19: who holds a title, or a higher one of its column, needs no norm of it. */
export function isTitleHeld(norm: string, titles: readonly string[]): boolean {
  const column = norm.startsWith('W') ? ['WGM', 'WIM'] : ['GM', 'IM'];
  return titles.some((held) => column.slice(0, column.indexOf(norm) + 1).includes(fideTitle(held)));
}

/** WGM and WIM are titles of women. */
export const isOfWomen = (title: FideTitle | NormTitle): boolean => title.startsWith('W');
