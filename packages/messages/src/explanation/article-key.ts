import { hasMessage } from '../catalogue.ts';

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
