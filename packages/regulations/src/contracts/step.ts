import type { Step } from '@escala/core';

export type { Step } from '@escala/core';

/** Names that replace ids in sentences. */
export type NameOf = (id: string) => string;

type Grounds = Partial<Pick<Step, 'articles' | 'decisions' | 'parts' | 'list'>>;

/**
 * A step of a reason. The book makes it; its words are in the catalogues under `working.<quantity>`, and sentences are
 * made in one place.
 */
export function step(quantity: Step['quantity'], values: Step['values'], grounds: Grounds = {}): Step {
  return { quantity, values, articles: [], decisions: [], ...grounds };
}
