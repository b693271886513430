import { describe, expect, it } from 'vitest';
import { readPeriod } from '../../rating/publishing/read-period.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { eventKind } from '../event.ts';
import { annulEvent, reopenEvent } from '../event-state-acts.ts';
import { reportInbox } from '../inbox/report-inbox.ts';
import { showReport } from '../inbox/show-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, SWISS } from '../testing/event-office.ts';
import { fideOffice, handIn } from '../testing/fide-office.ts';
import { acceptReport } from './accept-report.ts';
import { appealRefusal, decideRefusalAppeal } from './refusal-appeals.ts';
import { refuseReport } from './refuse-report.ts';
import { type EventReport, reportKind } from './report.ts';
import { submitReport } from './submit-report.ts';

const NOBODY = { account: 'nobody', roles: [], clubs: [], events: [], player: null } as const;
const COMMISSION = { ...NOBODY, account: 'carme', roles: ['commission'] } as const;

const reportOf = (office: TestOffice, event: string) =>
  office.read(async (reading) => (await reading.get(reportKind, event))!);
const eventOf = (office: TestOffice, event: string) =>
  office.read(async (reading) => (await reading.get(eventKind, event))!);

const GAMES = [{ white: 'p01', black: 'p02' }];

describe('a late registration', () => {
  it.each([
    ['2017-02-14', true],
    ['2017-02-15', false],
    ['2017-02-16', false],
  ])('[0.4] for a start on %s, registered on 15 January, needs a permission: %s', async (start, needs) => {
    const office = await fideOffice(2);
    await handIn(office, 'open', { start, end: '2017-02-20' }, GAMES);
    office.setToday('2017-02-21');
    const { version } = await reportOf(office, 'open');
    const silent = office.perform(acceptReport, { event: 'open', version });
    const refused = needs ? await office.refusals(silent) : await silent.then(() => []);
    expect(refused).toMatchObject(
      needs ? [{ code: 'permission-missing', field: 'permission.by', regulation: 'fide-2009', article: '0.4' }] : [],
    );
  });

  it('[0.4] is let in by somebody, whose name is public with the event', async () => {
    const office = await fideOffice(2);
    await handIn(office, 'open', {}, GAMES);
    office.setToday('2017-02-21');
    const { version } = await reportOf(office, 'open');
    await office.perform(acceptReport, { event: 'open', version, permission: { by: 'Mikko Markkula' } });
    const { decision } = await office.ask(showEvent, { event: 'open' }, NOBODY);
    expect(decision?.permission).toEqual({ by: 'Mikko Markkula' });
  });
});

it.each([
  ['2017-02-21', '2017-03-01'],
  ['2017-02-22', '2017-03-01'],
  ['2017-02-23', '2017-05-01'],
])(
  '[7.13] a report that was received on %s counts on the list of %s, and the officer sees it before',
  async (received, list) => {
    const office = await fideOffice(2);
    office.setToday(received);
    await handIn(office, 'open', {}, GAMES);
    // A day on which the officer can accept reports for either list.
    office.setToday('2017-02-25');
    const dates = async () => (await office.ask(showReport, { event: 'open' })).lists.map(({ date }) => date);
    expect(await dates()).toEqual([list]);
    const { version } = await reportOf(office, 'open');
    await office.perform(acceptReport, { event: 'open', version, permission: { by: 'Mikko Markkula' } });
    expect(await dates()).toEqual([list]);
    const { accepted } = await office.ask(readPeriod, { series: 'fide' });
    expect(accepted.map(({ id }) => id)).toEqual(list === '2017-03-01' ? ['open'] : []);
  },
);

