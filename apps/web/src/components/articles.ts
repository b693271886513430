import { catalogue, type Language } from '@escala/messages';
import { allBooks } from '@escala/regulations/all-books';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';

/** The anchor of an article on the page of its regulation: `a-16.6b`, `a-Suis-9.1`. */
export const articleAnchor = (article: string): string => `a-${article.replaceAll(' ', '-')}`;

export const articleHref = (site: Site, book: string, article: string): string =>
  href(site, `/regulations/${book}#${encodeURI(articleAnchor(article))}`);

/** An article's number, linked to its text. */
export const articleLink = (site: Site, book: string, article: string): Html =>
  html`<a href="${articleHref(site, book, article)}">${article}</a>`;

export interface Article {
  readonly number: string;
  readonly sentence: string;
}

/** Every article of a book that has a sentence, in the order of the book. */
export function articlesOf(book: string, language: Language): Article[] {
  const area = `article.${book}.`;
  return Object.entries(catalogue(language))
    .filter(([key]) => key.startsWith(area))
    .map(([key, sentence]) => ({ number: key.slice(area.length), sentence }))
    .sort((a, b) => inOrder(book, a.number, b.number));
}

const natural = new Intl.Collator('en', { numeric: true });

/** In the book's own order, else in natural order: 9.1 before 10.1, 5.3 before 5.3a. */
export function inOrder(book: string, a: string, b: string): number {
  const compare = allBooks.find(({ id }) => id === book)?.articleOrder ?? natural.compare;
  return compare(a, b);
}

/** The section of the document an article is in, if numbering restarts in each: `Suis` for `Suis 9.1`. */
export function sectionOf(article: string): string {
  return /^(\D*?) ?(?:[\d.]+\w*|nota)$/.exec(article)?.[1] ?? '';
}
