import { type BookChange, entryOf, type ScrabbleInput, type ScrabbleOutput } from '@escala/core';
import type {
  Amend,
  CompetitionRuleBook,
  HeadToHeadRuleBook,
  RuleBook,
  ScrabbleRuleBook,
  TitleRuleBook,
} from './contracts/index.ts';
import { fce1990 } from './fce-1990/book.ts';
import { fceTitles1990 } from './fce-1990/titles.ts';
import { fce2016 } from './fce-2016/index.ts';
import { amend as amendFce2016 } from './fce-2016/lists/amend.ts';
import { fide2009 } from './fide-2009/index.ts';
import { amend as amendFide2009 } from './fide-2009/lists/amend.ts';
import { fide2024 } from './fide-2024/index.ts';
import { amend as amendFide2024 } from './fide-2024/lists/amend.ts';
import { fide2026 } from './fide-2026/book.ts';
import { fideTitles2024 } from './fide-titles-2024/book.ts';
import { frs2012 } from './frs-2012/index.ts';
import { whyNotJoined } from './joined/book-change.ts';
import { joinedAmend } from './joined/joined-amend.ts';
import { bookAfterChange, booksInTurn } from './joined/joined-book.ts';

/** Every rule book by the name that documents use: for ratings, competitions and titles. The only such list. */
export const ruleBooks = {
  'fce-2016': fce2016,
  'fide-2009': fide2009,
  'fide-2024': fide2024,
  'frs-2012': frs2012,
} as const satisfies Readonly<Record<string, RuleBook>>;

export const competitionBooks = {
  'fce-1990': fce1990,
  'fide-2026': fide2026,
} as const satisfies Readonly<Record<string, CompetitionRuleBook>>;

export const titleBooks = {
  'fce-1990': fceTitles1990,
  'fide-titles-2024': fideTitles2024,
} as const satisfies Readonly<Record<string, TitleRuleBook>>;

/** The book of older documents, which name none. */
export const unnamedBook: CompetitionRuleBook = fce1990;

/** What is meant wherever else nobody names a book: FIDE's, whose format reports are (D-OFF-1240). */
export const usualBook: CompetitionRuleBook = fide2026;

export type RegulationId = keyof typeof ruleBooks;
export type CompetitionId = keyof typeof competitionBooks;

/** The rule book of a given name, which may come from outside. */
export const ruleBookOf = (id: string): RuleBook | undefined => entryOf<RuleBook>(ruleBooks, id);
export const competitionBookOf = (id: string): CompetitionRuleBook | undefined => entryOf(competitionBooks, id);
export const titleBookOf = (id: string): TitleRuleBook | undefined => entryOf(titleBooks, id);

type BooksOf<Book> = { readonly [Id in RegulationId as (typeof ruleBooks)[Id] extends Book ? Id : never]: Book };

function booksOfKind<Book extends RuleBook>(kind: Book['kind']): BooksOf<Book> {
  const books = Object.entries<RuleBook>(ruleBooks).filter(([, book]) => book.kind === kind);
  return Object.fromEntries(books) as unknown as BooksOf<Book>;
}

export const headToHeadBooks = booksOfKind<HeadToHeadRuleBook>('head-to-head');
export const scrabbleBooks = booksOfKind<ScrabbleRuleBook>('scrabble');

/** Pairs of books where the second can continue from the lists of the first. */
export const joinedBooks: readonly (readonly [HeadToHeadRuleBook, HeadToHeadRuleBook])[] =
  Object.values<HeadToHeadRuleBook>(headToHeadBooks).flatMap((after, _, books) =>
    books.filter((before) => whyNotJoined(before, after) === undefined).map((before) => [before, after] as const),
  );

/** How documents and series name a book: one, or two in succession. */
export interface NamedBook {
  readonly regulation: string;
  readonly revision?: string | undefined;
  readonly bookChange?: BookChange | undefined;
}

const pairOf = (regulation: string, change: BookChange): (typeof joinedBooks)[number] | undefined =>
  joinedBooks.find(([before, after]) => before.id === change.before && after.id === regulation);

const joined = new Map<string, HeadToHeadRuleBook>();

/**
 * The rule book that a document or a series names; undefined if there is none, or if the second cannot continue from
 * the first.
 */
export function namedBook({ regulation, revision, bookChange }: NamedBook): RuleBook | undefined {
  if (bookChange === undefined) return ruleBookOf(regulation);
  const key = JSON.stringify([regulation, revision, bookChange]);
  const pair = pairOf(regulation, bookChange);
  const book = joined.get(key) ?? (pair && bookAfterChange(...pair, { revision, bookChange }));
  if (book !== undefined) joined.set(key, book);
  return book;
}

/**
 * How a book recomputes only the players whom a change concerns, and the share of players beyond which a full replay is
 * about as fast.
 */
export interface BookAmend {
  readonly amend: Amend;
  readonly most: number;
}

/** Only for books that can do this; a book loaded on its own goes without. */
const amends: Readonly<Partial<Record<RegulationId, BookAmend>>> = {
  'fce-2016': { amend: amendFce2016, most: 0.1 },
  'fide-2009': { amend: amendFide2009, most: 0.5 },
  'fide-2024': { amend: amendFide2024, most: 0.5 },
};

export function amendOf({ regulation, revision, bookChange }: NamedBook): BookAmend | undefined {
  const own = entryOf<BookAmend | undefined>(amends, regulation);
  if (bookChange === undefined || own === undefined) return own;
  const before = entryOf<BookAmend | undefined>(amends, bookChange.before);
  const pair = pairOf(regulation, bookChange);
  if (before === undefined || pair === undefined) return undefined;
  const books = booksInTurn(...pair, { revision, bookChange });
  return {
    amend: joinedAmend(books, { before: before.amend, after: own.amend }),
    most: Math.min(before.most, own.most),
  };
}

/** Scrabble and head-to-head documents share one format and are told apart by the book that they name. */
export const isOfScrabble = <Document extends { readonly regulation: string }>(
  document: Document,
): document is Extract<Document, ScrabbleInput | ScrabbleOutput> => Object.hasOwn(scrabbleBooks, document.regulation);
