import { expect, it } from 'vitest';
import { pagesOffice } from '../../testing/pages-office.ts';
import { event } from '../events/event.ts';
import { player } from '../players/player.ts';
import { datedList, latestList } from './list.ts';

/** The player's rating on a page, with the text and target of the mark beside it. */
const shown = (html: string): string[] =>
  [...html.matchAll(/>(\d{4})<\/(?:a|span)>(?: <a class="revised small" href="([^"]*)">([^<]*)<\/a>)?/g)].map(
    ([, rating, path = '', words = '']) => [rating, path, words].join(' '),
  );

it('after a correction list and headline show one number, with what was published and the way to the cause', async () => {
  const { view, correct } = await pagesOffice();
  await correct();
  const cause = '/en/cat/players/p0/ratings/standard/2017-03-01#revised';
  const mark = `1887 ${cause} revised, was 1912`;
  expect(shown((await view(latestList, { series: 'standard' })).main.html)).toContain(mark);
  expect(shown((await view(player, { player: 'p0' })).main.html)).toContain(mark);
});

it('the published edition has what was published, and no mark', async () => {
  const { view, correct } = await pagesOffice();
  const list = { series: 'standard', date: '2017-03-01' };
  const before = shown((await view(datedList, list)).main.html);
  await correct();
  expect(shown((await view(datedList, list, { edition: 'published' })).main.html)).toEqual(before);
});

it('the page of the event says what was corrected: what had been there, what is there now, and why (D-OFF-415)', async () => {
  const { view, correct } = await pagesOffice();
  expect((await view(event, { event: 'e1' })).main.html).not.toContain('Corrected since');
  await correct();
  const { html } = (await view(event, { event: 'e1' })).main;
  expect(html).toContain('Corrected after acceptance');
  expect(html).toMatch(/Roca, Biel<\/a> 1 – 0 → 0 – 1\. <q>The score sheet\.<\/q>/);
  expect(html).toContain('/en/cat/lists/standard/2017-02-01/differences');
});
