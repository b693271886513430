import { LANGUAGES, type Language } from '@escala/messages';
import { CATALONIA, filePlayers, type TestOffice, testOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { html } from '../../../kit/html.ts';
import { actOf, sitterOf } from '../../../testing/visitor.ts';
import { inbox } from '../../events/inbox/inbox.ts';
import { scrabbleReport } from '../../events/inbox/scrabble-report.ts';
import { board } from '../lists/board.ts';
import { nextList } from '../lists/next-list.ts';
import { correctionsMade } from './corrections-made.ts';
import { newCorrection } from './new-correction.ts';

const ROMANIA = {
  ...CATALONIA,
  series: [{ id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' }],
};
const game = (id: string, date: string) => ({
  id,
  type: 'anticipatie',
  date,
  results: ['p0', 'p1'].map((player, at) => ({ player, place: at + 1 })),
});

/** `e1` counts and is on the list; `e2` is waiting; `late` came after its list. */
async function scrabbleOffice(): Promise<TestOffice> {
  const office = await testOffice(ROMANIA);
  await filePlayers(office, [{ name: 'Popa, Ana' }, { name: 'Rusu, Ion' }, { name: 'Ionescu, Dan' }]);
  office.setToday('2012-02-15');
  const libere = [{ id: 'l', date: '2012-01-13', games: [{ round: 1, a: 'p0', b: 'p1', result: '1/2' }] }];
  const collective = ['2012-01-10', '2012-01-11', '2012-01-12'].map((date, i) => game(`g${i}`, date));
  await office.perform(actOf('scrabble-report.submit'), { event: 'e1', name: 'Cupa <1>', collective, libere });
  await office.perform(actOf('scrabble-report.accept'), { event: 'e1', version: 1 });
  await office.perform(actOf('list.publish'), { series: 'seniori', date: '2012-02-01' });
  for (const [event, date] of [
    ['e2', '2012-02-10'],
    ['late', '2012-01-20'],
  ] as const)
    await office.perform(actOf('scrabble-report.submit'), {
      event,
      name: `Cupa ${event}`,
      collective: [game('g', date)],
      libere: [],
    });
  return office;
}

const officer = (office: TestOffice, language: Language = 'en', today = '2012-02-15') =>
  sitterOf(office, language, { roles: ['officer'] }, today);

describe.each(LANGUAGES)('the officer of a Scrabble federation, %s', (language) => {
  it('has inbox, report, board, next list and corrections', async () => {
    const office = await scrabbleOffice();
    const view = officer(office, language);
    expect((await view(inbox)).main.html).toContain('/desk/reports/scrabble/e2');
    const waiting = (await view(scrabbleReport, { event: 'e2' })).main.html;
    expect(waiting).toContain('data-act="scrabble-report.accept"');
    const late = (await view(scrabbleReport, { event: 'late' })).main.html;
    expect(late).toContain('data-act="scrabble-report.accept"');
    expect(late).toContain('<div class="notice">');
    expect(waiting).not.toContain('<div class="notice">');
    expect((await view(board)).main.html).toContain('/desk/reports/scrabble/late');
    expect((await view(nextList, { series: 'seniori' })).main.html).toMatch(/class="hash">[0-9a-f]{64}/);
    expect(html`${(await view(correctionsMade)).actions}`.html).toContain('/desk/corrections/new');
  });

  it('corrects every sort of mistake with a preview', async () => {
    const office = await scrabbleOffice();
    const view = officer(office, language);
    const step = async (query: Record<string, string>): Promise<string> =>
      (await view(newCorrection, {}, { event: 'e1', ...query })).main.html;
    expect((await view(newCorrection)).main.html).toContain('Cupa &lt;1&gt;');
    expect(await step({})).toContain('kind=ranking');
    expect(await step({ kind: 'ranking' })).toContain('game=g0');
    expect(await step({ kind: 'ranking', game: 'g0' })).toContain('name="place-p0"');
    expect(await step({ kind: 'libere-result', game: 'l' })).toContain('round=1&amp;a=p0&amp;b=p1');
    expect(await step({ kind: 'libere-result', game: 'l', round: '1', a: 'p0', b: 'p1' })).toContain('name="result"');
    expect(await step({ kind: 'game-date', game: 'g0' })).toContain('value="2012-01-10"');
    expect(await step({ kind: 'identity', from: 'p1', text: 'iones' })).toContain('to=p2');
    for (const told of [
      { kind: 'ranking', game: 'g0', 'place-p0': '2', 'place-p1': '1' },
      { kind: 'libere-result', game: 'l', round: '1', a: 'p0', b: 'p1', result: '1-0' },
      { kind: 'libere-annulment', game: 'l', round: '1', a: 'p0', b: 'p1' },
      { kind: 'game-annulment', game: 'g1' },
      { kind: 'game-date', game: 'g0', date: '2012-01-09' },
      { kind: 'identity', from: 'p1', to: 'p2' },
      { kind: 'annulment' },
    ])
      expect(await step(told), told.kind).toContain('data-act="correction.confirm"');
  });
});

it('on a list day the list is published, whoever waits left out by a tick', async () => {
  const office = await scrabbleOffice();
  office.setToday('2012-03-01');
  const { main } = await officer(office, 'en', '2012-03-01')(nextList, { series: 'seniori' }, { date: '2012-03-01' });
  expect(main.html).toContain('data-act="list.publish"');
  expect(main.html).toContain('value="e2"');
});

it('an annulled event has nothing to correct but its annulment, from its report on', async () => {
  const office = await scrabbleOffice();
  const view = officer(office);
  const step = async (query: Record<string, string>): Promise<string> =>
    (await view(newCorrection, {}, { event: 'e1', ...query })).main.html;
  const preview = /&quot;preview&quot;:&quot;([^&]+)&quot;/.exec(await step({ kind: 'annulment' }))![1]!;
  const change = { kind: 'annulment', event: 'e1' };
  await office.perform(actOf('correction.confirm'), { change, preview });
  const report = (await view(scrabbleReport, { event: 'e1' })).main.html;
  expect(report).toContain('/desk/corrections/new?event=e1"');
  expect([...(await step({})).matchAll(/kind=([\w-]+)"/g)].map(([, kind]) => kind)).toEqual(['reinstatement']);
  expect(await step({ kind: 'reinstatement' })).toContain('data-act="correction.confirm"');
});
