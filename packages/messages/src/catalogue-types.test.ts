import { expect, it } from 'vitest';
import type { Messages } from './catalogue.ts';
import type { messages as english } from './en/mail.ts';
import { messages as romanian } from './ro/mail.ts';

/** What the compiler refuses; a line that it would let pass is an error itself. */
type Mails = Messages<keyof typeof english>;

it('a word that Romanian lacks, or that English does not know, does not compile', () => {
  const { 'mail.greeting': _greeting, ...rest } = romanian;
  // @ts-expect-error
  const missing: Mails = rest;
  // @ts-expect-error
  const extra: Mails = { ...romanian, 'mail.nobody-asks': 'Bună' } satisfies Mails;
  expect([missing, extra]).toHaveLength(2);
});
