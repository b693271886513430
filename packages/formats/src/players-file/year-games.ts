import { plainWords } from '../csv/entry-headings.ts';

/** Rated games of a player in a year, as a federation's register counts them (fce-2016 16.2). */
export interface YearGames {
  readonly year: number;
  readonly games: number;
  /** The rating list, by id or name; by default the first one. */
  readonly series?: string;
}

const WORDS = new Set(['games', 'partides', 'partidas', 'partide', 'partidele']);

/** `Games 2016`, `Partides 2016 ràpides`: one column per year, with the rating list if there are several. */
export function yearOfHeading(heading: string): Omit<YearGames, 'games'> | undefined {
  const words = plainWords(heading).split(' ');
  const [year] = words.filter((word) => /^(19|20)\d\d$/.test(word));
  if (year === undefined || !words.some((word) => WORDS.has(word))) return undefined;
  const series = words.filter((word) => word !== year && !WORDS.has(word)).join(' ');
  return { year: Number(year), ...(series !== '' && { series }) };
}

export const headingOfYear = ({ year, series }: Omit<YearGames, 'games'>): string =>
  series === undefined ? `Games ${year}` : `Games ${year} ${series}`;
