import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfLocale } from './language.ts';
import { changeSize, number, points, signed, signedChange } from './number.ts';

describe('number', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1899, '1899'],
    [-11.946, '-11.946'],
    [0.000001, '0.000001'],
    [0.0000001, '0.0000001'],
    [1e21, '1000000000000000000000'],
  ])('writes %d with all its digits and no exponent', (value, text) => {
    expect(number(value, 'en')).toBe(text);
  });

  it('uses the decimal comma outside English', () => {
    expect([number(0.5, 'ca'), number(0.5, 'es'), number(0.5, 'ro')]).toEqual(['0,5', '0,5', '0,5']);
  });

  it('can be read back for every number of a document', () => {
    forAll({ of: [fc.integer({ min: -5_000_000_000, max: 5_000_000_000 })] }, (millionths) => {
      const value = millionths / 1_000_000;
      expect(Number(number(value, 'ro').replace(',', '.'))).toBe(value === 0 ? 0 : value);
    });
  });

  it('signs what is not zero', () => {
    expect([signed(3.925, 'en'), signed(0, 'en'), signed(-2, 'en')]).toEqual(['+3.925', '0', '-2']);
  });
});

describe('points', () => {
  it.each([
    [0, '0'],
    [0.25, '¼'],
    [0.5, '½'],
    [0.75, '¾'],
    [5, '5'],
    [5.5, '5½'],
    [21.25, '21¼'],
    [-0.5, '-½'],
    [-1.5, '-1½'],
  ])('%d is written %s', (value, text) => {
    expect(points(value, 'ro')).toBe(text);
  });

  it('writes finer parts than quarters as decimals', () => {
    expect([points(24.857143, 'en'), points(0.1, 'ca')]).toEqual(['24.857143', '0,1']);
  });
});

it.each([
  ['ca_ES.UTF-8@valencia', 'ca'],
  ['ro', 'ro'],
  ['es-AR', 'es'],
  ['EN_GB', 'en'],
  ['C.UTF-8', undefined],
  ['de_DE.UTF-8', undefined],
  ['', undefined],
])('languageOfLocale: %s is %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});

it.each([
  [8.8, '8.80'],
  [1.27, '1.27'],
  [1.275, '1.28'],
  [-1.275, '1.28'],
  [0.005, '0.01'],
  [-43.894, '43.89'],
  [12, '12.00'],
])('a change of %d has two decimals, halves away from zero: %s (D-OFF-1201)', (value, text) => {
  expect(changeSize(value, 'en')).toBe(text);
  expect(changeSize(value, 'ca')).toBe(text.replace('.', ','));
  expect(signedChange(value, 'en')).toBe(`${value < 0 ? '-' : '+'}${text}`);
});

it('no change is 0, without a sign or decimals', () => {
  expect(signedChange(0, 'ro')).toBe('0');
});
