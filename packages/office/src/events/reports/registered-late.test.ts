import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { showReport } from '../inbox/show-report.ts';
import { officeWithPlayers } from '../testing/event-office.ts';
import { fideOffice, handIn } from '../testing/fide-office.ts';
import { acceptReport } from './accept-report.ts';
import { waiveFinding } from './refuse-report.ts';
import { reportKind } from './report.ts';

const GAMES = [{ white: 'p01', black: 'p02' }];
const TEAM = { type: 'team' as const, start: '2017-02-03', end: '2017-02-12' };

async function accept(office: TestOffice, event: string, reason: string): Promise<unknown> {
  const report = async () => (await office.record(reportKind, event))!;
  for (const { code, article } of (await office.ask(showReport, { event })).open)
    await office.perform(waiveFinding, { event, version: (await report()).version, code, article });
  return office.perform(acceptReport, { event, version: (await report()).version }, { reason });
}

describe('an event that was registered late', () => {
  it.each([
    ['2017-02-02', false],
    ['2017-02-03', false],
    ['2017-02-04', true],
  ])(
    '[2.1] on %s for a start on 3 February has a finding: %s; [2.2] accepting it takes a reason',
    async (today, late) => {
      const office = await officeWithPlayers(2);
      office.setToday(today);
      const findings = await handIn(office, 'late', TEAM, GAMES);
      expect(findings.filter(({ article }) => article === '2.1').map(({ code }) => code.split('.')[0])).toEqual(
        late ? ['fce-2016'] : [],
      );
      office.setToday('2017-02-20');
      const silent = accept(office, 'late', '');
      const refused = late ? await office.refusals(silent) : await silent.then(() => []);
      expect(refused).toMatchObject(late ? [{ code: 'finding-unreasoned', article: '2.1' }] : []);
      if (late) await accept(office, 'late', 'The organiser was ill.');
    },
  );
});

it('[2.1] official competitions are rated without having been registered before', async () => {
  const office = await officeWithPlayers(2);
  office.setToday('2017-02-20');
  const findings = await handIn(office, 'final', { ...TEAM, flags: { official: true } }, GAMES);
  expect(findings.filter(({ article }) => article === '2.1')).toEqual([]);
  const { terms } = await office.ask(showReport, { event: 'final' });
  expect(terms).toEqual([]);
});

it('[6.3] a report is judged by the office’s own list, not by ratings in the file, and says where they differ (D-FIDE-14)', async () => {
  const office = await fideOffice(3);
  const games = [
    { white: 'p01', black: 'p02' },
    { round: 2, white: 'p02', black: 'p03' },
    { round: 3, white: 'p03', black: 'p01' },
  ];
  const ratings = { p01: 2000, p02: 1900, p03: 1800 };
  const findings = await handIn(office, 'closed', { type: 'round-robin' }, games, ratings);
  // No player is on a list of this office, but a third of them must be.
  expect(findings.map(({ article }) => article)).toEqual(expect.arrayContaining(['6.3', '6.31']));
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'fide-2009.ratings-differ', values: expect.objectContaining({ players: 3 }) }),
  );
});
