import { LANGUAGES } from '@escala/messages';
import { Refused } from '@escala/office';
import { CATALONIA, filePlayers, type TestOffice, testOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { sectionsFor } from '../../kit/desk-page.ts';
import { gamesOf } from '../../kit/site.ts';
import { actOf, sitterOf } from '../../testing/visitor.ts';
import { deskSections } from '../all-desks.ts';
import { newScrabbleReport } from './new-scrabble-report.ts';
import { ownScrabbleReport } from './own-scrabble-report.ts';
import { scrabbleReports } from './scrabble-reports.ts';

const ROMANIA = {
  ...CATALONIA,
  series: [{ id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' }],
};
const ARBITER = { account: 'arb', roles: ['arbiter'] as const, clubs: [], events: [], player: null };

async function reportedOffice(): Promise<TestOffice> {
  const office = await testOffice(ROMANIA);
  await filePlayers(office, [{ name: 'Popa, Ana' }, { name: 'Rusu, Ion' }]);
  office.setToday('2012-02-15');
  const results = [
    { player: 'p0', score: 900 },
    { player: 'p1', score: 850.5 },
  ];
  const collective = [{ id: 'g', type: 'compunere', date: '2012-01-10', results }];
  const libere = [
    { id: 'l', date: '2012-01-11', rated: false, games: [{ round: 2, a: 'p1', b: 'p0', result: '0-1' }] },
  ];
  const report = { name: 'Cupa <1>', collective, libere };
  for (const event of ['sent', 'counts'])
    await office.perform(actOf('scrabble-report.submit'), { ...report, event }, { actor: ARBITER });
  await office.perform(actOf('scrabble-report.refuse'), { event: 'sent', version: 1 }, { reason: 'Fără foi.' });
  await office.perform(actOf('scrabble-report.accept'), { event: 'counts', version: 1 });
  return office;
}

describe.each(LANGUAGES)('the desk for Scrabble reports, %s', (language) => {
  it('has own reports, a new one, and one that was sent back to put right', async () => {
    const view = sitterOf(await reportedOffice(), language, ARBITER, '2012-02-15');
    const list = (await view(scrabbleReports)).main.html;
    expect(list).toContain('Fără foi.');
    expect((await view(newScrabbleReport)).main.html).toContain('data-act="scrabble-report.submit"');
    const amended = (await view(ownScrabbleReport, { event: 'sent' })).main.html;
    expect(amended).toContain('data-act="scrabble-report.amend"');
    expect(amended).toContain('&quot;version&quot;:2');
    expect(amended).toContain('value="850.5"');
    expect(amended).toContain('value="Rusu, Ion" data-picked="p1"');
    const counted = (await view(ownScrabbleReport, { event: 'counts' })).main.html;
    expect(counted).not.toContain('data-act=');
    expect(counted).toContain('/events/counts"');
  });
});

it('is nobody else’s', async () => {
  const office = await reportedOffice();
  const other = sitterOf(office, 'en', { ...ARBITER, account: 'other' }, '2012-02-15');
  await expect(other(ownScrabbleReport, { event: 'sent' })).rejects.toBeInstanceOf(Refused);
  expect((await other(scrabbleReports)).main.html).toContain('No reports yet.');
});

it('stands in the navigation of federations that rate Scrabble only, which has nothing of chess', () => {
  const viewer = { ...ARBITER, roles: ['arbiter', 'officer', 'administrator'] as const, name: 'Ana' };
  const paths = (series: readonly { regulation: string }[]) =>
    sectionsFor(viewer, deskSections, { games: gamesOf(series), rules: 'fce-1990' }).map(({ path }) => path);
  expect(paths(ROMANIA.series)).toContain('/desk/scrabble');
  for (const path of ['/desk/events', '/desk/leagues', '/desk/titles', '/desk/fide-list']) {
    expect(paths(ROMANIA.series)).not.toContain(path);
    expect(paths(CATALONIA.series)).toContain(path);
  }
  expect(paths(CATALONIA.series)).not.toContain('/desk/scrabble');
  expect(paths(CATALONIA.series)).toContain('/desk/events');
  expect(paths([])).toEqual(expect.arrayContaining(['/desk/scrabble', '/desk/events']));
});
