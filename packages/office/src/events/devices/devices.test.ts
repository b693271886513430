import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, isOwn, NOBODY } from '../../access/actor.ts';
import { accountKind } from '../../accounts/account.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { checkIn } from '../entries/call-roll.ts';
import { boardKind } from '../rounds/board.ts';
import { correctResult } from '../rounds/correct-result.ts';
import { enterResult } from '../rounds/enter-result.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, pair } from '../testing/event-office.ts';
import { actorOfDevice, deviceKind, standingDevice } from './device.ts';
import { handOutDevice, openCheckIn, revokeDevice, takeUpDevice } from './device-acts.ts';
import { deviceBoards, deviceCheckIn, searchDevices } from './device-questions.ts';

const HANDED = { event: 'open', label: 'Sala 2', from: 2, to: 3, hours: 12 };
const NOON = '2017-01-15T12:00:00.000Z';

let office: TestOffice;
beforeEach(async () => {
  office = await officeWithEvent(8);
  await office.ports.archive.write('cat', (writing) =>
    writing.put(accountKind, 'ada', 1, 1, {
      email: 'ada@example.org',
      name: 'Ada',
      roles: ['arbiter'],
      clubs: [],
      events: [],
      state: 'active',
      secondFactors: [],
    }),
  );
  await pair(office, 1);
});

const handOut = (more: object = {}, actor: Actor = ARBITER) =>
  office.perform(handOutDevice, { ...HANDED, ...more }, { actor });
const stands = (at: string) => office.read((reading) => standingDevice(reading, '1', at));

/** The phone, after using its code. */
async function telephone(more: object = {}): Promise<Actor> {
  await handOut(more);
  await office.perform(takeUpDevice, { device: '1' }, { actor: { ...NOBODY, account: 'ada' } });
  return (await stands(NOON))!.actor;
}

const enter = (actor: Actor, board: number, round = 1) =>
  office.perform(enterResult, { event: 'open', round, board, version: 1, result: '1-0' }, { actor });

