import { LANGUAGES } from '@escala/messages';
import { previewCorrection } from '@escala/office/questions';
import { CATALONIA, explained, filePlayers, type TestOffice, testOffice } from '@escala/office/testing';
import { ruleBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { recomputeScrabble, scrabbleFigures } from '../../engine/recompute-scrabble.ts';
import { html } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import { actOf, visitorOf } from '../../testing/visitor.ts';
import { event } from '../events/event.ts';
import { events } from '../events/events.ts';
import { home } from '../home/home.ts';
import { differences } from '../rating/differences.ts';
import { datedList, latestList } from '../rating/list.ts';
import { lists } from '../rating/lists.ts';
import { latestRating } from '../rating/rating.ts';

const ROMANIA = {
  ...CATALONIA,
  series: [{ id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' }],
};
const ranking = (...players: readonly string[]) => players.map((player, i) => ({ player, place: i + 1 }));

/** Two lists of a series; a later correction changed the second. */
async function scrabbleOffice(): Promise<TestOffice> {
  const office = await testOffice(ROMANIA);
  await filePlayers(office, [{ name: 'Popa, Ana' }, { name: 'Rusu, <Ion>' }, { name: 'Dinu, Dan' }]);
  office.setToday('2012-03-15');
  const game = (id: string, date: string, ...players: readonly string[]) => ({
    id,
    type: 'anticipatie',
    date,
    results: ranking(...players),
  });
  const report = async (name: string, collective: object[]) => {
    const libere = [{ id: 'l', date: '2012-01-13', games: [{ round: 1, a: 'p0', b: 'p1', result: '1/2' }] }];
    const body = { event: name, name: `Cupa ${name}`, collective, libere: name === 'e1' ? libere : [] };
    await office.perform(actOf('scrabble-report.submit'), body);
    await office.perform(actOf('scrabble-report.accept'), { event: name, version: 1 });
  };
  await report(
    'e1',
    ['10', '11', '12'].map((day) => game(`g${day}`, `2012-01-${day}`, 'p0', 'p1')),
  );
  await office.perform(actOf('list.publish'), { series: 'seniori', date: '2012-02-01' });
  await report('e2', [game('g', '2012-02-10', 'p1', 'p0', 'p2')]);
  await office.perform(actOf('list.publish'), { series: 'seniori', date: '2012-03-01' });
  const change = { kind: 'ranking', event: 'e2', game: 'g', results: ranking('p2', 'p1', 'p0') };
  const { preview } = await office.ask(previewCorrection, { change } as never);
  await office.perform(actOf('correction.confirm'), { change, preview }, { reason: 'Foaia de joc.' });
  return office;
}

describe.each(LANGUAGES)('pages of a Scrabble federation, %s', (language) => {
  it('home, lists, list, differences, events and lines are there, in words', async () => {
    const view = visitorOf(await scrabbleOffice(), language);
    const at = `/${language}/cat`;
    expect((await view(home)).main.html).toContain(`href="${at}/events/e2"`);
    expect((await view(lists)).main.html).toContain(`href="${at}/lists/seniori/2012-03-01"`);
    expect((await view(events)).main.html).toContain('Cupa e1');
    const corrected = (await view(event, { event: 'e2' })).main.html;
    expect(corrected).toContain('Rusu, &lt;Ion&gt;');
    expect(corrected).toContain('<q>Foaia de joc.</q>');
    expect(corrected).toContain(`${at}/lists/seniori/2012-03-01/differences`);
    expect((await view(event, { event: 'e1' })).main.html).not.toContain('<q>');
    const general = await view(latestList, { series: 'seniori' });
    expect(general.main.html).toContain(`${at}/lists/seniori/2012-03-01/differences`);
    expect(general.main.html).toContain('/ratings/seniori/document?date=2012-03-01');
    const moved = (await view(differences, { series: 'seniori', date: '2012-03-01' })).main.html;
    expect(moved).toContain('Foaia de joc.');
    expect(moved).toContain(`href="${at}/events/e2"`);
    const line = (await view(latestRating, { series: 'seniori', player: 'p1' }, { type: 'anticipatie' })).main.html;
    expect(line).toContain(
      'data-verify="/api/cat/players/p1/ratings/seniori/document?date=2012-03-01" data-kind="scrabble"',
    );
    expect(line).toContain('type=anticipatie&amp;edition=published');
    expect(line).toContain('Cupa e2');
  });
});

it('[3] a list shows who is provisional apart, with the address choosing type, order, edition and page', async () => {
  const view = visitorOf(await scrabbleOffice(), 'en');
  const list = { series: 'seniori', date: '2012-03-01' };
  const shown = (await view(datedList, list, { type: 'anticipatie' })).main.html;
  expect(shown.indexOf('Provisional')).toBeGreaterThan(shown.indexOf('Popa, Ana'));
  expect(shown.indexOf('Dinu, Dan')).toBeGreaterThan(shown.indexOf('Provisional'));
  expect(shown).toContain('>new<');
  const byName = (await view(datedList, list, { type: 'anticipatie', sort: 'name' })).main.html;
  expect(byName.indexOf('Dinu, Dan')).toBeLessThan(byName.indexOf('Popa, Ana'));
  expect(byName).toContain('aria-sort="ascending"');
  expect(byName).not.toContain('scope="rowgroup"');
  expect((await view(datedList, list, { type: 'libere', search: 'rusu' })).main.html).not.toContain('Popa, Ana');
  expect((await view(datedList, list)).main.html).toMatch(/<a href="[^"]*edition=published">Published on/);
  expect((await view(datedList, { ...list, date: '2012-02-01' })).main.html).toContain('the first list');
  const none = (await view(datedList, list, { type: 'compunere' })).main.html;
  expect(none).toContain('Nobody on this list has this rating.');
  const filtered = factsOf(await view(datedList, list, { type: 'anticipatie', search: 'rusu' }));
  expect(filtered).toContain('1 of 3 players');
});

it('a young federation has one number of players and of games on every page, and no empty tab (D-OFF-1202)', async () => {
  const office = await testOffice(ROMANIA);
  const players = Array.from({ length: 12 }, (_, i) => `p${i}`);
  await filePlayers(
    office,
    players.map((name) => ({ name })),
  );
  office.setToday('2012-01-15');
  const collective = [{ id: 'g', type: 'anticipatie', date: '2012-01-10', results: ranking(...players) }];
  await office.perform(actOf('scrabble-report.submit'), { event: 'e', name: 'Cupa', collective, libere: [] });
  await office.perform(actOf('scrabble-report.accept'), { event: 'e', version: 1 });
  office.setToday('2012-02-01');
  await office.perform(actOf('list.publish'), { series: 'seniori', date: '2012-02-01' });
  const view = visitorOf(office, 'en');
  const list = await view(latestList, { series: 'seniori' });
  expect(factsOf(list)).toContain('<span data-list-count>12 players</span>');
  expect(list.main.html).toMatch(/aria-current="page">Anticipation <span class="quiet small">12</);
  expect(list.main.html).not.toMatch(/General|No players match/);
  const { band, main } = await view(home);
  const front = html`${band}${main}`.html;
  expect(front).toContain('12 players');
  expect(front).toContain('one game');
  expect(front).not.toContain('12 games');
  // Nobody has a place yet, which is not "nobody is on the list".
  expect(front).toContain('Nobody is ranked here yet.');
  expect(factsOf(await view(event, { event: 'e' }))).not.toContain('12 games');
});

const factsOf = ({ facts = [] }: Page): string => html`${facts}`.html;

/** The rows of a working as a browser reads them from the page. */
function rowsOf(page: string, figures: readonly string[]) {
  return [...page.matchAll(/<tr data-game="([^"]*)">(.*?)<\/tr>/gs)].map(([, about, cells]) => {
    const figure = (name: string): number =>
      Number(new RegExp(`data-figure="${name}">([^<]+)<`).exec(cells!)?.[1] ?? Number.NaN);
    return {
      ...JSON.parse(about!.replaceAll('&quot;', '"')),
      figures: Object.fromEntries(figures.map((name) => [name, figure(name)])),
    };
  });
}

describe('[7] a line computed anew', () => {
  const book = ruleBooks['frs-2012'];

  it('agrees with what is printed, in both editions, row by row, and with nothing else', async () => {
    const office = await scrabbleOffice();
    const view = visitorOf(office, 'en');
    for (const edition of ['published', 'revised'] as const)
      for (const type of ['anticipatie', 'libere', 'general'] as const) {
        const asked = { series: 'seniori', date: '2012-03-01', edition } as const;
        const { row, document, output } = await explained('scrabble', office, { ...asked, player: 'p1', type });
        const printed = { ...row, type };
        const page = await view(latestRating, { player: 'p1', series: 'seniori' }, { type, edition });
        const games = rowsOf(page.main.html, scrabbleFigures(type));
        expect(games.length).toBe(output.ledger.length);
        expect(recomputeScrabble(book.rate, document, printed, games)).toEqual({
          agrees: true,
          lineAgrees: true,
          computed: row.rating,
          games: output.ledger.length,
          differing: [],
          missing: 0,
        });
        for (const other of [{ exact: row.exact! + 1e-6 }, { rating: 1 }, { status: 'inactive' }, { id: 'x' }])
          expect(recomputeScrabble(book.rate, document, { ...printed, ...other }, games).agrees).toBe(false);
      }
  });

  it.each([
    ['anticipatie', 'place'],
    ['anticipatie', 'value'],
    ['anticipatie', 'points'],
    ['anticipatie', 'weight'],
    ['libere', 'opponentRating'],
    ['libere', 'score'],
  ] as const)('%s: names the row whose %s is another one, though the line agrees', async (type, figure) => {
    const office = await scrabbleOffice();
    const asked = { series: 'seniori', date: '2012-03-01', edition: 'revised' } as const;
    const { row, document } = await explained('scrabble', office, { ...asked, player: 'p1', type });
    const printed = { ...row, type };
    const page = await visitorOf(office, 'en')(latestRating, { player: 'p1', series: 'seniori' }, { type });
    const games = rowsOf(page.main.html, scrabbleFigures(type));
    const right = games[0]!.figures[figure]!;
    games[0]!.figures[figure] = right + 1;
    expect(recomputeScrabble(book.rate, document, printed, games)).toMatchObject({
      agrees: false,
      lineAgrees: true,
      differing: [{ place: 0, computed: { [figure]: right } }],
    });
    expect(recomputeScrabble(book.rate, document, printed, games.slice(1))).toMatchObject({
      agrees: false,
      missing: 1,
    });
  });
});
