import { expect, it } from 'vitest';
import { hasOutline, subsetFont } from './subset-font.ts';
import { fontNamed } from './tagged-document.ts';
import { readTrueType } from './true-type.ts';

const font = fontNamed('escala-sans-regular');
const glyph = (letter: string): number => font.glyphOf(letter.codePointAt(0)!);

it('both fonts have every letter of the four languages', () => {
  const letters = 'àèéíïòóúüçñăâîșțÀÈÉÍÏÒÓÚÜÇÑĂÂÎȘȚ·’“”«»„–−…½≥';
  for (const name of ['escala-sans-regular', 'escala-sans-bold'] as const) {
    const each = fontNamed(name);
    const without = [...letters].filter((letter) => !hasOutline(each, each.glyphOf(letter.codePointAt(0)!)));
    expect(without).toEqual([]);
  }
});

it('a subset has what was asked for and its parts, at the same numbers, and nothing else', () => {
  const small = readTrueType(subsetFont(font, [glyph(';')], ['cmap']));
  expect(small.glyphs).toBe(font.glyphs);
  expect(small.glyphOf(';'.codePointAt(0)!)).toBe(glyph(';'));
  expect(small.widthOf(glyph(';'))).toBe(font.widthOf(glyph(';')));
  // A semicolon is composed of a full stop and a comma.
  const drawn = [';', ',', '.', 'a', 'ă'].map((letter) => hasOutline(small, glyph(letter)));
  expect(drawn).toEqual([true, true, true, false, false]);
});

it('a subset of a subset is a font still', () => {
  const once = readTrueType(subsetFont(font, ['à', 'b'].map(glyph), ['cmap']));
  const twice = readTrueType(subsetFont(once, [glyph('b')], ['cmap']));
  expect([hasOutline(twice, glyph('b')), hasOutline(twice, glyph('à'))]).toEqual([true, false]);
});
