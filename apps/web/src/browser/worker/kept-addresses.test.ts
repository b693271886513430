import { expect, it } from 'vitest';
import { isKeptPage, keepingOf, standInOf } from './kept-addresses.ts';

it.each([
  ['GET', '/ca/fce/desk/events/open/rounds/3/results', true, 'page'],
  ['GET', '/ro/fce/board-device', true, 'page'],
  ['GET', '/ca/fce/desk/events/open/rounds/3/results', false, 'none'],
  ['GET', '/ca/fce/desk/events/open/rounds/3', true, 'page'],
  ['GET', '/ca/fce/desk/events/open', true, 'page'],
  ['GET', '/ca/fce/desk/events/open/standings', false, 'none'],
  ['GET', '/ca/fce/desk/events', true, 'none'],
  ['GET', '/xx/fce/board-device', true, 'none'],
  ['GET', '/ca/fce/desk/accounts', true, 'none'],
  ['GET', '/assets/result-entry-abcdefgh.js', false, 'module'],
  ['POST', '/api/fce/acts/result.enter', false, 'none'],
  ['GET', '/api/fce/session', false, 'none'],
  ['DELETE', '/api/fce/session', false, 'sign-out'],
] as const)('%s %s, as a page: %s: %s', (method, path, isNavigation, keeping) =>
  expect(keepingOf(method, path, isNavigation)).toBe(keeping),
);

it('keeps nothing of the other pages of a desk', () => {
  expect(['/en/x/desk', '/en/x/desk/events/a/rounds', '/en/x/board-device/x'].filter(isKeptPage)).toEqual([]);
});

it.each([
  ['/ca/fce/desk/events/open', '/ca/fce/desk/events/open/no-connection'],
  ['/ca/fce/desk/events/open/rounds/3/results', '/ca/fce/desk/events/open/no-connection'],
  ['/ca/fce/desk/events', undefined],
  ['/ca/fce/board-device', undefined],
])('[D-OFF-1090] without a connection %s is answered by %s', (path, standIn) => {
  expect(standInOf(path)).toBe(standIn);
  expect(standIn === undefined || isKeptPage(standIn)).toBe(true);
});
