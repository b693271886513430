import { LANGUAGES, translator } from '@escala/messages';
import { FIRST_MATCH, officeWithLeague } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { eventsOffice } from '../../testing/events-office.ts';
import { actOf, sitterOf } from '../../testing/visitor.ts';
import { actPage } from './act-page.ts';
import { partInWords, partOfEvent, partPath } from './part-of-event.ts';
import { recordPage } from './record-page.ts';

const BOARD = { kind: 'board', id: 'obert-2026/003/0012' };

describe('parts of an event', () => {
  it('are read from their ids, also of events with a slash in theirs', () => {
    expect(partOfEvent(BOARD)).toEqual({ event: 'obert-2026', round: 3, board: 12 });
    expect(partOfEvent({ kind: 'round', id: 'lliga/g1/010' })).toEqual({ event: 'lliga/g1', round: 10 });
    expect(partOfEvent({ kind: 'entry', id: 'obert-2026/17' })).toEqual({ event: 'obert-2026' });
    for (const other of [
      { kind: 'player', id: 'a/001' },
      { kind: 'round', id: 'obert-2026' },
      { kind: 'board', id: 'obert-2026/003' },
    ])
      expect(partOfEvent(other)).toBeUndefined();
  });

  it('are told in words and lead to their pages', () => {
    const site = { translate: translator('en') };
    expect(partInWords(site, partOfEvent(BOARD)!, 'Obert')).toBe('Obert · Round 3, board 12');
    expect(partPath(partOfEvent(BOARD)!)).toBe('/events/obert-2026/rounds/3/boards/12');
    expect(partPath({ event: 'a/b', round: 1 })).toBe('/events/a%2Fb/rounds/1');
    expect(partPath({ event: 'a' })).toBe('/events/a/players');
  });
});

it.each(LANGUAGES)('the record names the event of a round and of a result, in %s', async (language) => {
  const { office } = await eventsOffice(language);
  const { main } = await sitterOf(office, language, { roles: ['officer'] })(recordPage);
  expect(main.html).toMatch(/\/events\/open\/rounds\/3[^"]*">[^<]+ · [^<]*3/);
  expect(main.html).not.toMatch(/class="id"[^>]*>[^<]*\/\d{3}(?:\/\d{4})?</);
});

it('the record names the teams and the round of a match', async () => {
  const office = await officeWithLeague();
  await office.perform(
    actOf('match.rule'),
    { match: FIRST_MATCH, version: 1, result: '1-0' },
    { reason: 'nobody came' },
  );
  const sitter = sitterOf(office, 'en', { roles: ['officer'] });
  const { seq } = await office.ports.archive.read('cat', (reading) => reading.head());
  for (const page of [await sitter(recordPage), await sitter(actPage, { seq: String(seq) })])
    expect(page.main.html).toContain('>Club alfa A – Club delta A · Round 1</a>');
});
