import { PLAYER_CATEGORIES } from '@escala/core';
import { choice, field, numberField } from '../../../components/form-fields.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { written } from '../event-form-terms.ts';
import type { Entry } from './entry-table.ts';

const SOURCES = ['catalan', 'fide', 'spanish'] as const;

/** What an entry says of the player: the registry may change later, the event does not. */
export function entryFields(
  { translate }: Site,
  { number, rating, ratings, title, club, category }: Entry,
  clubs: readonly { readonly club: string; readonly name: string }[],
): Html {
  const word = (name: string): string => translate(`web.desk-events.entry-${name}`);
  const known = clubs.map((each) => [each.club, each.name] as const);
  const isKnown = club === undefined || clubs.some((each) => each.club === club);
  const categories = PLAYER_CATEGORIES.map((each) => [each, translate(`web.desk-events.category-${each}`)] as const);
  const isCategory = category === undefined || categories.some(([each]) => each === category);
  return html`<div class="fields">
${numberField('amend', { name: 'facts.rating', label: word('rating'), value: written(rating), min: 1, max: 9999, required: false })}
${field('amend', { name: 'facts.title', label: word('title'), value: title, size: 6, required: false })}
${choice('amend', { name: 'facts.category', label: word('category'), value: category ?? '' }, [
  ['', '–'],
  ...(isCategory ? [] : [[category!, category!] as const]),
  ...categories,
])}
${choice('amend', { name: 'facts.club', label: word('club'), value: club ?? '' }, [
  ['', '–'],
  ...(isKnown ? [] : [[club!, club!] as const]),
  ...known,
])}
${numberField('amend', {
  name: 'facts.number',
  label: word('number'),
  hint: word('number-hint'),
  value: written(number),
  min: 1,
  required: false,
})}
${SOURCES.map((source) =>
  numberField('amend', {
    name: `facts.ratings.${source}`,
    label: word(`rating-${source}`),
    value: written(ratings?.[source]),
    min: 1,
    max: 9999,
    required: false,
  }),
)}</div>`;
}
