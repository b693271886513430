import { expect, it } from 'vitest';
import { ratingMethodOf } from './rating-method.ts';

it.each([
  ['FIDE', 'first', 'fide'],
  ['FIDE', 'highest', 'fide-rapid fide'],
  ['NRO', 'first', 'series:a series:b'],
  ['FIDON', 'first', 'fide-blitz fide series:a'],
  ['NIDOF', 'first', 'series:a fide'],
  ['HBFN', 'highest', 'series:a fide'],
  ['OTHER', 'first', 'fide series:a fide-rapid'],
] as const)('172 is %s where the %s of %s counts (D-OFF-542)', (code, take, lists) => {
  expect(ratingMethodOf({ take, lists: lists.split(' ').map((list) => ({ list })) })).toBe(code);
});
