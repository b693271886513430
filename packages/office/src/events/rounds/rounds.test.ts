import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { entryId, entryKind } from '../entries/entry.ts';
import { withdrawEntry } from '../entries/withdraw-entry.ts';
import { eventKind } from '../event.ts';
import { ARBITER, enterRound, OTHER_ARBITER, officeWithEvent, pair, playRounds } from '../testing/event-office.ts';
import { boardId, boardKind } from './board.ts';
import { changePair } from './change-pair.ts';
import { closeRound } from './close-round.ts';
import { enterResult } from './enter-result.ts';
import { pairEventRound } from './pair-round.ts';
import { type EventRound, roundId, roundKind } from './round.ts';
import { unpairRound } from './unpair-round.ts';

const by = { actor: ARBITER };
const roundOf = async (office: TestOffice, round: number): Promise<EventRound> =>
  (await office.record(roundKind, roundId('open', round)))!.body;
const stateOf = async (office: TestOffice): Promise<string> => (await office.record(eventKind, 'open'))!.body.state;

describe('pairing a round', () => {
  it('[Suis 13] pairs the first round by numbers, with a trace for each board', async () => {
    const office = await officeWithEvent(9);
    const { outcome, entry } = await pair(office, 1);
    expect(outcome).toMatchObject({ boards: 4, byes: [{ player: 'p09', points: 1 }] });
    const round = await roundOf(office, 1);
    expect(round.pairs.map(({ white, black }) => [white, black])).toEqual([
      ['p01', 'p05'],
      ['p06', 'p02'],
      ['p03', 'p07'],
      ['p08', 'p04'],
    ]);
    expect(round.pairs[0]?.trace).toMatchObject({ step: 'C', level: 'strict' });
    expect(entry.touched.filter(({ kind }) => kind === 'board')).toHaveLength(4);
    expect(await stateOf(office)).toBe('running');
  });

  it('happens once: the second gets the round that exists', async () => {
    const office = await officeWithEvent(8);
    const [first, second] = await Promise.allSettled([pair(office, 1), pair(office, 1)]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    const refused = await office.refusals(pair(office, 1));
    expect(refused).toMatchObject([{ kind: 'conflict', code: 'round-exists', versions: { theirs: { version: 1 } } }]);
  });

  it('is performed once however often the same request arrives', async () => {
    const office = await officeWithEvent(8);
    const request = { event: 'open', round: 1 };
    const first = await office.perform(pairEventRound, request, { ...by, id: 'one' });
    const again = await office.perform(pairEventRound, request, { ...by, id: 'one' });
    expect([first.again, again.again]).toEqual([false, true]);
    expect(again.outcome).toEqual(first.outcome);
  });

  it('goes in order, needs the results before, and ends with the announced rounds', async () => {
    const office = await officeWithEvent(8);
    expect(await office.refusals(pair(office, 2))).toMatchObject([{ code: 'round-order', values: { next: 1 } }]);
    await pair(office, 1);
    const missing = await office.refusals(pair(office, 2));
    expect(missing).toHaveLength(4);
    expect(missing[0]).toMatchObject({
      code: 'by-the-rules',
      regulation: 'fce-1990',
      article: 'Suis 6',
      values: { finding: 'fce-1990.swiss.result-missing', round: 1 },
    });
    await enterRound(office, 1);
    await playRounds(office, 2, 3);
    expect(await office.refusals(pair(office, 4))).toMatchObject([{ code: 'round-beyond' }]);
  });

  it('[Suis 17] fixes the numbers once they no longer move, in the third round', async () => {
    const office = await officeWithEvent(8);
    const numbers = async (): Promise<(number | undefined)[]> =>
      (await office.read((reading) => reading.list(entryKind))).map(({ body }) => body.number);
    await playRounds(office, 1, 2);
    expect(new Set(await numbers())).toEqual(new Set([undefined]));
    await pair(office, 3);
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('closes the rounds before, so that a change there needs a reason', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 1);
    await pair(office, 2);
    expect((await roundOf(office, 1)).state).toBe('closed');
    const late = { event: 'open', round: 1, board: 1, version: 2, result: '0-1' as const };
    expect(await office.refusals(office.perform(enterResult, late, by))).toMatchObject([{ code: 'round-closed' }]);
  });

  it('needs two players, a system, and its own arbiter', async () => {
    const few = await officeWithEvent(1);
    expect(await few.refusals(pair(few, 1))).toMatchObject([{ code: 'too-few-players' }]);
    const office = await officeWithEvent(4, { system: undefined });
    expect(await office.refusals(pair(office, 1))).toMatchObject([{ code: 'event-no-system' }]);
    const other = office.perform(pairEventRound, { event: 'open', round: 1 }, { actor: OTHER_ARBITER });
    expect(await office.refusals(other)).toMatchObject([{ code: 'not-own-matter' }]);
  });

  it('[Sistemes 2.1] draws a league by the tables; who should meet somebody who left rests without a point', async () => {
    const office = await officeWithEvent(5, {
      system: 'round-robin',
      type: 'round-robin',
      rounds: 5,
      roundDates: undefined,
    });
    const { outcome } = await pair(office, 1);
    expect(outcome.byes).toMatchObject([{ points: 0 }]);
    await enterRound(office, 1);
    const version = (await office.read((reading) => reading.get(entryKind, entryId('open', 'p01'))))!.version;
    await office.perform(withdrawEntry, { event: 'open', player: 'p01', version }, by);
    await pair(office, 2);
    const round = await roundOf(office, 2);
    const there = [
      ...round.pairs.flatMap(({ white, black }) => [white, black]),
      ...round.byes.map(({ player }) => player),
    ];
    expect([...there, ...(round.free ?? [])].sort()).toEqual(['p02', 'p03', 'p04', 'p05']);
  });

  it('[Sistemes 3.1] draws a knockout from the results', async () => {
    const office = await officeWithEvent(4, { system: 'knockout', type: 'knockout', rounds: 2, roundDates: undefined });
    await pair(office, 1);
    await enterRound(office, 1);
    await pair(office, 2);
    expect((await roundOf(office, 2)).pairs).toHaveLength(1);
  });
});

describe('changing pairs by hand', () => {
  const swapped = (round: EventRound) => {
    const [first, second, ...rest] = round.pairs.map(({ board, white, black }) => ({ board, white, black }));
    return [{ ...first!, black: second!.black }, { ...second!, black: first!.black }, ...rest];
  };

  it('is kept with its reason beside what the engine had', async () => {
    const office = await officeWithEvent(8);
    await pair(office, 1);
    const before = await roundOf(office, 1);
    const { outcome, entry } = await office.perform(
      changePair,
      { event: 'open', round: 1, version: 1, pairs: swapped(before), byes: [], absent: [] },
      { ...by, reason: 'same family' },
    );
    expect(outcome.differences.map(({ kind }) => kind)).toEqual(['missing', 'missing', 'added', 'added']);
    expect(entry.touched.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['round', 1, 2],
      ['board', 1, 2],
      ['board', 1, 2],
    ]);
    const after = await roundOf(office, 1);
    expect(after.engine?.pairs).toEqual(before.pairs.map(({ board, white, black }) => ({ board, white, black })));
    expect(after.byHand).toEqual([{ by: 'ada', on: '2017-01-15', reason: 'same family' }]);
    expect(after.pairs[2]?.trace).toEqual(before.pairs[2]?.trace);
    expect(after.pairs[0]?.trace).toBeUndefined();
  });

  it('needs a reason, keeps boards with a result, and leaves nobody out', async () => {
    const office = await officeWithEvent(8);
    await pair(office, 1);
    const pairs = swapped(await roundOf(office, 1));
    const change = (command: object, reason = 'why') =>
      office.perform(
        changePair,
        { event: 'open', round: 1, version: 1, pairs, byes: [], absent: [], ...command },
        { ...by, reason },
      );
    expect(await office.refusals(change({}, ' '))).toMatchObject([{ code: 'reason-missing' }]);
    expect(await office.codes(change({ pairs: pairs.slice(0, 3) }))).toEqual(['player-left-out', 'player-left-out']);
    const odd = [
      { board: 2, white: 'p01', black: 'p99' },
      { board: 3, white: 'p01', black: 'p02' },
    ];
    expect(new Set(await office.codes(change({ pairs: odd })))).toEqual(
      new Set(['boards-numbered', 'entry-unknown', 'player-twice-in-round', 'player-left-out']),
    );
    await office.perform(enterResult, { event: 'open', round: 1, board: 1, version: 1, result: '1-0' }, by);
    expect(await office.refusals(change({}))).toMatchObject([{ code: 'board-has-result', values: { board: 1 } }]);
    expect(await office.refusals(change({ version: 2 }))).toMatchObject([{ kind: 'conflict' }, {}]);
  });

  it('lets somebody drop out, who is away in that round', async () => {
    const office = await officeWithEvent(8);
    await pair(office, 1);
    const [first, ...rest] = (await roundOf(office, 1)).pairs.map(({ board, white, black }) => ({
      board,
      white,
      black,
    }));
    const pairs = rest.map((each, i) => ({ ...each, board: i + 1 }));
    const command = { event: 'open', round: 1, version: 1, pairs, byes: [first!.white], absent: [first!.black] };
    const { outcome } = await office.perform(changePair, command, { ...by, reason: 'ill' });
    expect(outcome.differences).toContainEqual({ kind: 'bye', player: first!.white });
    const entry = await office.read((reading) => reading.get(entryKind, entryId('open', first!.black)));
    expect(entry?.body.absences).toEqual([1]);
    await enterRound2(office, 1, 3);
    expect((await pair(office, 2)).outcome.boards).toBe(4);
  });

  async function enterRound2(office: TestOffice, round: number, boards: number): Promise<void> {
    for (let board = 1; board <= boards; board++) {
      const kept = await office.read((reading) => reading.get(boardKind, boardId('open', round, board)));
      await office.perform(enterResult, { event: 'open', round, board, version: kept!.version, result: '1-0' }, by);
    }
  }
});

