import { reason } from '@escala/core';
import { expect, it } from 'vitest';
import { translator } from '../translator.ts';
import { stepSentences } from './step-text.ts';

const speech = { language: 'en', translate: translator('en', { missing: 'throw' }) } as const;

it('conditions of a verdict and steps of a pair become sentences in one way', () => {
  const met = reason('fce-1990.lineup-half', 'Endarreriments 12.3', true, { there: 3, boards: 4, half: 2 });
  const waived = { ...met, holds: 'no', waived: true, player: '7', decisions: ['D-COMP-43'] } as const;
  const step = { quantity: 'fide-2026.dutch.not-on-record', values: {}, articles: [], decisions: [] } as const;
  const [first, second, third] = stepSentences([met, waived, step], speech);
  expect(first).toMatchObject({ holds: 'yes', articles: ['Endarreriments 12.3'], decisions: [] });
  expect(first!.text).toMatch(/3 of 4 boards/);
  expect(second).toMatchObject({ holds: 'no', waived: true, player: '7', decisions: ['D-COMP-43'] });
  expect(third).not.toHaveProperty('holds');
});
