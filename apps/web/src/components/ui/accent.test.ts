import { describe, expect, it } from 'vitest';
import { accentSheet, accentTokens, DEFAULT_ACCENT } from './accent.ts';
import { contrast, oklchOf, rgbHex } from './oklch.ts';

const GROUNDS = { light: ['#f6f7f7', '#ffffff', '#eef1f2'], dark: ['#101417', '#181d21', '#222a30'] } as const;

describe.each([
  ['petrol', '#0e4a5a'],
  ['red', '#b3001b'],
  ['yellow', '#f2b705'],
  ['blue', '#1d4ed8'],
  ['green', '#2e7d32'],
  ['black', '#000000'],
  ['white', '#ffffff'],
])('%s', (_, hex) => {
  const { accent, onAccent, accentText, accentSoft, band } = accentTokens(hex);

  it('fills with the colour itself, and what is written on it can be read', () => {
    expect(accent.light).toBe(hex);
    for (const look of ['light', 'dark'] as const)
      expect(contrast(onAccent[look], accent[look])).toBeGreaterThanOrEqual(4.5);
  });

  it('as text it can be read on every ground', () => {
    for (const ground of [...GROUNDS.light, accentSoft.light])
      expect(contrast(accentText.light, ground)).toBeGreaterThanOrEqual(5);
    for (const ground of [...GROUNDS.dark, accentSoft.dark])
      expect(contrast(accentText.dark, ground)).toBeGreaterThanOrEqual(7);
  });

  it('ink, links, gain and loss can be read on its soft ground, white on its band', () => {
    for (const role of ['#14191d', '#56616b', '#0b57a6', '#14713d', '#b3261e'])
      expect(contrast(role, accentSoft.light)).toBeGreaterThanOrEqual(5.1);
    for (const role of ['#e7eaec', '#a2adb6', '#8abdf5', '#6fd195', '#ff9d94'])
      expect(contrast(role, accentSoft.dark)).toBeGreaterThanOrEqual(5.8);
    for (const shade of [band.light, band.dark]) expect(contrast('#ffffff', shade)).toBeGreaterThanOrEqual(4.5);
    expect(oklchOf(band.dark).l).toBeLessThanOrEqual(0.305);
  });
});

it('yellow is what the design says of it: text 5.1, band 4.7', () => {
  const { accentText, band, onAccent } = accentTokens('#f2b705');
  expect(accentText.light).toBe('#7f5e00');
  expect(band.light).toBe('#946e00');
  expect(onAccent.light).toBe('#14191d');
  expect(contrast('#ffffff', band.light)).toBeCloseTo(4.7, 1);
});

it('the tokens of the sheet are those of the colour it begins with', () => {
  expect(accentSheet(DEFAULT_ACCENT)).toBe(
    ':root{--accent:light-dark(#0e4a5a,#8dc5d7);--on-accent:light-dark(#ffffff,#0c1417);--accent-text:light-dark(#0e4a5a,#8dc5d7);' +
      '--accent-soft:light-dark(#def1f7,#14323c);--band:light-dark(#0e4a5a,#003441)}',
  );
});

it('a colour goes to OKLCH and comes back', () => {
  for (const hex of ['#0e4a5a', '#ffffff', '#000000', '#8abdf5']) expect(rgbHex(oklchOf(hex))).toBe(hex);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
