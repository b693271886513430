import { entryOf } from '@escala/core';
import type { CompetitionRuleBook, HeadToHeadRuleBook, Rates } from './contracts/index.ts';
import type { CompetitionId, NamedBook, RegulationId } from './register.ts';

/** How a book rates a document, and, if it may follow another book, the whole book. */
interface Loader {
  readonly kind: keyof Rates;
  rate(): Promise<Rates[keyof Rates]>;
  book?(): Promise<HeadToHeadRuleBook>;
}

/** The books of the register, each loaded separately: a browser that recomputes a list loads only the book it needs. */
const loaders: Readonly<Record<RegulationId, Loader>> = {
  'fce-2016': {
    kind: 'head-to-head',
    rate: async () => (await import('./fce-2016/rate-document.ts')).rateDocument,
  },
  'fide-2009': {
    kind: 'head-to-head',
    rate: async () => (await import('./fide-2009/rate-document.ts')).rateDocument,
    book: async () => (await import('./fide-2009/index.ts')).fide2009,
  },
  'fide-2024': {
    kind: 'head-to-head',
    rate: async () => (await import('./fide-2024/rate-document.ts')).rateDocument,
    book: async () => (await import('./fide-2024/index.ts')).fide2024,
  },
  'frs-2012': {
    kind: 'scrabble',
    rate: async () => (await import('./frs-2012/rate.ts')).rate,
  },
};

const loaderOf = (id: string): Loader | undefined => entryOf<Loader>(loaders, id);

/** How the book named by a document rates it; undefined if there is no book of this name and kind. */
export async function loadRate<Kind extends keyof Rates>(
  { regulation, revision, bookChange }: NamedBook,
  kind: Kind,
): Promise<Rates[Kind] | undefined> {
  const own = loaderOf(regulation);
  if (own?.kind !== kind) return undefined;
  const before = bookChange && loaderOf(bookChange.before);
  if (before?.book === undefined || own.book === undefined) return own.rate() as Promise<Rates[Kind]>;
  const [{ bookAfterChange }, first, second] = await Promise.all([
    import('./joined/joined-book.ts'),
    before.book(),
    own.book(),
  ]);
  return bookAfterChange(first, second, { revision, bookChange: bookChange! }).rate as Rates[Kind];
}

const competitionLoaders: Readonly<Record<CompetitionId, () => Promise<CompetitionRuleBook>>> = {
  'fce-1990': async () => (await import('./fce-1990/book.ts')).fce1990,
  'fide-2026': async () => (await import('./fide-2026/book.ts')).fide2026,
};

/** The competition book of a given name, which may come from outside. */
export async function loadCompetitionBook(id: string): Promise<CompetitionRuleBook | undefined> {
  return entryOf(competitionLoaders, id)?.();
}
