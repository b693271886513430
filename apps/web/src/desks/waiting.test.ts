import { askQuestion } from '@escala/office';
import { CATALONIA, filePlayers, type TestOffice, testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import type { Ask } from '../kit/page.ts';
import { officerOffice } from '../testing/officer-office.ts';
import { testSite } from '../testing/test-site.ts';
import { actOf } from '../testing/visitor.ts';
import { waitingCounts } from './waiting.ts';

const VIEWER = { account: 'o', roles: ['officer'], clubs: [], events: [], player: null, name: 'Ana' } as const;

function countsOf({ ports, federation }: TestOffice): ReturnType<typeof waitingCounts> {
  const ask: Ask = (question, input) => askQuestion(ports, question, { federation, viewer: VIEWER, input });
  return waitingCounts(ask, { ...testSite('/desk'), viewer: VIEWER });
}

const ROMANIA = {
  ...CATALONIA,
  series: [{ id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' }],
};

it('a report of Scrabble waits like any other', async () => {
  const office = await testOffice(ROMANIA);
  await filePlayers(office, [{ name: 'Popa, Ana' }, { name: 'Rusu, Ion' }]);
  office.setToday('2012-02-15');
  const results = [
    { player: 'p0', score: 900 },
    { player: 'p1', score: 850 },
  ];
  const collective = [{ id: 'g', type: 'compunere', date: '2012-01-10', results }];
  const actor = { account: 'arb', roles: ['arbiter'] as const, clubs: [], events: [], player: null };
  await office.perform(
    actOf('scrabble-report.submit'),
    { name: 'Cupa', collective, libere: [], event: 'e' },
    { actor },
  );
  expect(await countsOf(office)).toMatchObject({ '/desk/reports': 1 });
});

it('the rail counts what waits, not the lines that say so', async () => {
  expect(await countsOf(await officerOffice())).toMatchObject({ '/desk/reports': 2 });
});
