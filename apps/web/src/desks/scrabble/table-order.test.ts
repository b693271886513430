import { LANGUAGES } from '@escala/messages';
import { CATALONIA, filePlayers, testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { actOf, type Sitter, sitterOf } from '../../testing/visitor.ts';
import { seatedPlayers, tableOrderPage } from './table-order.ts';

const SERIES = { id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' };

async function deskIn(language: (typeof LANGUAGES)[number], isPublished: boolean): Promise<Sitter> {
  const office = await testOffice({ ...CATALONIA, series: [SERIES] });
  await filePlayers(office, [{ name: 'Popa, Ána' }, { name: 'Rusu, Ion' }, { name: 'Stan, Dan' }]);
  office.setToday('2012-02-15');
  const collective = ['10', '11', '12'].map((day, i) => ({
    id: `g${i}`,
    type: 'anticipatie',
    date: `2012-01-${day}`,
    results: ['p1', 'p0'].map((player, at) => ({ player, place: at + 1 })),
  }));
  await office.perform(actOf('scrabble-report.submit'), { event: 'e', name: 'Cupa', collective, libere: [] });
  await office.perform(actOf('scrabble-report.accept'), { event: 'e', version: 1 });
  if (isPublished) await office.perform(actOf('list.publish'), { series: 'seniori', date: '2012-02-01' });
  return sitterOf(office, language, { roles: ['arbiter'] }, '2012-02-15');
}

it.each(LANGUAGES)('[1] tables go by general rating; who has none takes what is left (%s)', async (language) => {
  const desk = await deskIn(language, true);
  const named = async (players?: string): Promise<string[]> => {
    const { html } = (await desk(tableOrderPage, {}, players === undefined ? {} : { players })).main;
    return [...html.matchAll(/<td class="number">(\d)<\/td><th scope="row"><a [^>]*>([^<]*)/g)].map(
      ([, table, name]) => `${table} ${name}`,
    );
  };
  expect(await named()).toEqual(['1 Rusu, Ion', '2 Popa, Ána']);
  expect(await named('stan dan\r\nana popa\n<b>')).toEqual(['1 Popa, Ána']);
  const { html } = (await desk(tableOrderPage, {}, { series: 'constructor', players: 'Stan, Dan\n<b>' })).main;
  expect(html).toContain('Stan, Dan; &lt;b&gt;');
});

it('says that there is no list yet', async () => {
  const { html } = (await (await deskIn('en', false))(tableOrderPage)).main;
  expect(html).toContain('No list has been published yet');
});

it('a name or a number is found once, whatever its accents and the order of its words', () => {
  const order = [
    { player: 'p1', name: 'Rusu, Ion', displayed: 200 },
    { player: 'p0', name: 'Popa, Ána', displayed: 150 },
  ];
  const of = (written: string) => {
    const { seated, left } = seatedPlayers(order, written);
    return [seated.map(({ player }) => player), left];
  };
  expect(of('')).toEqual([['p1', 'p0'], []]);
  expect(of('ANA POPA\np0\nIon Rusu')).toEqual([['p1', 'p0'], []]);
  expect(of('Pop')).toEqual([[], ['Pop']]);
});
