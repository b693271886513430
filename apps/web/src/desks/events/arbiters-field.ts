import { choice } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { FORM, type NamedArbiter } from './event-form-terms.ts';

const MORE = 3;

/** Those who are named, and places for some more: a name each, chosen from the accounts of arbiters. */
export function arbitersField({ translate }: Site, named: readonly string[], arbiters: readonly NamedArbiter[]): Html {
  const options = [
    ['', translate('web.desk-events.arbiter-nobody')] as const,
    ...arbiters.map(({ account, name }) => [account, name] as const),
  ];
  const places = [...named, ...Array.from({ length: MORE }, () => '')].slice(
    0,
    Math.max(named.length, arbiters.length),
  );
  return html`<fieldset><legend>${translate('web.desk-events.field-arbiters')}</legend>
<p class="hint">${translate(arbiters.length === 0 ? 'web.desk-events.arbiter-none' : 'web.desk-events.field-arbiters-hint')}</p>
<div class="fields">${places.map((account, i) =>
    choice(
      `${FORM}-${i}`,
      {
        name: 'facts.arbiters',
        as: 'list',
        label: translate('web.desk-events.arbiter-place', { place: i + 1 }),
        value: account,
      },
      options,
    ),
  )}</div></fieldset>`;
}

/** Accounts that are no longer in use stay where they are named. */
export function withNamed(arbiters: readonly NamedArbiter[], named: readonly NamedArbiter[]): readonly NamedArbiter[] {
  const known = new Set(arbiters.map(({ account }) => account));
  return [...arbiters, ...named.filter(({ account }) => !known.has(account))];
}
