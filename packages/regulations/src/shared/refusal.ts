import type { Finding } from '@escala/core';

/** A finding because of which nothing is made of a document; the words are the book's, under `finding.<code>`. */
export const refusal = (
  code: Finding['code'],
  article: string,
  values: Finding['values'],
  place: Partial<Pick<Finding, 'event' | 'round' | 'player' | 'decisions'>> = {},
): Finding => ({ severity: 'error', refuses: true, code, article, values, ...place });
