import {
  addEntry,
  amendPlayer,
  decideClaim,
  handOutDevice,
  inviteAccount,
  registerEvent,
  setAbsence,
} from '@escala/office/acts';
import { expect, it } from 'vitest';
import { formFaults } from '../testing/sent-forms.ts';
import { testSite } from '../testing/test-site.ts';
import { actForm } from './act-form.ts';

const site = testSite('/desk', { federation: { id: 'fed', name: 'Federació' } });

it('a field has the name, the limits and the word that the act gives it', () => {
  const { html } = actForm(site, registerEvent, {
    id: 'event',
    leadsTo: ({ event }) => `/desk/events/${event}`,
    fields: (f) => [f('facts.name'), f('facts.rounds', { value: 9 }), f('facts.start'), f('facts.place')],
  });
  expect(html).toContain('data-then="/en/fed/desk/events/{event}"');
  expect(html).toMatch(
    /<label for="event-facts-name">Name<.*?name="facts.name" type="text"[^>]* maxlength="200" required>/s,
  );
  expect(html).toMatch(
    /name="facts.rounds" type="number"[^>]* value="9"[^>]* data-as="number" min="1" max="999" required>/,
  );
  expect(html).toMatch(/name="facts.start" type="date"[^>]* required>/);
  expect(html).not.toMatch(/name="facts.place"[^>]* required/);
  expect(html).not.toContain('name="reason"');
});

it('asks why where the act must be told, and takes away what is left empty where it can', () => {
  const { html } = actForm(site, amendPlayer, {
    id: 'amend',
    fixed: { player: 'p1', version: 1 },
    fields: (f) => [f('name', { required: true }), f('birthDate')],
  });
  expect(html).toMatch(/name="reason"[^>]* required/);
  expect(html).toMatch(/name="birthDate"[^>]* data-empty="null"/);
  expect(html).not.toMatch(/name="name"[^>]* data-empty/);
});

it('a wrong field does not compile, nor a part of the command of another kind', () => {
  const terms = { id: 'a', words: { name: 'Roca, Pere' } };
  expect(() =>
    actForm(site, addEntry, {
      ...terms,
      // @ts-expect-error: the act has no such field
      fields: (f) => f('plyer'),
    }),
  ).toThrow('entry.add has no field plyer');
  // @ts-expect-error: the id of an event is no number
  actForm(site, addEntry, { ...terms, fixed: { event: 7 } });
  // @ts-expect-error: the outcome has no such field
  actForm(site, addEntry, { ...terms, leadsTo: ({ nowhere }) => `/${nowhere}` });
});

it('a form that cannot be sent is found', () => {
  const sent = (html: string): string[] => formFaults(html);
  const good = actForm(site, setAbsence, {
    id: 'a',
    fixed: { event: 'open', player: 'p1', version: 1 },
    fields: (f) => f.ticks('rounds', [[4, 4]]),
  }).html;
  expect(sent(good)).toEqual([]);
  expect(sent(good.replace('name="rounds"', 'name="ronds"'))).not.toEqual([]);
  expect(sent(good.replace('data-as="numbers"', ''))).not.toEqual([]);
  expect(sent(good.replace('&quot;version&quot;:1', '&quot;version&quot;:0'))).not.toEqual([]);
});

it('the button and what is said when it is done are words of the act, unless the form has others', () => {
  const fixed = { event: 'open', player: 'p1' };
  const byAct = actForm(site, addEntry, { id: 'a', fixed, words: { name: 'Roca, Pere' } }).html;
  expect(byAct).toContain('data-done="Added: Roca, Pere."');
  expect(byAct).toContain('>Add</button>');
  const own = actForm(site, addEntry, { id: 'a', fixed, submit: 'Once more', done: 'Back again.' }).html;
  expect(own).toContain('data-done="Back again."');
  expect(own).toContain('>Once more</button>');
  expect(actForm(site, inviteAccount, { id: 'a', after: 'stay' }).html).not.toContain('data-done');
});

it('a form without words does not compile', () => {
  // @ts-expect-error: a claim is decided one way or the other, so the act alone has no words
  actForm(site, decideClaim, { id: 'a' });
  // @ts-expect-error: nothing is said when it is done, and nobody stays to say it
  actForm(site, handOutDevice, { id: 'a' });
});
