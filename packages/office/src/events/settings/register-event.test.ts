import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { accountKind } from '../../accounts/account.ts';
import { registerDelegation } from '../../registry/clubs/delegation-acts.ts';
import { CATALONIA, testOffice } from '../../testing/test-office.ts';
import { eventKind } from '../event.ts';
import { eventTrf } from '../file/event-trf.ts';
import { ARBITER, giveAccount, OTHER_ARBITER, officeWithEvent, pair, SWISS } from '../testing/event-office.ts';
import { tournamentFacts } from '../tournament-facts.ts';
import { amendEvent } from './amend-event.ts';
import { registerEvent } from './register-event.ts';

const FIDE = {
  ...CATALONIA,
  competitionRules: 'fide-2026',
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-03-01' }],
};

describe('registering an event', () => {
  it('belongs to whoever registers it, and tells what stands against it so far', async () => {
    const office = await testOffice();
    const { outcome } = await office.perform(registerEvent, { event: 'open', facts: SWISS }, { actor: ARBITER });
    expect(outcome.event).toBe('open');
    expect(outcome.findings.map(({ code }) => code)).toContain('fce-1990.open-rounds');
    const kept = await office.record(eventKind, 'open');
    expect(kept?.body).toMatchObject({ state: 'registered', registeredBy: 'ada', registeredOn: '2017-01-15' });
  });

  it('gets an id of its own where none is given, and none twice', async () => {
    const office = await testOffice();
    const { outcome } = await office.perform(registerEvent, { facts: SWISS });
    const again = office.perform(registerEvent, { event: outcome.event, facts: SWISS });
    expect(await office.refusals(again)).toMatchObject([{ code: 'event-exists' }]);
  });

  it.each([
    ['2017-02-14', 'in-time'],
    ['2017-02-15', 'in-time'],
    ['2017-02-16', 'needs-permission'],
  ])('[0.4] on %s for the 15th of March: %s', async (today, verdict) => {
    const office = await testOffice(FIDE);
    office.setToday(today);
    const { roundDates: _dates, ...facts } = { ...SWISS, system: 'fide-dutch', start: '2017-03-15', end: '2017-03-20' };
    const { outcome } = await office.perform(registerEvent, { facts });
    expect(outcome.terms).toEqual([{ regulation: 'fide-2009', article: '0.4', due: '2017-02-15', verdict }]);
  });

  it('[D-OFF-274] refuses arbiters who are none, all at once; whoever was named before stays', async () => {
    const office = await testOffice();
    for (const [account, more] of Object.entries({
      ann: {},
      bea: { roles: ['officer' as const] },
      gone: { state: 'suspended' as const },
      pep: { roles: ['delegate' as const] },
    }))
      await giveAccount(office, account, more);
    const register = (arbiters: string[]) =>
      office.perform(registerEvent, { event: 'open', facts: { ...SWISS, arbiters } }, { actor: ARBITER });
    expect(await office.refusals(register(['ann', 'nobody', 'bea', 'gone', 'pep']))).toMatchObject([
      { kind: 'missing', code: 'arbiter-unknown', field: 'facts.arbiters.1', values: { account: 'nobody' } },
      { code: 'arbiter-unknown', field: 'facts.arbiters.3' },
      { code: 'arbiter-unknown', field: 'facts.arbiters.4' },
    ]);
    await register(['ann', 'bea']);
    await office.ports.archive.write('cat', async (writing) => {
      const { body } = (await writing.get(accountKind, 'ann'))!;
      await writing.put(accountKind, 'ann', 2, 1, { ...body, state: 'suspended' });
    });
    const amend = (version: number, arbiters: string[]) =>
      office.perform(amendEvent, { event: 'open', version, facts: { ...SWISS, arbiters } }, { actor: ARBITER });
    expect(await office.refusals(amend(1, ['ann', 'pep']))).toMatchObject([{ field: 'facts.arbiters.1' }]);
    expect((await amend(1, ['ann'])).outcome.version).toBe(2);
    expect(await office.refusals(amend(2, ['ann', 'bea', 'nobody']))).toMatchObject([{ field: 'facts.arbiters.2' }]);
  });

  it('[D-F24-41] several periods of thinking time come to the minutes and seconds of the event, and go to its report', async () => {
    const office = await testOffice();
    const registering = (minutes: number, increment: number) =>
      office.perform(registerEvent, {
        facts: { ...SWISS, timeControl: { minutes, increment, periods: '40/90+30:30+30' } },
      });
    for (const [minutes, increment] of [
      [119, 30],
      [120, 29],
    ] as const)
      expect(await office.refusals(registering(minutes, increment))).toMatchObject([
        { code: 'event-periods', field: 'facts.timeControl.periods', values: { minutes: 120, increment: 30 } },
      ]);
    const unreadable = { facts: { ...SWISS, timeControl: { minutes: 120, periods: 'forty' } } };
    expect(await office.refusals(office.perform(registerEvent, unreadable))).toMatchObject([
      { code: 'event-periods-form', field: 'facts.timeControl.periods', values: { found: 'forty' } },
    ]);
    const { outcome } = await registering(120, 30);
    const { text } = await office.ask(eventTrf, { event: outcome.event, edition: 'trf26' });
    expect(text).toContain('122 40 moves in 90 min + 30 s, then 30 min + 30 s');
    expect(text).toContain('222 40/5400+30:1800+30');
  });

  it.each(['Sants\n001 Puig', 'Sants\u0001', '\u202eSants', '  '])(
    'a place is one line that can be read: %j',
    async (place) => {
      const office = await testOffice();
      const registering = office.perform(registerEvent, { facts: { ...SWISS, place } });
      expect(await office.refusals(registering)).toMatchObject([{ field: 'facts.place' }]);
    },
  );

  it('names everything that the facts say against each other', async () => {
    const office = await testOffice();
    const facts = {
      ...SWISS,
      type: 'knockout' as const,
      end: '2017-02-01',
      club: 'nobody',
      roundDates: ['2017-02-05', '2017-02-04'],
    };
    const refusals = await office.refusals(office.perform(registerEvent, { facts }));
    expect(refusals.map(({ code }) => code)).toEqual([
      'event-ends-before-start',
      'event-type-of-system',
      'club-unknown',
      'round-dates-count',
      'round-date-outside',
      'round-date-outside',
      'round-date-order',
    ]);
    expect(refusals.at(-1)).toMatchObject({ field: 'facts.roundDates.1' });
  });

  it.each([
    ['09:00', '15:30', []],
    [
      '09:00',
      '09:00',
      [{ code: 'round-time-order', field: 'facts.roundTimes.1', values: { round: 2, time: '09:00' } }],
    ],
    ['15:30', '09:00', [{ code: 'round-time-order', field: 'facts.roundTimes.1', values: { before: '15:30' } }]],
  ])('[D-OFF-477] rounds of one day begin one after the other: %s, %s', async (first, second, refused) => {
    const office = await testOffice();
    const registering = (dates: readonly string[]) =>
      office.perform(registerEvent, {
        facts: { ...SWISS, rounds: 2, roundDates: [...dates], roundTimes: [first, second] },
      });
    const oneDay = registering([SWISS.start, SWISS.start]);
    if (refused.length > 0) expect(await office.refusals(oneDay)).toMatchObject(refused);
    else expect((await oneDay).outcome.event).toBeDefined();
    const { outcome } = await registering([SWISS.start, SWISS.end]);
    const kept = await office.record(eventKind, outcome.event);
    expect(tournamentFacts(kept!.body)).toMatchObject({ roundTimes: [first, second] });
  });

  it('[D-OFF-477] each round has its time, or none has', async () => {
    const office = await testOffice();
    const register = (...roundTimes: string[]) => office.perform(registerEvent, { facts: { ...SWISS, roundTimes } });
    expect(await office.refusals(register('16:30'))).toMatchObject([
      { code: 'round-times-count', field: 'facts.roundTimes', values: { times: 1, rounds: SWISS.rounds } },
    ]);
    for (const time of ['24:00', '9:00', '09:60', '16:30:00'])
      expect(await office.refusals(register(time))).toMatchObject([{ field: 'facts.roundTimes.0' }]);
  });

  it.each([
    ['2027-02-02', []],
    ['2027-02-03', []],
    ['2027-02-04', [{ code: 'event-too-long', field: 'facts.end' }]],
  ])('is for ten years at most, from 2017-02-03 to %s', async (end, refused) => {
    const office = await testOffice();
    const registering = office.perform(registerEvent, { facts: { ...SWISS, end } });
    if (refused.length > 0) expect(await office.refusals(registering)).toMatchObject(refused);
    else expect((await registering).outcome.event).toBeDefined();
  });

  it('[D-OFF-263] is in a delegation that its book knows, not in one of the clubs', async () => {
    const office = await testOffice();
    await office.perform(registerDelegation, { delegation: 'nowhere', name: 'Nowhere' });
    const register = (delegation: string) =>
      office.perform(registerEvent, { facts: { ...SWISS, ruleFacts: { ...SWISS.ruleFacts, delegation } } });
    await register('girona');
    expect(await office.refusals(register('nowhere'))).toMatchObject([{ field: 'facts.ruleFacts.delegation' }]);
  });

  it('is not for the public', async () => {
    const office = await testOffice();
    const refused = office.perform(registerEvent, { facts: SWISS }, { actor: NOBODY });
    expect(await office.refusals(refused)).toMatchObject([{ kind: 'forbidden' }]);
  });
});

