import { describe, expect, it } from 'vitest';
import { commandRefusals } from './command-refusals.ts';
import { labelSchema, nameSchema, textOfLines } from './written-form.ts';

const faultsOf = (text: string) => nameSchema.safeParse(text).error?.issues.map(({ code }) => code) ?? [];

describe('a name', () => {
  it.each([
    'Vidal Puig, Àlex',
    'Peona i Peó',
    'Obert 2017',
    "L'Hospitalet",
    'Escacs Vila-seca (B)',
    '7',
    'Стойка',
    '象棋',
  ])('is something that can be read: %s', (name) => {
    expect(nameSchema.parse(name)).toBe(name);
  });

  it('has no blanks around it', () => {
    expect(nameSchema.parse('  Reus \n')).toBe('Reus');
  });

  it.each(['', '   ', '\n\t'])('is there: %j', (name) => {
    expect(faultsOf(name)).toEqual(['too_small']);
  });

  it.each(
    [
      ['A\nB', 'A\r\nB', 'A\u2028B', 'A\u0085B', 'A\tB'],
      [',', '-', '…', '\u200B', '\u202E'],
      ['Vi\u200Bdal', '\u202Eladiv', 'Vi\u00ADdal'],
    ].flat(),
  )('is one line with a letter or digit and nothing invisible: %j', (name) => {
    expect(faultsOf(name)).toEqual(['invalid_format']);
  });

  it.each([
    [199, true],
    [200, true],
    [201, false],
  ])('of %i characters', (length, isName) => {
    expect(nameSchema.safeParse('x'.repeat(length)).success).toBe(isName);
  });

  it.each([
    [99, true],
    [100, true],
    [101, false],
  ])('of a telephone with %i characters', (length, isName) => {
    expect(labelSchema.safeParse('x'.repeat(length)).success).toBe(isName);
  });
});

it.each([
  ['a\nb', true],
  ['a\nb\n', true],
  ['a\nb\nc', true],
  ['a\r\nb\r\nc\r\n', true],
  ['a\nb\nc\nd', false],
  ['\n\n\n\n', false],
])('%j has no more than three lines: %s (D-OFF-433)', (text, holds) => {
  const read = textOfLines(20, 3).safeParse(text);
  expect(read.success).toBe(holds);
  if (!read.success)
    expect(commandRefusals(read.error)).toMatchObject([{ code: 'field-too-big', values: { most: 3, of: 'lines' } }]);
});
