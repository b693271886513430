import { expect, it } from 'vitest';
import { testSite } from '../../testing/test-site.ts';
import { siteHeader } from './site-header.ts';

it('the page of the own account says Desk only once it is known that somebody is signed in', () => {
  const doorsOf = (path: string): string[] =>
    [...siteHeader(testSite(path)).html.matchAll(/\/desk"( data-signed-in="Desk")?>([^<]*)</g)].map(
      ([, inside = '', word]) => `${word}${inside}`,
    );
  const inside = 'Sign in data-signed-in="Desk"';
  expect(doorsOf('/account')).toEqual([inside, inside]);
  expect(doorsOf('/lists')).toEqual(['Sign in', 'Sign in']);
});