describe('amending an event', () => {
  it('shows both versions where somebody was first', async () => {
    const office = await officeWithEvent(0);
    const amend = (name: string) =>
      office.perform(amendEvent, { event: 'open', version: 1, facts: { ...SWISS, name } }, { actor: ARBITER });
    await amend('Obert nou');
    expect(await office.refusals(amend('Un altre'))).toMatchObject([
      { kind: 'conflict', code: 'changed-meanwhile', versions: { yours: { name: 'Un altre' } } },
    ]);
  });

  it('leaves alone what rounds were paired by', async () => {
    const office = await officeWithEvent(8);
    await pair(office, 1);
    await office.perform(
      amendEvent,
      { event: 'open', version: 2, facts: { ...SWISS, place: 'Sants' } },
      { actor: ARBITER },
    );
    const facts = { ...SWISS, initialColour: 'black' as const };
    const refused = office.perform(amendEvent, { event: 'open', version: 3, facts }, { actor: ARBITER });
    expect(await office.refusals(refused)).toMatchObject([
      { code: 'event-fact-fixed', values: { name: 'initialColour' } },
    ]);
  });

  it('is for its own arbiter', async () => {
    const office = await officeWithEvent(0);
    const refused = office.perform(amendEvent, { event: 'open', version: 1, facts: SWISS }, { actor: OTHER_ARBITER });
    expect(await office.refusals(refused)).toMatchObject([{ code: 'not-own-matter' }]);
    const unknown = office.perform(amendEvent, { event: 'none', version: 1, facts: SWISS });
    expect(await office.refusals(unknown)).toMatchObject([{ kind: 'missing', code: 'event-unknown' }]);
  });
});
