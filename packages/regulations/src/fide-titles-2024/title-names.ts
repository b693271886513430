import type { NormTitle } from './parameters.ts';

/** FIDE titles by strength. */
export const FIDE_TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type FideTitle = (typeof FIDE_TITLES)[number];

/** As Catalan and Spanish lists write them. */
const WRITTEN: Readonly<Record<string, FideTitle>> = { MI: 'IM', MF: 'FM', WMI: 'WIM', WMF: 'WFM' };

/** A title as FIDE writes it, whatever the input; unknown ones are unchanged. */
export function fideTitle(written: string): string {
  const title = written.trim().toUpperCase();
  return WRITTEN[title] ?? title;
}

export const isFideTitle = (title: string): title is FideTitle => (FIDE_TITLES as readonly string[]).includes(title);

/** D-FT-19: a player with a title, or a higher one of its column, needs no norm for it. */
export function isTitleHeld(norm: string, titles: readonly string[]): boolean {
  const column = norm.startsWith('W') ? ['WGM', 'WIM'] : ['GM', 'IM'];
  return titles.some((held) => column.slice(0, column.indexOf(norm) + 1).includes(fideTitle(held)));
}

/** WGM and WIM are women's titles. */
export const isOfWomen = (title: FideTitle | NormTitle): boolean => title.startsWith('W');
