import { describe, expect, it } from 'vitest';
import { testSite } from '../../testing/test-site.ts';
import { nameOfList } from './rating-list.ts';

describe('what a list is called', () => {
  const federation = { id: 'tcf', name: 'Test Federation' };
  const site = testSite('/events', { federation });

  it('FIDE’s and the federation’s of the same name are told apart (D-OFF-1010)', () => {
    expect(nameOfList(site, { list: 'fide' })).toBe('FIDE standard');
    expect(nameOfList(site, { list: 'series:fide', name: 'FIDE standard' })).toBe('FIDE standard (Test Federation)');
    const short = testSite('/events', { federation: { ...federation, identity: { shortName: 'TCF' } } });
    expect(nameOfList(short, { list: 'series:fide', name: 'FIDE standard' })).toBe('FIDE standard (TCF)');
    // Whoever reads in another language does not have the name in which it was founded.
    expect(nameOfList(short, { list: 'series:fide', name: 'Rating FIDE standard' })).toBe('Rating FIDE standard (TCF)');
    expect(nameOfList(short, { list: 'series:fide', name: 'National' })).toBe('National');
  });

  it('the name that the federation gives its list is not that of FIDE’s, whose id is the same', () => {
    const named = testSite('/events', { federation: { ...federation, identity: { listNames: { fide: 'Our list' } } } });
    expect(nameOfList(named, { list: 'series:fide', name: 'FIDE standard' })).toBe('Our list');
    expect(nameOfList(named, { list: 'fide' })).toBe('FIDE standard');
  });
});
