import { expect, it } from 'vitest';
import { ratingListsOf, ratingMethodOf } from './rating-method.ts';

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

it.each(['FIDE', 'NRO', 'FIDON', 'NIDOF', 'HBFN'])(
  'D-F24-29: 172 %s is read back as it was written',
  (ratingMethod) => {
    const lists = ratingListsOf({ ratingMethod, ratingFederation: 'BEL' }, { minutes: 15, increment: 10 })!;
    expect(ratingMethodOf(lists)).toBe(ratingMethod);
    for (const { list, name } of lists.lists)
      expect([list, name]).toEqual(list === 'national' ? ['national', 'BEL'] : ['fide-rapid', undefined]);
  },
);

it('D-F24-29: a rating method that the event cannot have says nothing about its lists', () => {
  for (const ratingMethod of ['LBFN', 'OTHER', undefined])
    expect(ratingListsOf({ ratingMethod }, undefined)).toBeUndefined();
  expect(ratingListsOf({ ratingMethod: 'FIDE' }, undefined)).toEqual({ take: 'first', lists: [{ list: 'fide' }] });
});
