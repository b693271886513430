import type { CodeOf, Finding } from '@escala/core';
import { expect, it } from 'vitest';
import type { Texts } from './texts.ts';
import { type Translate, translator } from './translator.ts';

/** What the compiler must refuse; a line it accepts is itself an error. */
it('a word that lacks a language, or has one too many, does not compile', () => {
  const texts: Texts = {
    'mail.greeting': ['Hello,', 'Hola,', 'Hola:', 'Bună ziua,'],
    // @ts-expect-error
    'mail.no-romanian': ['Hello,', 'Hola,', 'Hola:'],
    // @ts-expect-error
    'mail.five': ['Hello,', 'Hola,', 'Hola:', 'Bună ziua,', 'Salut,'],
  };
  expect(Object.keys(texts)).toHaveLength(3);
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
