import { LANGUAGES } from '@escala/messages';
import { type TestOffice, testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { actOf, visitorOf } from '../../testing/visitor.ts';
import { playerHistory } from '../players/player-history.ts';
import { regulation } from '../regulations/regulation.ts';
import { regulations } from '../regulations/regulations.ts';
import { datedList } from './list.ts';
import { datedRating } from './rating.ts';

const digest = 'a'.repeat(64);
const source = { name: 'past.csv', digest };

/** A list by the old regulation, and the first two by the new one. */
async function office(): Promise<TestOffice> {
  const made = await testOffice({
    name: 'Federació de prova',
    timeZone: 'Europe/Madrid',
    language: 'ca',
    series: [
      {
        id: 'elo',
        name: 'Elo',
        regulation: 'fide-2024',
        part: 'standard',
        bookChange: { before: 'fide-2009', from: '2024-03-01', lift: true },
        firstList: '2024-01-01',
      },
    ],
  });
  const player = { name: 'Pons, Ana', birthDate: '1990-01-01' };
  const { outcome } = await made.perform(actOf('player.register'), player);
  const { player: id } = outcome as { player: string };
  const opened = await made.perform(actOf('import.open'), { subject: 'lists', source });
  const batch = { import: (opened.outcome as { import: string }).import, digest, batch: 0, file: source };
  const lines = [{ line: 2, id, rating: 1500 }];
  await made.perform(actOf('import.list'), { ...batch, series: 'elo', date: '2023-11-01', lines });
  made.setToday('2024-04-02');
  await made.perform(actOf('list.publish-history'), { series: 'elo', upTo: '2024-04-01' });
  return made;
}

it.each(LANGUAGES)('%s: the list of the change says so, and its lift is taken apart', async (language) => {
  const visit = visitorOf(await office(), language);
  const list = async (date: string) => (await visit(datedList, { series: 'elo', date })).main.html;
  const turn = await list('2024-03-01');
  expect(turn).toContain('1700');
  for (const words of ['fide-2009', 'fide-2024']) expect(turn.split('<table')[0]).toContain(words);
  expect((await list('2024-04-01')).split('<table')[0]).not.toContain('fide-2009');
  const [, player] = /\/players\/([^"/]+)/.exec(turn)!;
  const { main } = await visit(datedRating, { player: player!, series: 'elo', date: '2024-03-01' });
  expect(main.html).toContain('fide-2009 8.56');
  expect(main.html).toContain('id="article-fide-2009-8.56"');
  expect(main.html).toContain('+200');
});

it('the chart of a rating marks the change, and the regulations say which lists go by them since when', async () => {
  const visit = visitorOf(await office(), 'en');
  const list = (await visit(datedList, { series: 'elo', date: '2024-03-01' })).main.html;
  const [, player] = /\/players\/([^"/]+)/.exec(list)!;
  const history = (await visit(playerHistory, { player: player! })).main.html;
  expect(history.match(/<line class="turn"/g)).toHaveLength(2);
  expect(history).toContain('Lists from 1 March 2024 on follow fide-2024.');
  const all = (await visit(regulations)).main.html;
  expect(all).toContain('Used for Elo, from the list of 1 March 2024 on.');
  expect(all).toContain('Used for Elo, until the list of 1 March 2024.');
  expect((await visit(regulation, { book: 'fide-2009' })).facts).toContain(
    'Used for Elo, until the list of 1 March 2024.',
  );
});
