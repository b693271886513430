import { expect, it } from 'vitest';
import { ARBITER, officeWithEvent, pair } from '../testing/event-office.ts';
import { closeRound, reopenRound } from './close-round.ts';
import { enterResult } from './enter-result.ts';
import { showRounds } from './show-rounds.ts';

const event = 'open';

it('[D-OFF-960] a closed round is reopened with a reason, until the next one is paired', async () => {
  const office = await officeWithEvent(4);
  await pair(office, 1);
  const seen = async () => (await office.ask(showRounds, { event, round: 1 }, ARBITER)).rounds[0]!;
  const enter = async (board: number, result: '1-0' | '0-1') => {
    const { version } = (await seen()).boards[board - 1]!;
    return office.perform(enterResult, { event, round: 1, board, version, result }, { actor: ARBITER });
  };
  const close = async () =>
    office.perform(closeRound, { event, round: 1, version: (await seen()).version }, { actor: ARBITER });
  const reopen = async (reason: string, round = 1, version?: number) =>
    office.perform(
      reopenRound,
      { event, round, version: version ?? (await seen()).version },
      { actor: ARBITER, reason },
    );
  await enter(1, '1-0');
  await enter(2, '1-0');
  await close();
  expect(await office.refusals(enter(1, '0-1'))).toMatchObject([{ code: 'round-closed' }]);
  expect(await office.refusals(reopen(''))).toMatchObject([{ code: 'reason-missing' }]);
  expect(await office.refusals(reopen('why', 2, 1))).toMatchObject([{ code: 'round-unknown' }]);
  expect(await office.refusals(reopen('why', 1, 9))).toMatchObject([{ code: 'changed-meanwhile' }]);
  await reopen('A slip was read wrong');
  expect(await seen()).toMatchObject({ state: 'paired' });
  await enter(1, '0-1');
  // Repeating it changes nothing.
  const { version } = await seen();
  expect((await reopen('again')).outcome).toMatchObject({ version });
  await pair(office, 2);
  expect(await office.refusals(reopen('too late'))).toMatchObject([
    { code: 'round-followed', values: { round: 1, last: 2 } },
  ]);
});
