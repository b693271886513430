import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventFields, NamedArbiter } from './event-form-terms.ts';

const MORE = 3;

/** The arbiters named, and room for a few more: one name each, chosen from the arbiters' accounts. */
export function arbitersField(
  { translate }: Site,
  f: EventFields,
  named: readonly string[],
  arbiters: readonly NamedArbiter[],
): Html {
  const options = arbiters.map(({ account, name }) => [account, name] as const);
  const places = [...named, ...Array.from({ length: MORE }, () => '')].slice(
    0,
    Math.max(named.length, arbiters.length),
  );
  return html`<fieldset><legend>${translate('web.desk-events.field-arbiters')}</legend>
<p class="hint">${translate(arbiters.length === 0 ? 'web.desk-events.arbiter-none' : 'web.desk-events.field-arbiters-hint')}</p>
<div class="fields">${places.map((account, i) =>
    f.choice('facts.arbiters', options, {
      label: translate('web.desk-events.arbiter-place', { place: i + 1 }),
      none: translate('web.word.nobody'),
      value: account,
      place: i,
    }),
  )}</div></fieldset>`;
}

/** Includes named accounts that are no longer in use. */
export function withNamed(arbiters: readonly NamedArbiter[], named: readonly NamedArbiter[]): readonly NamedArbiter[] {
  const known = new Set(arbiters.map(({ account }) => account));
  return [...arbiters, ...named.filter(({ account }) => !known.has(account))];
}
