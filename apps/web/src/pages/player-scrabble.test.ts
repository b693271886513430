import { LANGUAGES } from '@escala/messages';
import { CATALONIA, filePlayers, testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { actOf, type Visitor, visitorOf } from '../testing/visitor.ts';
import { player } from './player.ts';
import { datedRating } from './rating.ts';

const ROMANIA = {
  ...CATALONIA,
  series: [{ id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' }],
};
const DAYS = ['2012-01-10', '2012-01-11', '2012-01-12'];

/** One list of one series, from three collective games and one of Libere. */
async function visitor(language: (typeof LANGUAGES)[number]): Promise<Visitor> {
  const office = await testOffice(ROMANIA);
  await filePlayers(office, [{ name: 'Popa, Ana' }, { name: 'Rusu, Ion' }]);
  office.setToday('2012-02-15');
  const collective = DAYS.map((date, i) => ({
    id: `g${i}`,
    type: 'anticipatie',
    date,
    results: ['p0', 'p1'].map((each, at) => ({ player: each, place: at + 1 })),
  }));
  const libere = [{ id: 'l', date: '2012-01-13', games: [{ round: 1, a: 'p0', b: 'p1', result: '1/2' }] }];
  await office.perform(actOf('scrabble-report.submit'), { event: 'e1', name: 'Event e1', collective, libere });
  await office.perform(actOf('scrabble-report.accept'), { event: 'e1', version: 1 });
  await office.perform(actOf('scrabble-list.publish'), { series: 'seniori', date: '2012-02-01' });
  return visitorOf(office, language);
}

it.each(LANGUAGES)(
  '%s: Scrabble ratings stand on the page of the player and are taken apart by type',
  async (language) => {
    const view = await visitor(language);
    const { main } = await view(player, { player: 'p0' });
    const path = `/${language}/cat/players/p0/ratings/seniori/2012-02-01`;
    expect(main.html).toContain(`href="${path}?type=anticipatie"`);
    const line = { player: 'p0', series: 'seniori', date: '2012-02-01' };
    for (const type of ['anticipatie', 'libere', 'general']) {
      const { main: taken } = await view(datedRating, line, { type });
      expect(taken.html).toMatch(/<span class="big">\d+<\/span>/);
      expect(taken.html).toContain('popovertarget="article-');
    }
  },
);
