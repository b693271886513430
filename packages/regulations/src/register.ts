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

/** Every rule book, by the name that documents use: those that rate, those of competitions, those of titles. The only list of them. */
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

/** The one that documents of an earlier day mean, which name none. */
export const unnamedBook: CompetitionRuleBook = fce1990;

export type RegulationId = keyof typeof ruleBooks;
export type CompetitionId = keyof typeof competitionBooks;

/** The rule book of a name that comes from outside. */
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

/** Pairs of books of which the second goes on from the lists of the first. */
export const joinedBooks: readonly (readonly [HeadToHeadRuleBook, HeadToHeadRuleBook])[] =
  Object.values<HeadToHeadRuleBook>(headToHeadBooks).flatMap((after, _, books) =>
    books.filter((before) => whyNotJoined(before, after) === undefined).map((before) => [before, after] as const),
  );

/** What names a book in documents and series: one, or two one after the other. */
export interface NamedBook {
  readonly regulation: string;
  readonly revision?: string | undefined;
  readonly bookChange?: BookChange | undefined;
}

const pairOf = (regulation: string, change: BookChange): (typeof joinedBooks)[number] | undefined =>
  joinedBooks.find(([before, after]) => before.id === change.before && after.id === regulation);

const joined = new Map<string, HeadToHeadRuleBook>();

/** The rule book that a document or a series names; nothing where there is none, or where one cannot go on from the other. */
export function namedBook({ regulation, revision, bookChange }: NamedBook): RuleBook | undefined {
  if (bookChange === undefined) return ruleBookOf(regulation);
  const key = JSON.stringify([regulation, revision, bookChange]);
  const pair = pairOf(regulation, bookChange);
  const book = joined.get(key) ?? (pair && bookAfterChange(...pair, { revision, bookChange }));
  if (book !== undefined) joined.set(key, book);
  return book;
}

/** How a book goes over nobody but those whom a change concerns, and the share of players beyond which its replay is about as quick. */
export interface BookAmend {
  readonly amend: Amend;
  readonly most: number;
}

/** Of the books that can. Whoever loads one book alone does without. */
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

/** Documents of Scrabble and of head-to-head play have one format: the book that they name tells them apart. */
export const isOfScrabble = <Document extends { readonly regulation: string }>(
  document: Document,
): document is Extract<Document, ScrabbleInput | ScrabbleOutput> => Object.hasOwn(scrabbleBooks, document.regulation);
