import { LANGUAGES, translator } from '@escala/messages';
import { CATALONIA, filePlayers, testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import type { Site } from '../../kit/site.ts';
import { actOf, type Visitor, visitorOf } from '../../testing/visitor.ts';
import { player } from '../players/player.ts';
import { playHistories } from '../players/player-play.ts';
import { datedRating } from '../rating/rating.ts';

const ROMANIA = {
  ...CATALONIA,
  series: [{ id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' }],
};
const DAYS = ['2012-01-10', '2012-01-11', '2012-01-12'];

/** One list of a series, from three collective games and one Libere. */
async function visitor(language: (typeof LANGUAGES)[number]): Promise<Visitor> {
  const office = await testOffice(ROMANIA);
  await filePlayers(office, [{ name: 'Popa, Ana' }, { name: 'Rusu, Ion' }, { name: 'Dinu, Eva' }]);
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
  await office.perform(actOf('list.publish'), { series: 'seniori', date: '2012-02-01' });
  return visitorOf(office, language);
}

it.each(LANGUAGES)(
  '%s: Scrabble ratings stand on the page of the player and are taken apart by type',
  async (language) => {
    const view = await visitor(language);
    const { main } = await view(player, { player: 'p0' });
    const path = `/${language}/cat/players/p0/ratings/seniori/2012-02-01`;
    expect(main.html).toContain(`href="${path}?type=anticipatie"`);
    const translate = translator(language);
    expect(main.html).not.toContain(translate('web.player.no-ratings'));
    expect(main.html).not.toContain(translate('web.player.no-events'));
    const { main: nobody } = await view(player, { player: 'p2' });
    expect(nobody.html).toContain(translate('web.player.no-ratings'));
    const line = { player: 'p0', series: 'seniori', date: '2012-02-01' };
    for (const type of ['anticipatie', 'libere', 'general']) {
      const { main: taken } = await view(datedRating, line, { type });
      expect(taken.html).toMatch(/<span class="figure">\d+<\/span>/);
      expect(taken.html).toContain('popovertarget="article-');
      expect(taken.html).toContain(`<noscript><p>${translate('web.verify.no-script')}`);
    }
  },
);

it('a number that a correction moved is struck out, and the new one leads to what explains it', () => {
  const site = { language: 'en', federation: 'cat', translate: translator('en') } as unknown as Site;
  const history = (type: 'compunere' | 'libere', rating: number, published?: number) => ({
    series: 'seniori',
    name: 'Seniori',
    type,
    points: [{ date: '2012-02-01', rating, ...(published && { published }), status: 'active' as const, games: 3 }],
  });
  const [{ html } = { html: '' }] = playHistories(site, 'p0', [history('compunere', 170, 169), history('libere', 176)]);
  expect(html).toMatch(/<s>.*?169<\/s> <a href="[^"]*type=compunere">170<\/a>/);
  expect(html).toMatch(/<td class="number"><a href="[^"]*type=libere">176<\/a>/);
});