describe('taking a pairing back', () => {
  it('is possible while no result is entered; the round is paired anew on the same boards', async () => {
    const office = await officeWithEvent(8);
    await pair(office, 1);
    await office.perform(unpairRound, { event: 'open', round: 1, version: 1 }, by);
    expect(await stateOf(office)).toBe('registered');
    await office.perform(withdrawEntry, { event: 'open', player: 'p08', version: 1 }, by);
    const { entry } = await pair(office, 1);
    expect(entry.touched.find(({ kind }) => kind === 'round')).toMatchObject({ from: 2, to: 3 });
    expect((await roundOf(office, 1)).pairs).toHaveLength(3);
    const fourth = office.perform(enterResult, { event: 'open', round: 1, board: 4, version: 1, result: '1-0' }, by);
    expect(await office.refusals(fourth)).toMatchObject([{ code: 'board-unknown' }]);
  });

  it('is refused with results, and for any round but the last', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 1);
    const unpair = (round: number, version: number) =>
      office.perform(unpairRound, { event: 'open', round, version }, by);
    expect(await office.refusals(unpair(1, 1))).toMatchObject([
      { code: 'round-has-results', values: { boards: '1, 2, 3, 4' } },
    ]);
    await pair(office, 2);
    expect(await office.codes(unpair(1, 2))).toEqual(['round-not-last', 'round-has-results']);
    await unpair(2, 1);
    expect((await roundOf(office, 2)).state).toBe('undone');
  });

  it('frees the numbers that it had fixed', async () => {
    const office = await officeWithEvent(4, { system: 'round-robin', type: 'round-robin' });
    await pair(office, 1);
    await office.perform(unpairRound, { event: 'open', round: 1, version: 1 }, by);
    const entry = await office.record(entryKind, entryId('open', 'p01'));
    expect(entry?.body.number).toBeUndefined();
  });
});

it('closing a round needs every result', async () => {
  const office = await officeWithEvent(8);
  await pair(office, 1);
  const close = () => office.perform(closeRound, { event: 'open', round: 1, version: 1 }, by);
  expect(await office.refusals(close())).toMatchObject([{ code: 'results-missing', values: { boards: '1, 2, 3, 4' } }]);
  await enterRound(office, 1);
  await close();
  expect((await roundOf(office, 1)).state).toBe('closed');
  expect((await close()).entry.touched).toEqual([]);
});
