import type { Decision } from '@escala/core';
import { hasMessage } from '../catalogue.ts';

/** Compares article numbers part by part: 8.3 before 8.34 before 10.2a; `§7` counts as 7. */
export function compareArticles(a: string, b: string): number {
  const left = parts(a);
  const right = parts(b);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const order = comparePart(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function parts(article: string): string[] {
  return article.match(/\d+|[^\d.\s§]+/g) ?? [];
}

function comparePart(a: string, b: string): number {
  const numeric = Number(a) - Number(b);
  if (a !== '' && b !== '' && !Number.isNaN(numeric)) return numeric;
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Citing {
  readonly articles?: readonly string[];
  readonly article?: string;
  readonly decisions?: readonly Decision[];
}

/** All articles and decisions cited by these lines, steps and findings, without duplicates and sorted. */
export function citations(sources: readonly Citing[]): { articles: string[]; decisions: Decision[] } {
  const articles = new Set<string>();
  const decisions = new Set<Decision>();
  for (const source of sources) {
    for (const article of source.articles ?? []) articles.add(article);
    if (source.article !== undefined) articles.add(source.article);
    for (const decision of source.decisions ?? []) decisions.add(decision);
  }
  const inOrder = <Text extends string>(set: Set<Text>): Text[] => [...set].sort(compareArticles);
  return { articles: inOrder(articles), decisions: inOrder(decisions) };
}

/**
 * An article of a regulation other than the explanation's, with that regulation's name before the number (D-OFF-534).
 */
export const articleOf = (regulation: string, own: string, article: string): string =>
  regulation === own || article === '' ? article : `${regulation} ${article}`;

/** The key for the text of an article: of this regulation, or of another one named before the number. */
export function articleKey(regulation: string, article: string): string {
  const key = `article.${regulation}.${article}`;
  const space = article.indexOf(' ');
  const other = `article.${article.slice(0, space)}.${article.slice(space + 1)}`;
  return !hasMessage(key) && space > 0 && hasMessage(other) ? other : key;
}
