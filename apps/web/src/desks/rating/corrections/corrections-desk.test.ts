import type { EventRecord } from '@escala/core';
import { LANGUAGES, type Language } from '@escala/messages';
import { fileEvents, type TestOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { html } from '../../../kit/html.ts';
import { officerOffice } from '../../../testing/officer-office.ts';
import { pagesOffice } from '../../../testing/pages-office.ts';
import { sitterOf, text } from '../../../testing/visitor.ts';
import { changeOfQuery } from './change-of-query.ts';
import { correctionMade, correctionsMade } from './corrections-made.ts';
import { newCorrection } from './new-correction.ts';

const officer = (office: TestOffice, language: Language = 'en') => sitterOf(office, language, { roles: ['officer'] });
const GAME = { event: 'e1', kind: 'result', round: '1', white: 'p0', black: 'p1' };

describe('corrections at the officer’s desk', () => {
  it.each(LANGUAGES)(
    '%s: event, sort, game and result are chosen step by step, then everything that moves is shown',
    async (language) => {
      const { office } = await pagesOffice(language);
      const view = officer(office, language);
      const step = async (query: Record<string, string>): Promise<string> =>
        (await view(newCorrection, {}, query)).main.html;
      expect(await step({})).toContain('new?event=e1');
      for (const kind of ['result', 'identity', 'colours', 'dates', 'annulment'])
        expect(await step({ event: 'e1' })).toContain(`event=e1&amp;kind=${kind}`);
      expect(await step({ event: 'e1', kind: 'result' })).toContain('round=1&amp;white=p0&amp;black=p1');
      expect(await step(GAME)).toContain('<select id="right-result"');
      const preview = await step({ ...GAME, result: '0-1', claim: 'c1' });
      expect(preview.match(/class="moved"/g)).toHaveLength(2);
      expect(preview).toContain('<del>1 – 0</del>');
      expect(preview).toContain('data-act="correction.confirm"');
      expect(preview).toContain('&quot;claim&quot;:&quot;c1&quot;');
    },
  );

  it('what reaches several lists is summed up by player; then the confirmation, then the lists, folded', async () => {
    const { office } = await pagesOffice();
    const html = (await officer(office)(newCorrection, {}, { ...GAME, result: '0-1' })).main.html;
    const places = ['By player', 'data-act="correction.confirm"', 'class="moved"'].map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).not.toContain('class="moved" open');
    // Both of the game, on the newest of the two lists that change for them.
    expect(text(html)).toMatch(/By player .*Estàndard, 1 Mar 2017 2 1912 1887 .*Confirm/);
  });

  it('every other sort of change has its fields and its preview', async () => {
    const { office } = await pagesOffice();
    const view = officer(office);
    const step = async (query: Record<string, string>): Promise<string> =>
      (await view(newCorrection, {}, { event: 'e1', ...query })).main.html;
    expect(await step({ kind: 'colours' })).toContain('white=p0');
    expect(await step({ kind: 'colours', round: '1', white: 'p0', black: 'p1' })).toContain('correction.confirm');
    expect(await step({ kind: 'identity' })).toContain('<select id="who-from"');
    expect(await step({ kind: 'identity', from: 'p1', text: 'gwen' })).toContain('from=p1&amp;to=p2');
    expect(await step({ kind: 'identity', from: 'p1', text: 'zzz' })).toContain('Nobody in the registry');
    expect(await step({ kind: 'identity', from: 'p1', to: 'p2' })).toContain('Guest, Gwen');
    expect(await step({ kind: 'dates' })).toContain('value="2017-01-20"');
    expect(await step({ kind: 'dates', start: '2017-02-02', end: '2017-02-03' })).toContain('correction.confirm');
    expect(await step({ kind: 'annulment' })).toContain('correction.confirm');
  });

  it('the days of rounds are told with the dates, and those that become others are shown', async () => {
    const { office } = await pagesOffice();
    const view = officer(office);
    const step = async (query: Record<string, string>): Promise<string> =>
      (await view(newCorrection, {}, { event: 'e1', kind: 'dates', ...query })).main.html;
    expect(await step({})).toContain('name="day-1"');
    const moved = await step({ start: '2017-02-02', end: '2017-02-03', 'day-1': '2017-02-03', 'day-2': '' });
    expect(moved).toContain('Round 1: <ins><strong><time datetime="2017-02-03">');
    expect(moved).toContain('&quot;days&quot;:[{&quot;round&quot;:1,&quot;date&quot;:&quot;2017-02-03&quot;}]');
    const outside = await step({ start: '2017-02-02', end: '2017-02-03', 'day-1': '2017-02-04' });
    expect(outside).toContain('outside the event');
  });

  it('what cannot be corrected so is said in its place, with the way back', async () => {
    const { office } = await pagesOffice();
    const { main } = await officer(office)(newCorrection, {}, { ...GAME, result: '1-0' });
    expect(main.html).toContain('1-0 is already the result');
    expect(main.html).toContain('new?event=e1&amp;kind=result');
    const reversed = { event: 'e1', kind: 'dates', start: '2017-02-02', end: '2017-02-01' };
    expect((await officer(office)(newCorrection, {}, reversed)).main.html).toContain('role="alert"');
  });

  it('events are found page by page where there are many', async () => {
    const { office } = await pagesOffice();
    const ids = Array.from({ length: 33 }, (_, i) => `m${String(i).padStart(2, '0')}`);
    const frame = {
      type: 'swiss',
      start: '2016-02-01',
      end: '2016-02-01',
      timeControl: { minutes: 90, increment: 30 },
    };
    await fileEvents(
      office,
      ids.map((id) => ({ ...frame, id, name: `Many ${id}`, games: [] }) as unknown as EventRecord),
    );
    const view = officer(office);
    const eventsOf = (page: string): string[] =>
      [...page.matchAll(/new\?(?:claim=c1&amp;)?event=(\w+)/g)].map(([, id]) => id!);
    const first = (await view(newCorrection, {}, { claim: 'c1' })).main.html;
    const [, after, afterId] = /rel="next" href="[^"]*claim=c1&amp;after=([^&]+)&amp;afterId=([^"]+)"/.exec(first)!;
    const second = (
      await view(newCorrection, {}, { claim: 'c1', after: decodeURIComponent(after!), afterId: afterId! })
    ).main.html;
    expect([eventsOf(first).length, eventsOf(second).length]).toEqual([30, 6]);
    expect(new Set([...eventsOf(first), ...eventsOf(second)]).size).toBe(36);
    expect(second).not.toContain('rel="next"');
    expect(second).toContain('/desk/corrections/new?claim=c1"');
  });

  it('an event that does not count is sent to its report', async () => {
    const view = officer(await officerOffice());
    expect((await view(newCorrection, {}, { event: 'march' })).main.html).toContain('/desk/reports/march');
  });

  it.each(LANGUAGES)('%s: those made stand with their reason and both editions of each list', async (language) => {
    const { office, correct } = await pagesOffice(language);
    const view = officer(office, language);
    expect(html`${(await view(correctionsMade)).actions}`.html).toContain('/desk/corrections/new');
    await correct();
    const { main } = await view(correctionsMade);
    expect(main.html).toContain('The score sheet.');
    const [, id = ''] = /\/desk\/corrections\/([\w-]+)"/.exec(main.html.replace('/desk/corrections/new', '')) ?? [];
    const made = (await view(correctionMade, { correction: id })).main.html;
    expect(made).toContain(`/${language}/cat/lists/standard/2017-02-01?edition=published`);
    expect(made).toContain(`/${language}/cat/lists/standard/2017-02-01/differences`);
  });

  it('the commission may look; the officer confirms', async () => {
    const { office } = await pagesOffice();
    const view = sitterOf(office, 'en', { roles: ['commission'] });
    const { main } = await view(newCorrection, {}, { ...GAME, result: '0-1' });
    expect(main.html).not.toContain('data-act=');
    expect(main.html).toContain('Only the rating officer can confirm');
  });
});

it('an address that says nothing sensible is no change', () => {
  for (const query of [
    {},
    { kind: 'x' },
    { ...GAME },
    { ...GAME, result: '2-0' },
    { ...GAME, result: '0-1', round: 'x' },
  ])
    expect(changeOfQuery(query)).toBeUndefined();
  expect(changeOfQuery({ ...GAME, result: '0-1', gameKind: '' })).toEqual({ ...GAME, round: 1, result: '0-1' });
});

it.each([
  ['score', '412,5', 412.5],
  ['score', '412.5', 412.5],
  ['score', ' 412 ', 412],
  ['place', '2', 2],
])('a ranking is corrected by numbers as people write them: %s %j', (measure, written, read) => {
  expect(changeOfQuery({ kind: 'ranking', event: 'e', game: 'g', [`${measure}-p1`]: written })).toMatchObject({
    results: [{ player: 'p1', [measure]: read }],
  });
});
