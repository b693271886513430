import { type ListedFact, ruleBookOf } from '@escala/regulations';

/** The columns of lists, in the order of reading. */
const COLUMNS = [
  'rank',
  'name',
  'title',
  'id',
  'club',
  'nationality',
  'sex',
  'birthYear',
  'rating',
  'change',
  'k0',
  'k',
  'games',
  'status',
] as const satisfies readonly (ListedFact | 'rank' | 'change' | 'status')[];
export type ListColumn = (typeof COLUMNS)[number];

/** What every list shows, whatever its regulation asks for. */
const ALWAYS: readonly ListColumn[] = ['rank', 'name', 'title', 'club', 'rating', 'change', 'games', 'status'];

/**
 * The columns of an official list by this regulation: its page, its paper and its sections have all of them (fce-2016
 * 9.1, fide-2009 7.12, fide-2024 7.1.2).
 */
export function listColumns(regulation: string): readonly ListColumn[] {
  const asked: Readonly<Partial<Record<ListColumn, string>>> = ruleBookOf(regulation)?.listShows ?? {};
  return COLUMNS.filter((column) => ALWAYS.includes(column) || asked[column] !== undefined);
}

/** What a section leaves out: figures that its players do not have, and what is alike for all of them. */
const LEFT_OUT = {
  top: ['change', 'status'],
  inactive: ['rank', 'change', 'status'],
  titled: ['rank', 'rating', 'change', 'k0', 'k', 'games', 'status'],
} as const satisfies Readonly<Record<string, readonly ListColumn[]>>;

export function sectionColumns(regulation: string, section: keyof typeof LEFT_OUT): readonly ListColumn[] {
  const leftOut: readonly ListColumn[] = LEFT_OUT[section];
  return listColumns(regulation).filter((column) => !leftOut.includes(column));
}
