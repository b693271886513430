import { describe, expect, it } from 'vitest';
import { SYSTEM } from '../../access/actor.ts';
import { entryId, entryKind } from '../entries/entry.ts';
import { eventKind } from '../event.ts';
import { closeEvent } from '../event-state-acts.ts';
import { showStandings } from '../places/show-standings.ts';
import { submitReport } from '../reports/submit-report.ts';
import { boardId, boardKind } from '../rounds/board.ts';
import { roundId, roundKind } from '../rounds/round.ts';
import { showRounds } from '../rounds/show-rounds.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import {
  ARBITER,
  enterRound,
  OTHER_ARBITER,
  officeWithEvent,
  officeWithPlayers,
  pair,
  playRounds,
  SWISS,
} from '../testing/event-office.ts';
import { receiveEvent } from './receive-event.ts';
import { eventFile } from './write-event-file.ts';

const by = { actor: ARBITER };

async function laptop() {
  const office = await officeWithEvent(8);
  await playRounds(office, 1, 2);
  await pair(office, 3);
  return { office, file: await office.ask(eventFile, { event: 'open' }, ARBITER) };
}

describe('an event as one file', () => {
  it('arrives as it left, goes on here, and brings its history', async () => {
    const { office: from, file } = await laptop();
    const to = await officeWithPlayers(8);
    const { outcome, entry } = await to.perform(receiveEvent, { file }, by);
    expect(outcome).toEqual({ event: 'open', rounds: 3, boards: 12, entries: 8 });
    expect(entry.filed).toMatchObject([{ folder: 'event-history', name: 'open' }]);
    expect(file.history.map(({ kind }) => kind)).toContain('round.pair');
    const boards = async (office: typeof to) => {
      const { rounds } = await office.ask(showRounds, { event: 'open' });
      return rounds.map((round) => round.boards.map(({ version: _version, ...board }) => board));
    };
    expect(await boards(to)).toEqual(await boards(from));
    const table = (office: typeof to) => office.ask(showStandings, { event: 'open', round: 2 });
    expect((await table(to)).standings).toEqual((await table(from)).standings);
    const received = <Part extends object>(parts: readonly Part[]) =>
      parts.map((part) => ({ ...part, received: true }));
    expect(await to.ask(eventFile, { event: 'open' }, ARBITER)).toMatchObject({
      entries: received(file.entries),
      rounds: received(file.rounds),
    });
  });

  it('takes the place of its registration, and of nothing that was run here', async () => {
    const { file } = await laptop();
    const to = await officeWithPlayers(8);
    await to.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    const stranger = to.perform(receiveEvent, { file }, { actor: OTHER_ARBITER });
    expect(await to.refusals(stranger)).toMatchObject([{ kind: 'forbidden', code: 'not-own-matter' }]);
    await to.perform(receiveEvent, { file }, by);
    expect(await to.refusals(to.perform(receiveEvent, { file }, by))).toMatchObject([
      { kind: 'conflict', code: 'event-received' },
    ]);
  });

  it('names players whom the registry here does not know, and who registers them (D-OFF-381)', async () => {
    const { file } = await laptop();
    const to = await officeWithPlayers(7);
    for (const register of [undefined, true]) {
      const command = { file, ...(register && { register }) };
      expect(await to.refusals(to.perform(receiveEvent, command, by))).toEqual([
        {
          kind: 'missing',
          code: 'event-players-by-officer',
          field: 'register',
          values: { count: 1, names: 'Cognom8, Nom', more: 0 },
        },
      ]);
    }
  });

  it('keeps a name that is not the registry’s for the officer who gets the report (D-OFF-334)', async () => {
    const { file } = await laptop();
    const to = await officeWithPlayers(8);
    const named = JSON.parse(JSON.stringify(file).replaceAll('Cognom8, Nom', 'Puig, Anna'));
    const { outcome } = await to.perform(receiveEvent, { file: named }, by);
    const other = { player: 'p08', name: 'Cognom8, Nom', told: 'Puig, Anna' };
    expect(outcome.otherNames).toEqual([other]);
    const shown = await to.ask(showEvent, { event: 'open' });
    expect(shown.entries.find(({ player }) => player === 'p08')).not.toHaveProperty('toldAs');
    await enterRound(to, 3);
    await to.perform(closeEvent, { event: 'open', version: 1 }, by);
    const { outcome: sent } = await to.perform(submitReport, { event: 'open', version: 2, from: { kind: 'desk' } }, by);
    expect(sent.findings).toContainEqual(
      expect.objectContaining({ code: 'office.report-name', player: 'p08', decisions: ['D-OFF-334'] }),
    );
  });

  it('finds players by their FIDE id where they have another id here', async () => {
    const { file } = await laptop();
    const to = await officeWithPlayers(8);
    const text = JSON.stringify(file).replaceAll('p08', 'z8');
    await to.perform(receiveEvent, { file: JSON.parse(text) }, by);
    const { standings } = await to.ask(showStandings, { event: 'open', round: 2 });
    expect(standings.rows.map(({ player }) => player).sort()).toContain('p08');
  });
});

