import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { searchReservations } from '../reserves/search-reservations.ts';
import { boardId, boardKind } from '../rounds/board.ts';
import { correctResult } from '../rounds/correct-result.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, pair, playRounds } from '../testing/event-office.ts';
import { entryId, entryKind, judgedHere } from './entry.ts';
import { amendEntry } from './entry-acts.ts';
import { askToLeave, judgeLeave } from './leave-acts.ts';
import { confirmPlace } from './player-wishes.ts';
import { withdrawEntry } from './withdraw-entry.ts';

const by = { actor: ARBITER };
const actor = (role: Actor['roles'][number]): Actor => ({ ...NOBODY, account: role, roles: [role] });
const PLAYER: Actor = { ...actor('player'), player: 'p01' };

let office: TestOffice;
const at = async () => {
  const entry = await office.record(entryKind, entryId('open', 'p01'));
  return { event: 'open', player: 'p01', version: entry!.version };
};
const withdraw = async () => office.perform(withdrawEntry, await at(), by);

/** Player 1 plays in category Preferent, and these rounds are played. */
async function preferent(rounds: number): Promise<void> {
  office = await officeWithEvent(8);
  await office.perform(amendEntry, { ...(await at()), facts: { category: 'preferent' } }, by);
  if (rounds > 0) await playRounds(office, 1, rounds);
}

describe('a Preferent who wants to leave', () => {
  beforeEach(() => preferent(1));

  it('[Retirats 14.2.1] cannot, until the competition committee accepts the reasons', async () => {
    expect(await office.refusals(withdraw())).toMatchObject([{ article: 'Retirats 14.2.1', regulation: 'fce-1990' }]);
    await office.perform(askToLeave, await at(), { actor: PLAYER, reason: 'Called up for work.' });
    expect(await office.refusals(withdraw())).toMatchObject([{ article: 'Retirats 14.2.1' }]);
    const judge = async (accepted: boolean, judging = actor('committee')) =>
      office.perform(judgeLeave, { ...(await at()), accepted }, { actor: judging, reason: 'By the papers.' });
    await judge(false);
    expect(await office.refusals(withdraw())).toMatchObject([{ article: 'Retirats 14.2.1' }]);
    await judge(true);
    expect((await withdraw()).outcome.findings).toEqual([]);
  });

  it('[Retirats 14.2.1] is judged by the competition committee or the officer, not by arbiter, player or sports commission', async () => {
    await office.perform(askToLeave, await at(), { ...by, reason: 'Ill.' });
    const judge = async (judging: Actor) =>
      office.perform(judgeLeave, { ...(await at()), accepted: true }, { actor: judging, reason: 'So.' });
    for (const judging of [ARBITER, PLAYER, actor('commission'), actor('delegate')])
      expect(await office.refusals(judge(judging))).toMatchObject([{ code: 'not-allowed' }]);
    await judge(actor('officer'));
    const again = office.perform(askToLeave, await at(), { ...by, reason: 'Ill.' });
    expect(await office.refusals(again)).toMatchObject([{ code: 'leave-accepted' }]);
  });

  it('[Retirats 14.2.1] asks for itself or through the arbiter of the event; without a request there is nothing to judge', async () => {
    const judge = office.perform(
      judgeLeave,
      { ...(await at()), accepted: true },
      { actor: actor('officer'), reason: '-' },
    );
    expect(await office.refusals(judge)).toMatchObject([{ code: 'leave-not-asked' }]);
    for (const asking of [OTHER_ARBITER, { ...PLAYER, player: 'p02' }]) {
      const ask = office.perform(askToLeave, await at(), { actor: asking, reason: 'Ill.' });
      expect(await office.refusals(ask)).toMatchObject([{ code: 'not-own-matter' }]);
    }
    await office.perform(askToLeave, await at(), { ...by, reason: 'Ill.' });
    const { leaves } = await office.ask(searchReservations, {}, actor('committee'));
    expect(leaves).toMatchObject([{ event: 'open', player: 'p01', reason: 'Ill.' }]);
    await office.perform(judgeLeave, { ...(await at()), accepted: true }, { actor: actor('officer'), reason: 'So.' });
    expect((await office.ask(searchReservations, {}, actor('committee'))).leaves).toEqual([]);
  });

  it('tells the public nothing of the request', async () => {
    await office.perform(askToLeave, await at(), { ...by, reason: 'A secret illness.' });
    expect(JSON.stringify(await office.ask(showEvent, { event: 'open' }, NOBODY))).not.toContain('illness');
    const { desk } = await office.ask(showEvent, { event: 'open' }, ARBITER);
    expect(desk?.told).toMatchObject([{ player: 'p01', leave: { reason: 'A secret illness.' } }]);
  });
});

it('[Retirats 14.2.1] D-OFF-1280: a file or another computer brings requests, but no answers of the committee', () => {
  const leave = { reason: 'Ill.', by: 'ada', on: '2017-02-03' };
  const forged = { ...leave, accepted: true, judgedBy: 'ada', judgedOn: '2017-02-03', answer: 'Yes.' };
  const told = { event: 'open', player: 'p01', order: 0, enteredOn: '2017-02-01', absences: [], leave: forged };
  const { leave: _own, ...here } = told;
  expect(judgedHere(told, undefined).leave).toEqual(leave);
  expect(judgedHere(told, here).leave).toEqual(leave);
  expect(judgedHere({ ...told, leave }, told).leave).toEqual(forged);
  expect(judgedHere(here, here)).not.toHaveProperty('leave');
});

it('[Retirats 14.1] who did not appear twice is eliminated: nobody has to accept that', async () => {
  await preferent(0);
  for (const round of [1, 2]) {
    await pair(office, round);
    expect(await office.refusals(withdraw())).toMatchObject([{ article: 'Retirats 14.2.1' }]);
    const boards = await office.read((reading) => reading.find(boardKind, { key: 'event', equals: 'open' }));
    for (const { body, version } of boards.filter((each) => each.body.round === round)) {
      const isAbsent = body.white === 'p01' || body.black === 'p01';
      const result = body.white === 'p01' ? '0-1' : '1-0';
      const told = { event: 'open', round, board: body.board, version, result, kind: isAbsent ? 'forfeit' : 'played' };
      await office.perform(correctResult, told as never, { ...by, reason: boardId('open', round, body.board) });
    }
  }
  expect((await withdraw()).outcome.findings).toEqual([]);
});

it('[Normes 4.1.2] a qualified player confirms the place fifteen days before: the day before, the day, the day after', async () => {
  await preferent(0);
  // The event begins on 3 February 2017.
  const confirm = async (on: string | null, confirming = ARBITER) =>
    office.perform(confirmPlace, { ...(await at()), on }, { actor: confirming });
  await confirm(null);
  office.setToday('2017-01-25');
  await confirm('2017-01-18', PLAYER);
  await confirm('2017-01-19');
  expect(await office.refusals(confirm('2017-01-20'))).toMatchObject([{ article: 'Normes 4.1.2', field: 'on' }]);
  const { desk } = await office.ask(showEvent, { event: 'open' }, ARBITER);
  expect(desk?.told).toEqual([{ player: 'p01', qualified: { confirmedOn: '2017-01-19' } }]);
});
