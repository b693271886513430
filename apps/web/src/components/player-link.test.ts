import { expect, it } from 'vitest';
import { foldedName, titleIn, titleMark } from './player-link.ts';

it.each([
  ['fide-2026', 'FM', 'WIM'],
  ['fce-1990', 'MF', 'WMI'],
  [undefined, 'MF', 'WMI'],
])('by %s the records MF and WMI are written %s and %s', (rules, ...written) => {
  expect(['MF', 'WMI'].map((title) => titleIn({ rules }, title))).toEqual(written);
  expect(titleMark({ rules }, 'MF')).toMatchObject({ html: `<span class="title">${written[0]}</span>` });
  expect(titleMark({ rules }, undefined)).toBe('');
});

it.each([
  ['Campgrau Puigsoler, Helena', 'Campgrau<span class="wide"> Puigsoler</span>, Helena'],
  ['de la Torre i Íñiguez, Jan', 'de la Torre<span class="wide"> i Íñiguez</span>, Jan'],
  ['Pons, Anna', 'Pons, Anna'],
  ['Anna Pons', 'Anna Pons'],
  ['Pons Roca, Anna (1850)', 'Pons<span class="wide"> Roca</span>, Anna (1850)'],
])('%s gives way on phones as %s', (name, folded) => {
  expect(foldedName(name).html).toBe(folded);
});