describe('what a file says is the file’s word (D-OFF-1305)', () => {
  const forged = async () => {
    const { file } = await laptop();
    const [board, ...boards] = file.boards;
    const reservation = { doubt: 'time', whiteClock: 1, blackClock: 2, at: '2017-02-03T10:00:00Z' };
    const ruled = { ...reservation, ruling: 'won by White', ruledOn: '2017-02-04' };
    const [round, ...rounds] = file.rounds;
    const byHand = [{ by: 'olga', on: '2017-02-03', reason: 'She said so.' }];
    return {
      ...file,
      event: {
        ...file.event,
        body: {
          ...file.event.body,
          ...{ parts: { accepted: 2, waiting: { from: 3, to: 3 } }, phaseOf: 'another' },
          waivers: [{ code: 'fce-2016.x' as never, article: '1', reason: 'x', by: 'olga', on: '2017-02-03' }],
        },
      },
      entries: file.entries.map((entry) => ({ ...entry, enteredOn: '2099-01-01' })),
      rounds: [{ ...round!, pairedOn: '2099-01-01', byHand }, ...rounds],
      boards: [{ ...board!, enteredBy: 'olga', device: 'phone', reservation: ruled }, ...boards],
    };
  };

  it('an arbiter brings in nobody else’s work: no rulings, no accepted parts, no later days', async () => {
    const to = await officeWithPlayers(8);
    await to.perform(receiveEvent, { file: await forged() }, by);
    const event = (await to.record(eventKind, 'open'))!.body;
    expect([event.parts, event.phaseOf, event.waivers]).toEqual([{ accepted: 0 }, undefined, undefined]);
    const board = (await to.record(boardKind, boardId('open', 1, 1)))!.body;
    expect(board).toMatchObject({ enteredBy: 'file:olga', received: true, reservation: { doubt: 'time' } });
    expect([board.device, board.reservation?.ruling, board.reservation?.ruledOn]).toEqual(Array(3).fill(undefined));
    const round = (await to.record(roundKind, roundId('open', 1)))!.body;
    expect(round).toMatchObject({ received: true, byHand: [{ by: 'file:olga' }] });
    expect(round.pairedOn < '2018').toBe(true);
    const entry = (await to.record(entryKind, entryId('open', 'p01')))!.body;
    expect([entry.received, entry.enteredOn < '2018']).toEqual([true, true]);
  });

  it('a ruling comes with those who rule, still as the file’s word', async () => {
    const to = await officeWithPlayers(8);
    await to.perform(receiveEvent, { file: await forged() }, { actor: SYSTEM });
    const board = (await to.record(boardKind, boardId('open', 1, 1)))!.body;
    expect(board).toMatchObject({ enteredBy: 'file:olga', reservation: { ruling: 'won by White' } });
    expect((await to.record(eventKind, 'open'))!.body.parts).toEqual({ accepted: 0 });
  });
});
