import { expect, it } from 'vitest';
import { testSite } from '../../testing/test-site.ts';
import { siteHeader } from './site-frame.ts';

it('[D-OFF-1091] the way to the desk is called so for people who are signed in, and on a machine of one’s own', () => {
  const doorsOf = (reader: object): string[] =>
    [...siteHeader({ ...testSite('/lists'), ...reader }).html.matchAll(/\/desk">([^<]*)</g)].map(([, word]) => word!);
  expect(doorsOf({})).toEqual(['Sign in', 'Sign in']);
  expect(doorsOf({ isSignedIn: true })).toEqual(['Desk', 'Desk']);
  expect(doorsOf({ ownMachine: true })).toEqual(['Desk', 'Desk']);
});
