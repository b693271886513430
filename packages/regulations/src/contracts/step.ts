import type { ReasonStep } from '@escala/core';

export type { ReasonStep } from '@escala/core';

/** Names to put into sentences in place of ids. */
export type NameOf = (id: string) => string;

type Grounds = Partial<Pick<ReasonStep, 'articles' | 'decisions' | 'parts' | 'list'>>;

/** A step of a reason. The book makes it; its words stand in the catalogues under `working.<quantity>`, and one place puts them into sentences. */
export function step(
  quantity: ReasonStep['quantity'],
  values: ReasonStep['values'],
  grounds: Grounds = {},
): ReasonStep {
  return { quantity, values, articles: [], decisions: [], ...grounds };
}