describe('a device that was handed out', () => {
  it('is on record with its boards, who answers for it and until when', async () => {
    expect((await handOut()).outcome).toEqual({ device: '1', expires: '2017-01-16T00:00:00.000Z' });
    const kept = await office.record(deviceKind, '1');
    expect(kept!.body).toMatchObject({ event: 'open', account: 'ada', label: 'Sala 2', boards: { from: 2, to: 3 } });
  });

  it('is refused for boards in the wrong order, a round that is not there, an event that is not there', async () => {
    const wrong = await office.refusals(handOut({ from: 3, to: 2, round: 4 }));
    expect(wrong.map(({ code, field }) => [code, field])).toEqual([
      ['device-boards-order', 'to'],
      ['round-beyond', 'round'],
    ]);
    expect(await office.refusals(handOut({ event: 'none' }, { ...ARBITER, roles: ['officer'] }))).toMatchObject([
      { code: 'event-unknown' },
    ]);
    await handOut({ from: 3, to: 3, round: 3 });
  });

  it.each([
    [0, false],
    [1, true],
    [72, true],
    [73, false],
  ])('lasts from 1 to 72 hours: %i', async (hours, isFine) => {
    if (isFine) await handOut({ hours });
    else expect((await office.refusals(handOut({ hours })))[0]!.field).toBe('hours');
  });

  it('is the matter of whoever runs the event', async () => {
    for (const actor of [OTHER_ARBITER, { ...ARBITER, roles: ['player'] } as Actor])
      expect((await office.refusals(handOut({}, actor)))[0]!.kind).toBe('forbidden');
    await handOut();
    const revoked = office.perform(revokeDevice, { device: '1' }, { actor: OTHER_ARBITER });
    expect((await office.refusals(revoked))[0]!.code).toBe('not-own-matter');
    const seen = office.ask(searchDevices, { event: 'open' }, OTHER_ARBITER);
    expect((await office.refusals(seen))[0]!.code).toBe('not-own-matter');
  });

  it('is taken up once, and not after it is over', async () => {
    await handOut();
    const take = () => office.perform(takeUpDevice, { device: '1' }, { actor: NOBODY });
    await take();
    expect(await office.refusals(take())).toMatchObject([{ code: 'device-taken-up', values: { label: 'Sala 2' } }]);
    await office.perform(revokeDevice, { device: '1' }, { actor: ARBITER });
    expect(await office.refusals(take())).toMatchObject([{ code: 'device-over' }]);
    await office.perform(revokeDevice, { device: '1' }, { actor: ARBITER });
    const other = office.perform(takeUpDevice, { device: '9' }, { actor: NOBODY });
    expect(await office.refusals(other)).toMatchObject([{ code: 'device-unknown' }]);
  });

  it('enters results of its boards, with the account and the label on record', async () => {
    const actor = await telephone();
    const { entry, outcome } = await enter(actor, 2);
    expect([entry.actor, outcome]).toEqual(['ada', { board: 'open/001/0002', version: 2, changed: true, device: '1' }]);
    const board = await office.record(boardKind, 'open/001/0002');
    expect(board!.body).toMatchObject({ result: '1-0', enteredBy: 'ada', device: 'Sala 2' });
  });

  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('reaches from its first to its last board: %i', async (board, isOwnBoard) => {
    const actor = await telephone();
    if (isOwnBoard) await enter(actor, board);
    else expect((await office.refusals(enter(actor, board)))[0]!.code).toBe('not-own-matter');
  });

  it('may do nothing else', async () => {
    const actor = await telephone();
    const command = { event: 'open', round: 1, board: 2, version: 1, result: '1-0' } as const;
    expect((await office.refusals(office.perform(correctResult, command, { actor })))[0]!.code).toBe('not-allowed');
    expect((await office.refusals(handOut({}, actor)))[0]!.code).toBe('not-allowed');
  });

  it('sees its boards of the round that is played, and the people on them', async () => {
    const seen = await office.ask(deviceBoards, {}, await telephone());
    expect(seen).toMatchObject({ device: '1', label: 'Sala 2', event: 'open', reach: { from: 2, to: 3 } });
    expect(seen.round).toEqual({ round: 1, state: 'paired' });
    expect(seen.boards.map(({ board }) => board)).toEqual([2, 3]);
    expect(Object.keys(seen.names)).toHaveLength(4);
    expect((await office.refusals(office.ask(deviceBoards, {}, ARBITER)))[0]!.code).toBe('not-allowed');
  });

  it('of another round has no boards in this one', async () => {
    const actor = await telephone({ round: 2 });
    expect((await office.ask(deviceBoards, {}, actor)).boards).toEqual([]);
    expect((await office.refusals(enter(actor, 2)))[0]!.code).toBe('not-own-matter');
  });

  it('counts until it expires, is revoked, or its account runs the event no more', async () => {
    await handOut();
    expect(await stands('2017-01-15T23:59:59.999Z')).toBeDefined();
    expect(await stands('2017-01-16T00:00:00.000Z')).toBeUndefined();
    const account = await office.record(accountKind, 'ada');
    const becomes = (version: number, more: object) =>
      office.ports.archive.write('cat', (writing) =>
        writing.put(accountKind, 'ada', version, 1, { ...account!.body, ...more }),
      );
    await becomes(2, { state: 'suspended' });
    expect(await stands(NOON)).toBeUndefined();
    await becomes(3, { roles: ['player'] });
    expect(await stands(NOON)).toBeUndefined();
    await becomes(4, {});
    expect(await stands(NOON)).toBeDefined();
    await office.perform(revokeDevice, { device: '1' }, { actor: ARBITER });
    expect(await stands(NOON)).toBeUndefined();
  });

  it('is listed with its state for whoever runs the event', async () => {
    await telephone();
    await handOut({ label: 'Sala 3' });
    const { devices } = await office.ask(searchDevices, { event: 'open' }, ARBITER);
    expect(devices.map(({ device, label, name, state }) => [device, label, name, state])).toEqual([
      ['2', 'Sala 3', 'Ada', 'open'],
      ['1', 'Sala 2', 'Ada', 'taken-up'],
    ]);
    office.setToday('2017-01-16');
    expect((await office.ask(searchDevices, { event: 'open' }, ARBITER)).devices.map(({ state }) => state)).toEqual([
      'over',
      'over',
    ]);
  });
});

