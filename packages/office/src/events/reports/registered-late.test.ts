import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { showReport } from '../inbox/show-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, officeWithPlayers } from '../testing/event-office.ts';
import { fideOffice, handIn } from '../testing/fide-office.ts';
import { acceptReport } from './accept-report.ts';
import { waiveFinding } from './refuse-report.ts';
import { reportKind } from './report.ts';
import { submitReport } from './submit-report.ts';

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

it.each([
  ['the list in force at the start of the event', undefined, 3],
  ['the standard list', 'standard', 3],
  ['a list of another rhythm, which is not compared', 'rapid', 0],
] as const)(
  '[7.11] an office’s own rating document keeps its lists: %s (D-FIDE-14)',
  async (_what, rhythm, players) => {
    const office = await fideOffice(3);
    const facts = { type: 'round-robin', start: '2017-02-03', end: '2017-02-12', rounds: 9 } as const;
    const timeControl = { minutes: 90, increment: 30 };
    const told = { ...facts, timeControl, name: 'Closed', arbiters: [] };
    await office.perform(registerEvent, { event: 'closed', facts: told }, { actor: ARBITER });
    const ids = ['p01', 'p02', 'p03'];
    const ratings = { p01: 2000, p02: 1900, p03: 1800 };
    const document = {
      ...{ format: 'escala/rating-input@1', regulation: rhythm ? 'fide-2024' : 'fide-2009', listDate: '2017-03-01' },
      ...(rhythm && { rhythm }),
      players: ids.map((id) => ({ id })),
      lists: [
        { date: '2017-01-01', ratings: { p01: 1000 } },
        { date: '2017-02-01', ratings },
        { date: '2017-02-10', ratings: { p01: 1500 } },
      ],
      events: [
        {
          id: 'closed',
          type: facts.type,
          start: facts.start,
          end: facts.end,
          timeControl,
          participants: ids,
          games: [],
        },
      ],
    };
    const games = [
      { round: 1, white: 'p01', black: 'p02', result: '1-0' },
      { round: 2, white: 'p02', black: 'p03', result: '1-0' },
      { round: 3, white: 'p03', black: 'p01', result: '1-0' },
    ];
    const text = JSON.stringify({ ...document, events: document.events.map((event) => ({ ...event, games })) });
    await office.perform(
      submitReport,
      { event: 'closed', version: 1, from: { kind: 'json', text } },
      { actor: ARBITER },
    );
    const { findings, tournament } = (await office.record(reportKind, 'closed'))!.body;
    const differing = findings.find(({ code }) => code === 'fide-2009.ratings-differ');
    expect(differing?.values.players ?? 0).toBe(players);
    const kept = Object.fromEntries(tournament!.players.flatMap(({ id, rating }) => (rating ? [[id, rating]] : [])));
    expect(kept).toEqual(players === 0 ? {} : ratings);
  },
);
