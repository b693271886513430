import type { CodeOf, Finding } from '@escala/core';
import { expect, it } from 'vitest';
import type { Messages } from './catalogue.ts';
import type { messages as english } from './en/mail.ts';
import { messages as romanian } from './ro/mail.ts';
import { type Translate, translator } from './translator.ts';

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

it('a key without a text does not compile', () => {
  const ask = (translate: Translate, status: 'new' | 'inactive', other: 'new' | 'retired', any: string) => [
    translate('web.word.number-short'),
    translate(`web.status.${status}`),
    // @ts-expect-error
    translate('web.list.rnk'),
    // @ts-expect-error
    translate(`web.status.${other}`),
    // @ts-expect-error
    translate(`web.status.${any}`),
  ];
  const said = ask(translator('en'), 'new', 'retired', 'retired');
  expect(said.slice(1)).toEqual(['new', '[web.list.rnk]', '[web.status.retired]', '[web.status.retired]']);
});

it('a code without a sentence does not compile, wherever it is given', () => {
  const finding: Pick<Finding, 'code' | 'decisions'>[] = [
    { code: 'fce-2016.duration', decisions: ['D-FCE-9'] },
    // @ts-expect-error
    { code: 'fce-2016.durations' },
    // @ts-expect-error
    { code: 'fce-2016.duration', decisions: ['D-NOBODY'] },
  ];
  // @ts-expect-error
  const refusal: CodeOf<'refusal'> = 'player-unknwon';
  expect([...finding, refusal]).toHaveLength(4);
});
