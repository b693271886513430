import { anyText, forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageBytes } from './kept-pages.ts';

const MOST = 1 << 19;

it('gives the bytes that Buffer.from gives, of any text', () => {
  forAll({ of: [anyText(), fc.array(fc.nat(0xffff))] }, (text, units) => {
    for (const each of [text, String.fromCharCode(...units)])
      expect(pageBytes(each).equals(Buffer.from(each))).toBe(true);
  });
});

it.each([0, MOST - 1, MOST, MOST + 1])('of %i letters', (length) => {
  const text = 'ș−é'.repeat(Math.ceil(length / 3)).slice(0, length);
  expect(pageBytes(text).equals(Buffer.from(text))).toBe(true);
});

it('is not written over by the next page', () => {
  const first = pageBytes('Llista de març');
  pageBytes('Llista de juliol');
  expect(first.toString()).toBe('Llista de març');
});
