import { expect, it } from 'vitest';
import { titleIn, titleMark } from './player-link.ts';

it.each([
  ['fide-2026', 'FM', 'WIM'],
  ['fce-1990', 'MF', 'WMI'],
  [undefined, 'MF', 'WMI'],
])('by %s the records MF and WMI are written %s and %s', (rules, ...written) => {
  expect(['MF', 'WMI'].map((title) => titleIn({ rules }, title))).toEqual(written);
  expect(titleMark({ rules }, 'MF')).toMatchObject({ html: `<span class="title">${written[0]}</span>` });
  expect(titleMark({ rules }, undefined)).toBe('');
});
