import { expect } from 'vitest';
import { visitorOf, type Year } from '../year.ts';
import { roundOf } from './desk.ts';

/** A telephone for the first two boards: it enters one result, is refused another board, and is then revoked. */
export async function telephoneAtTheBoards({ api, arbiter }: Year, event: string, round: number): Promise<void> {
  const { federation } = arbiter;
  const handed = { event, label: 'Sala gran', from: 1, to: 2 };
  const { outcome, shown } = await arbiter.acted<{ device: string }>('device.hand-out', handed);
  const { device } = outcome;
  const visitor = visitorOf(api, federation);
  await visitor.refused('device.take-up', { device }, { secret: { code: '1-AAAA-AAAA' } });
  const taken = await visitor.acted('device.take-up', { device }, { secret: { code: shown!.code! } });
  const telephone = api.speaking(federation, async () => ({ authorization: `Bearer ${taken.shown!.token}` }));
  expect(await telephone.ask('device.boards')).toMatchObject({
    round: { round },
    boards: [{ board: 1 }, { board: 2 }],
  });
  const { boards } = await roundOf(arbiter, event, round);
  const result = (board: number) => ({ event, round, board, version: boards[board - 1]!.version, result: '1-0' });
  await telephone.act('result.enter', result(1));
  expect(await telephone.refused('result.enter', result(3))).toMatchObject([{ code: 'not-own-matter' }]);
  await arbiter.act('device.revoke', { device });
  expect(await telephone.refused('result.enter', result(2))).toMatchObject([{ code: 'device-over' }]);
  const { devices } = await arbiter.ask<{ devices: { device: string }[] }>('device.search', { event });
  expect(devices.find((each) => each.device === device)).toMatchObject({ label: 'Sala gran', state: 'over' });
}

/** A screen at the door: a player presses their own name, the arbiter sees it and closes the screen. */
export async function checkInScreen({ api, arbiter }: Year, event: string): Promise<void> {
  const { federation } = arbiter;
  const { outcome, shown } = await arbiter.acted<{ device: string; round: number }>('device.open-check-in', {
    event,
    label: 'Porta',
  });
  const { device, round } = outcome;
  const secret = { code: shown!.code! };
  const taken = await visitorOf(api, federation).acted('device.take-up', { device }, { secret });
  const screen = api.speaking(federation, async () => ({ authorization: `Bearer ${taken.shown!.token}` }));
  const { players } = await screen.ask<{ players: { player: string; here: boolean }[] }>('device.check-in');
  expect(players.filter(({ here }) => here)).toEqual([]);
  for (const { player } of players) await screen.act('absence.check-in', { event, round, player });
  await arbiter.act('device.revoke', { device });
  expect(await screen.refused('absence.check-in', { event, round, player: players[0]!.player })).toMatchObject([
    { code: 'device-over' },
  ]);
}
