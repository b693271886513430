import type { EventFactTable, GameFactTable } from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import type { Federation } from '../../registry/federation/federation.ts';

/** What the rating books of a federation's lists need to know about an event and a game, besides the common facts. */
export function ratingFactsOf(federation: Pick<Federation, 'series'> | undefined): {
  readonly facts: EventFactTable;
  readonly gameFacts: GameFactTable;
} {
  const books = (federation?.series ?? []).map(bookOf).filter((book) => book.kind === 'head-to-head');
  return {
    facts: Object.assign({}, ...books.map(({ facts }) => facts)),
    gameFacts: Object.assign({}, ...books.map(({ gameFacts }) => gameFacts)),
  };
}

/** Facts that no book of the federation uses. */
export const unusedFacts = (told: object, known: object, path: string): Refusal[] =>
  Object.entries(told)
    .filter(([name, value]) => value !== undefined && !(name in known))
    .map(([name]) => invalid('event-fact-unused', { name }, { field: `${path}.${name}` }));
