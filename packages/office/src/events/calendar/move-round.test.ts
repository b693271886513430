import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { type EventFacts, eventKind } from '../event.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { ARBITER, officeWithEvent, playRounds, SWISS } from '../testing/event-office.ts';
import { moveRound } from './move-round.ts';

const DATES = ['2017-02-03', '2017-02-10', '2017-02-17', '2017-02-24', '2017-03-03'];
const OFFICIAL: EventFacts = {
  ...SWISS,
  rounds: 5,
  roundDates: DATES,
  start: '2017-02-03',
  end: '2017-03-03',
  place: 'Casal',
  flags: { official: true },
};
const actor = (role: Actor['roles'][number]): Actor => ({ ...NOBODY, account: role, roles: [role] });

let office: TestOffice;
const version = async (): Promise<number> => (await office.record(eventKind, 'open'))!.version;
const bodyOf = async () => (await office.record(eventKind, 'open'))!.body;
const amend = async (facts: Partial<EventFacts>) =>
  office.perform(
    amendEvent,
    { event: 'open', version: await version(), facts: { ...OFFICIAL, ...facts } },
    { actor: ARBITER },
  );
const move = async (told: object, by: Actor = actor('commission')) =>
  office.perform(moveRound, { event: 'open', version: await version(), because: 'other', ...told } as never, {
    actor: by,
    reason: 'Asked for in writing.',
  });
const against = async (act: Promise<unknown>) =>
  (await office.refusals(act)).map(({ article, field }) => [article, field]);

beforeEach(async () => {
  office = await officeWithEvent(10, OFFICIAL);
  await playRounds(office, 1, 1);
});

describe('the announced days and place of an official event', () => {
  it('[Calendaris 15.10] are not changed by those who run it: another day of any round, an earlier one of the last two, the place', async () => {
    const permit = ['Calendaris 15.10', 'facts.roundDates.2'];
    expect(await against(amend({ roundDates: DATES.with(2, '2017-02-18') }))).toEqual([permit]);
    const brought = await against(amend({ roundDates: DATES.with(3, '2017-02-23') }));
    expect(brought).toEqual([
      ['Calendaris 15.10', 'facts.roundDates.3'],
      ['Calendaris 15.10', 'facts.roundDates.3'],
    ]);
    expect(await against(amend({ place: 'Ateneu' }))).toEqual([
      ['Calendaris 15.10', 'facts.place'],
      ['Calendaris 15.10', 'facts.place'],
    ]);
    await amend({ name: 'Another name' });
  });

  it('D-COMP-53: may be corrected until a round is paired, and in events that are neither official nor homologated', async () => {
    office = await officeWithEvent(10, OFFICIAL);
    await amend({ place: 'Ateneu', roundDates: DATES.with(3, '2017-02-23') });
    office = await officeWithEvent(10, { ...OFFICIAL, flags: {} });
    await playRounds(office, 1, 1);
    await amend({ flags: {}, place: 'Ateneu' });
    office = await officeWithEvent(10, { ...OFFICIAL, flags: {}, ruleFacts: { rulesApproved: true } });
    await playRounds(office, 1, 1);
    expect(await against(amend({ flags: {}, ruleFacts: { rulesApproved: true }, place: 'Ateneu' }))).toHaveLength(2);
  });
});

describe('the permission of the sports commission', () => {
  it('[Calendaris 15.10] moves a round, says so, and lengthens the event if it must', async () => {
    await move({ round: 3, to: '2017-02-18' });
    await move({ round: 5, to: '2017-03-10' });
    expect(await bodyOf()).toMatchObject({
      roundDates: DATES.with(2, '2017-02-18').with(4, '2017-03-10'),
      end: '2017-03-10',
      moves: [
        { round: 3, from: '2017-02-17', to: '2017-02-18', because: 'other' },
        { round: 5, from: '2017-03-03', to: '2017-03-10' },
      ],
    });
  });

  it('[Calendaris 15.10] does not bring forward the last two of five rounds: the third, the fourth, the fifth; a clash may', async () => {
    const earlier = (round: number, day: string, because = 'other') => move({ round, to: day, because });
    await earlier(3, '2017-02-16');
    expect(await against(earlier(4, '2017-02-23'))).toEqual([['Calendaris 15.10', 'round']]);
    expect(await against(earlier(5, '2017-03-02'))).toEqual([['Calendaris 15.10', 'round']]);
    await earlier(5, '2017-03-02', 'clash');
    expect(await against(move({ round: 4, place: 'Ateneu' }))).toEqual([['Calendaris 15.10', 'round']]);
    expect(await against(move({ round: 2, place: 'Ateneu', because: 'clash' }))).toEqual([
      ['Calendaris 15.3', 'round'],
    ]);
    await move({ round: 2, place: 'Ateneu' });
    expect(await bodyOf()).toMatchObject({ place: 'Casal' });
  });

  it('D-COMP-53: a mistake in the announcement is no move', async () => {
    await move({ round: 5, to: '2017-03-02', because: 'mistake' });
  });

  it('is the commission’s: neither arbiter nor officer nor competition committee gives it; rounds stay in order', async () => {
    for (const role of ['arbiter', 'officer', 'committee', 'public'] as const)
      expect(await office.refusals(move({ round: 3, to: '2017-02-18' }, actor(role)))).toMatchObject([
        { code: 'not-allowed' },
      ]);
    const codes = async (told: object) => (await office.refusals(move(told))).map(({ code }) => code);
    expect(await codes({ round: 3, to: '2017-02-25' })).toEqual(['round-date-order']);
    expect(await codes({ round: 6, to: '2017-03-20' })).toEqual(['round-beyond']);
    expect(await codes({ round: 3, to: '2017-02-17' })).toEqual(['move-nothing']);
  });
});
