/** Titles printed on lists, in the order of fce-2016 9.1c. */
export const PRINTED_TITLES = ['WCM', 'CM', 'MC', 'MN', 'WMF', 'MF', 'WMI', 'MI', 'WGM', 'GM'] as const;
export type PrintedTitle = (typeof PRINTED_TITLES)[number];

/** FIDE's lists use the English names for four of them. */
const NAMES_BY_FIDE: Readonly<Record<string, PrintedTitle>> = {
  FM: 'MF',
  IM: 'MI',
  WFM: 'WMF',
  WIM: 'WMI',
};

export function printedTitle(written: string): PrintedTitle | undefined {
  const title = NAMES_BY_FIDE[written] ?? written;
  return PRINTED_TITLES.find((each) => each === title);
}

/** Of several titles, the one a list prints: the last in the order of 9.1c. */
export function highestTitle(titles: readonly string[]): PrintedTitle | undefined {
  return PRINTED_TITLES.findLast((title) => titles.includes(title));
}

/** The highest title under the name it is held by: a FIDE title keeps FIDE's name unless another was given. */
export function shownTitle(titles: readonly string[]): string | undefined {
  const places = titles.map((title) => PRINTED_TITLES.indexOf(printedTitle(title)!));
  const highest = Math.max(...places);
  return highest < 0 ? undefined : titles[places.indexOf(highest)];
}