describe('an appeal against the refusal of an event', () => {
  async function refused(): Promise<TestOffice> {
    const office = await fideOffice(2);
    await handIn(office, 'open', {}, GAMES);
    office.setToday('2017-02-21');
    const { version } = await reportOf(office, 'open');
    await office.perform(refuseReport, { event: 'open', version }, { reason: 'Too fast.' });
    return office;
  }
  const appeal = async (office: TestOffice, actor = ARBITER) => {
    const { version } = await reportOf(office, 'open');
    return office.perform(appealRefusal, { event: 'open', version, text: 'It was not.' }, { actor });
  };
  const decide = async (office: TestOffice, upheld: boolean, account = 'carme') => {
    const { version } = await reportOf(office, 'open');
    const actor = { ...COMMISSION, account };
    return office.perform(
      decideRefusalAppeal,
      { event: 'open', version, upheld },
      { actor, reason: 'Seen the clocks.' },
    );
  };

  it.each([
    ['2017-02-27', true],
    ['2017-02-28', true],
    ['2017-03-01', false],
  ])('[0.5] of 21 February is made on %s in time: %s', async (today, inTime) => {
    const office = await refused();
    expect((await office.ask(showReport, { event: 'open' })).appealUntil).toBe('2017-02-28');
    office.setToday(today);
    const made = appeal(office);
    const found = inTime ? await made.then(() => []) : await office.refusals(made);
    expect(found).toMatchObject(inTime ? [] : [{ code: 'refusal-appeal-late', article: '0.5' }]);
  });

  it('[0.5] is the organiser’s, once; the commission decides, never who refused', async () => {
    const office = await refused();
    expect(await office.refusals(appeal(office, OTHER_ARBITER))).toMatchObject([{ kind: 'forbidden' }]);
    await appeal(office);
    expect(await office.refusals(appeal(office))).toMatchObject([{ code: 'refusal-appealed' }]);
    expect((await office.ask(reportInbox, { limit: 50 })).appeals).toMatchObject([{ event: { id: 'open' } }]);
    const { by } = (await reportOf(office, 'open')).body.decision!;
    expect(await office.refusals(decide(office, true, by))).toMatchObject([{ code: 'refusal-same-judge' }]);
    await decide(office, true);
    expect((await eventOf(office, 'open')).body).toMatchObject({ state: 'submitted' });
    const inbox = await office.ask(reportInbox, { limit: 50 });
    expect([inbox.appeals, inbox.reports.length]).toEqual([[], 1]);
    expect(await office.refusals(decide(office, false))).toMatchObject([{ code: 'event-state' }]);
  });

  it('[0.5] rejected, the refusal stands', async () => {
    const office = await refused();
    expect(await office.refusals(decide(office, true))).toMatchObject([{ code: 'refusal-not-appealed' }]);
    await appeal(office);
    await decide(office, false);
    expect((await eventOf(office, 'open')).body.state).toBe('refused');
    expect((await reportOf(office, 'open')).body).toMatchObject({
      decision: { reason: 'Too fast.' },
      appeal: { text: 'It was not.', decision: { upheld: false, reason: 'Seen the clocks.' } },
    });
  });

  it('[0.5] is unknown to other regulations', async () => {
    const office = await officeWithEvent(0);
    const { version } = await eventOf(office, 'open');
    const { name, type, start, end, timeControl } = SWISS;
    const body: EventReport = {
      source: 'desk',
      state: 'refused',
      record: { id: 'open', name, type, start, end, timeControl, games: [] },
      findings: [],
      submittedBy: 'ada',
      submittedOn: start,
      decision: { by: 'x', on: '2017-01-15', reason: 'no' },
    };
    await office.ports.archive.write('cat', async (writing) => {
      await writing.put(reportKind, 'open', 1, 99, body);
      const event = (await writing.get(eventKind, 'open'))!.body;
      await writing.put(eventKind, 'open', version + 1, 99, { ...event, state: 'refused' });
    });
    expect(await office.refusals(appeal(office))).toMatchObject([{ code: 'refusal-no-appeal' }]);
  });
});

describe('phases of one event', () => {
  const phase = { type: 'round-robin' as const, rounds: 1 };
  async function handedIn(): Promise<TestOffice> {
    const office = await fideOffice(4);
    await handIn(office, 'group', { ...phase, end: '2017-02-05' }, [{ white: 'p01', black: 'p02' }]);
    await handIn(office, 'final', { ...phase, start: '2017-02-10' }, [{ white: 'p01', black: 'p03' }]);
    const facts = { ...SWISS, name: 'Campionat', system: undefined, roundDates: undefined, initialColour: undefined };
    await office.perform(registerEvent, { event: 'whole', facts }, { actor: ARBITER });
    return office;
  }
  const pool = async (office: TestOffice, ...events: string[]) => {
    const { version } = await eventOf(office, 'whole');
    return office.perform(
      submitReport,
      { event: 'whole', version, from: { kind: 'phases', events } },
      { actor: ARBITER },
    );
  };

  it('[6.2] go in as one report; each is no longer reported by itself', async () => {
    const office = await handedIn();
    await pool(office, 'group', 'final');
    const { body } = await reportOf(office, 'whole');
    expect(body.record).toMatchObject({ type: 'swiss', start: '2017-02-03', end: '2017-02-12' });
    expect(body.record.games.map(({ round, white, black }) => [round, white, black])).toEqual([
      [1, 'p01', 'p02'],
      [2, 'p01', 'p03'],
    ]);
    expect((await eventOf(office, 'group')).body).toMatchObject({ state: 'registered', phaseOf: 'whole' });
    expect((await office.ask(reportInbox, { limit: 50 })).reports.map(({ event }) => event.id)).toEqual(['whole']);
    const again = { event: 'group', version: 3, from: { kind: 'json' as const, text: '{}' } };
    const codes = await office.codes(office.perform(submitReport, again, { actor: ARBITER }));
    expect(codes).toContain('event-is-phase');
  });

  it.each(['taken back', 'annulled'] as const)(
    '[6.2] are events of their own again when the whole is %s',
    async (how) => {
      const office = await handedIn();
      await pool(office, 'group', 'final');
      const whole = { event: 'whole', version: (await eventOf(office, 'whole')).version };
      await (how === 'annulled' ? office.perform(annulEvent, whole) : office.perform(reopenEvent, whole));
      expect((await eventOf(office, 'final')).body.phaseOf).toBeUndefined();
    },
  );

  it('[6.2] are told apart: unknown, not handed in, outside of the whole, all at once', async () => {
    const office = await handedIn();
    await handIn(office, 'later', { ...phase, start: '2017-02-10', end: '2017-02-13' }, GAMES);
    const refused = await office.refusals(pool(office, 'nothing', 'whole', 'later'));
    expect(refused.map(({ code }) => code)).toEqual(['event-unknown', 'phase-not-reported', 'phase-outside']);
  });
});
