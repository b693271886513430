import { expect, it } from 'vitest';
import { trueMinus } from './true-minus.ts';

it.each([
  ['-7.38', '−7.38'],
  ['changed by -7.38 (-8 rounded)', 'changed by −7.38 (−8 rounded)'],
  ['1200 + 12 - 7.5 = -3', '1200 + 12 − 7.5 = −3'],
  ['24 × (0 - 0.5) = -12', '24 × (0 − 0.5) = −12'],
])('%s is read as %s', (written, read) => {
  expect(trueMinus(written)).toBe(read);
});

it.each(['2017-01-02', '1-0', 'fce-2016', 'rounds 1-3', 'Pons - Roca', 'D-OFF-284', '– 3'])('%s stays', (text) => {
  expect(trueMinus(text)).toBe(text);
});
