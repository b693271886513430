import type { Step } from '@escala/core';

export type { Step } from '@escala/core';

/** Names to put into sentences in place of ids. */
export type NameOf = (id: string) => string;

type Grounds = Partial<Pick<Step, 'articles' | 'decisions' | 'parts' | 'list'>>;

/** A step of a reason. The book makes it; its words stand in the catalogues under `working.<quantity>`, and one place puts them into sentences. */
export function step(quantity: Step['quantity'], values: Step['values'], grounds: Grounds = {}): Step {
  return { quantity, values, articles: [], decisions: [], ...grounds };
}
