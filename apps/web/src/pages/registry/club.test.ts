import { clubMembers, readList, searchEvents, searchLists, showClub, showFederation } from '@escala/office/questions';
import { expect, it } from 'vitest';
import type { Ask } from '../../kit/page.ts';
import { testSite } from '../../testing/test-site.ts';
import { club } from './club.ts';

const SITE = testSite('/clubs/c1');
const member = (i: number) => ({ player: `p${i}`, version: 1, name: `Player ${i}` });

/** A club with this many rated members, and one unrated. */
async function pageOf(
  rated: number,
  { rules = 'fce-1990', ...more }: { readonly rules?: string } & object = {},
  query: Record<string, string> = {},
  seasons: readonly object[] = [],
): Promise<string> {
  const asked: unknown[] = [];
  const answers = new Map<unknown, unknown>([
    [showClub, { club: 'c1', version: 1, name: 'Ateneu', town: 'Òdena', licences: { 2016: 3, 2017: rated + 1 } }],
    [
      showFederation,
      {
        settings: {
          series: [
            { id: 'standard', name: 'Estàndard', regulation: 'fce-2016' },
            { id: 'libere', name: 'Libere', regulation: 'frs-2012' },
          ],
          ...more,
        },
        delegations: [],
        seasons,
      },
    ],
    [clubMembers, { members: Array.from({ length: rated + 1 }, (_, i) => member(i)), count: rated + 1 }],
    [searchLists, { lists: ['2017-03-01', '2017-02-01', '2016-12-01'].map((date) => ({ series: 'standard', date })) }],
    [
      readList,
      {
        rows: Array.from({ length: rated }, (_, i) => ({
          id: `p${i}`,
          rating: 1500 + 100 * i,
          ...(i === 0 && { published: 1480 }),
        })),
      },
    ],
    [searchEvents, { events: [] }],
  ]);
  const ask = (async (question, input) => {
    asked.push(input);
    return answers.get(question);
  }) as Ask;
  const { main } = await club.view(ask, { params: { club: 'c1' }, query }, { ...SITE, rules });
  return `${main.html}\n${JSON.stringify(asked)}`;
}

it('members stand by rating, who has none last', async () => {
  const page = await pageOf(2);
  const names = [...page.matchAll(/<a class="name" href="\/en\/cat\/players\/(p\d)"/g)].map(([, id]) => id);
  expect(names).toEqual(['p1', 'p0', 'p2']);
  expect(page).toContain('3 members');
});

it('ratings are those of the last list of the season', async () => {
  expect(await pageOf(2)).toContain('"date":"2017-03-01","players":["p0","p1","p2"]');
  expect(await pageOf(2, {}, { season: '2016' })).toContain('"date":"2016-12-01","players"');
});

it('a season that is no calendar year has the last list of its own days', async () => {
  const season = { number: 2016, from: '2016-09-01', to: '2017-02-28' };
  expect(await pageOf(2, {}, { season: '2016' }, [season])).toContain('"date":"2017-02-01","players"');
});

it('a rating that was published as another number says so, and leads to the cause (D-OFF-414)', async () => {
  const page = await pageOf(2);
  expect(page).toMatch(/1600<\/a><\/td>/);
  expect(page).toContain(
    '1500</a> <a class="revised small" href="/en/cat/players/p0/ratings/standard/2017-03-01#revised">revised, was 1480</a>',
  );
});

it('[Equips 8.1.3] the mean of the best four: below, at and above four rated members', async () => {
  const mean = async (rated: number): Promise<string | undefined> =>
    /Best 4<\/dt><dd>(\d+) /.exec(await pageOf(rated))?.[1];
  expect([await mean(3), await mean(4), await mean(5)]).toEqual([undefined, '1650', '1750']);
});

it('boards are those of the competition rules, where the federation has these', async () => {
  expect(await pageOf(5, { rules: 'fide-2026' })).not.toContain('Best 4');
});
