import { hasMessage } from '../catalogue.ts';

/** An article of another regulation than that of the explanation, with its name before the number (D-OFF-534). */
export const articleOf = (regulation: string, own: string, article: string): string =>
  regulation === own || article === '' ? article : `${regulation} ${article}`;

/** The key of what an article says: of the regulation, or of another one that stands before its number. */
export function articleKey(regulation: string, article: string): string {
  const key = `article.${regulation}.${article}`;
  const space = article.indexOf(' ');
  const other = `article.${article.slice(0, space)}.${article.slice(space + 1)}`;
  return !hasMessage(key) && space > 0 && hasMessage(other) ? other : key;
}