describe('a screen for check-in (D-OFF-736)', () => {
  const screen = async (): Promise<Actor> => {
    await office.perform(openCheckIn, { event: 'open', label: 'Porta', hours: 12 }, { actor: ARBITER });
    await office.perform(takeUpDevice, { device: '1' }, { actor: { ...NOBODY, account: 'ada' } });
    return (await stands(NOON))!.actor;
  };
  const press = (actor: Actor, player: string, round = 2) =>
    office.perform(checkIn, { event: 'open', round, player }, { actor });
  const here = async (actor: Actor) =>
    (await office.ask(deviceCheckIn, {}, actor)).players.flatMap(({ player, here: isHere }) => (isHere ? player : []));

  it('[D-OFF-736] nobody is here until they press their name; pressed twice it stays so', async () => {
    const actor = await screen();
    const { round, name, players } = await office.ask(deviceCheckIn, {}, actor);
    expect([round, players.length, players.filter(({ here: isHere }) => isHere)]).toEqual([2, 8, []]);
    expect(name).not.toBe('');
    const [first] = players;
    expect((await press(actor, first!.player)).outcome.changed).toBe(true);
    expect((await press(actor, first!.player)).outcome.changed).toBe(false);
    expect(await here(actor)).toEqual([first!.player]);
    // A second screen does not call the roll again.
    await office.perform(openCheckIn, { event: 'open', label: 'Bar', hours: 1 }, { actor: ARBITER });
    expect(await here(actor)).toEqual([first!.player]);
  });

  it('[D-OFF-736] checks in to the next round of its own event and does nothing else', async () => {
    const actor = await screen();
    const { player } = (await office.ask(deviceCheckIn, {}, actor)).players[0]!;
    expect(await office.refusals(press(actor, player, 1))).toMatchObject([{ code: 'roll-round' }]);
    expect(await office.refusals(press(actor, player, 3))).toMatchObject([{ code: 'roll-round' }]);
    expect(await office.refusals(press(actor, 'nobody'))).toMatchObject([{ code: 'entry-unknown' }]);
    expect((await office.refusals(enter(actor, 2)))[0]!.code).toBe('not-own-matter');
    expect((await office.ask(deviceBoards, {}, actor)).boards).toEqual([]);
    const elsewhere = { ...actor, device: { ...actor.device!, event: 'other' } };
    expect((await office.refusals(press(elsewhere, player)))[0]!.code).toBe('not-own-matter');
    expect((await office.refusals(press(NOBODY, player)))[0]!.kind).toBe('forbidden');
    await office.perform(revokeDevice, { device: '1' }, { actor: ARBITER });
    expect(await stands(NOON)).toBeUndefined();
  });

  it('[D-OFF-736] a telephone for boards checks nobody in', async () => {
    const actor = await telephone();
    expect((await office.refusals(press(actor, '1')))[0]!.code).toBe('not-own-matter');
    expect(await office.ask(deviceCheckIn, {}, actor)).toMatchObject({ players: [] });
    expect((await office.refusals(office.ask(deviceCheckIn, {}, ARBITER)))[0]!.code).toBe('not-allowed');
  });
});

it('a device never reaches a board outside of its range, its round or its event', () => {
  const small = fc.integer({ min: 1, max: 6 });
  const event = fc.constantFrom('a', 'b');
  forAll(
    {
      of: [
        fc.record({ from: small, to: small, round: fc.option(small, { nil: undefined }), event }),
        fc.record({ board: small, round: small, event }),
      ],
    },
    (boards, board) => {
      const { event: own, ...reach } = boards;
      const device = { event: own, account: 'ada', label: 'x', boards: reach, expires: NOON };
      const inside =
        board.event === own &&
        Array.from({ length: 6 }, (_, i) => i + 1)
          .filter((n) => n >= reach.from && n <= reach.to)
          .includes(board.board) &&
        [board.round, undefined].includes(reach.round);
      expect(isOwn(actorOfDevice('1', device), 'device', { board })).toBe(inside);
    },
  );
});
