import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { closeEvent } from '../event-state-acts.ts';
import { eventDocument } from '../file/event-trf.ts';
import { reportKind } from '../reports/report.ts';
import { submitReport } from '../reports/submit-report.ts';
import { ARBITER, OTHER_ARBITER, officeWithEvent, pair, playRounds } from '../testing/event-office.ts';
import { boardId, boardKind, type EventBoard } from './board.ts';
import { correctResult } from './correct-result.ts';
import { enterResult } from './enter-result.ts';
import { enterResults } from './enter-results.ts';

const by = { actor: ARBITER };
const boardOf = async (office: TestOffice, board: number, round = 1): Promise<{ version: number; body: EventBoard }> =>
  (await office.record(boardKind, boardId('open', round, board)))!;

async function paired(): Promise<TestOffice> {
  const office = await officeWithEvent(8);
  await pair(office, 1);
  return office;
}

type Command = Parameters<typeof enterResult.decide>[1];
const enter = (office: TestOffice, command: Partial<Command>, more: object = {}) =>
  office.perform(
    enterResult,
    { event: 'open', round: 1, board: 1, version: 1, result: '1-0', ...command },
    { ...by, ...more },
  );

describe('entering a result', () => {
  it('keeps it with who entered it, and both versions on record', async () => {
    const office = await paired();
    const { entry } = await enter(office, { result: '1-0', kind: 'forfeit' });
    expect(entry.touched).toMatchObject([{ kind: 'board', id: 'open/001/0001', from: 1, to: 2 }]);
    expect((await boardOf(office, 1)).body).toMatchObject({ result: '1-0', kind: 'forfeit', enteredBy: 'ada' });
    const versions = await office.read((reading) => reading.versions(boardKind, 'open/001/0001'));
    expect(versions.map(({ body }) => body.result)).toEqual([undefined, '1-0']);
  });

  it('is no conflict for two who enter different boards', async () => {
    const office = await paired();
    const done = await Promise.all([1, 2, 3, 4].map((board) => enter(office, { board })));
    expect(done.map(({ outcome }) => outcome.changed)).toEqual([true, true, true, true]);
  });

  it('is the same result for two who enter the same', async () => {
    const office = await paired();
    const [first, second] = await Promise.all([enter(office, {}), enter(office, {})]);
    expect([first.outcome, second.outcome]).toEqual([
      { board: 'open/001/0001', version: 2, changed: true },
      { board: 'open/001/0001', version: 2, changed: false },
    ]);
    expect(second.entry.touched).toEqual([]);
  });

  it('shows both results to the second of two who enter different ones', async () => {
    const office = await paired();
    await enter(office, { result: '1-0' });
    expect(await office.refusals(enter(office, { result: '0-1' }))).toMatchObject([
      {
        kind: 'conflict',
        code: 'result-conflict',
        values: { round: 1, board: 1, yours: '0-1', theirs: '1-0' },
        versions: { yours: { result: '0-1' }, theirs: { version: 2, result: '1-0', enteredBy: 'ada' } },
      },
    ]);
    expect((await boardOf(office, 1)).body.result).toBe('1-0');
    await enter(office, { result: '0-1', version: 2 });
    expect((await boardOf(office, 1)).body.result).toBe('0-1');
  });

  it('arrives once, however often it is sent', async () => {
    const office = await paired();
    await enter(office, {}, { id: 'phone-1' });
    await enter(office, { result: '0-1', version: 2 }, { id: 'phone-2' });
    const again = await enter(office, {}, { id: 'phone-1' });
    expect(again).toMatchObject({ again: true, outcome: { version: 2, changed: true } });
    expect((await boardOf(office, 1)).body.result).toBe('0-1');
  });

  it('is taken back with null', async () => {
    const office = await paired();
    await enter(office, {});
    await enter(office, { result: null, version: 2 });
    expect((await boardOf(office, 1)).body).not.toHaveProperty('result');
  });

  it('refuses results that there are not', async () => {
    const office = await paired();
    expect(await office.refusals(enter(office, { result: '1/2', kind: 'forfeit' }))).toMatchObject([
      { code: 'result-drawn-forfeit' },
    ]);
    expect(await office.refusals(enter(office, { result: '0-0' }))).toMatchObject([{ code: 'result-lost-by-both' }]);
    expect(await office.refusals(enter(office, { result: '0-1/2', kind: 'forfeit' }))).toMatchObject([
      { code: 'result-drawn-forfeit' },
    ]);
    await enter(office, { result: '0-0', kind: 'forfeit' });
    for (const board of [5, 0]) {
      const refusals = await office.refusals(enter(office, { board }));
      expect(refusals).toMatchObject([{ code: board === 0 ? 'field-too-small' : 'board-unknown' }]);
    }
    expect(await office.refusals(enter(office, { round: 2 }))).toMatchObject([{ code: 'board-unknown' }]);
  });

  it('[D-OFF-570] may be an arbiter’s decision: a half against nothing, or played and lost by both', async () => {
    const office = await paired();
    await enter(office, { result: '1/2-0' });
    await enter(office, { board: 2, result: '0-0', kind: 'played' });
    const { games } = await office.ask(eventDocument, { event: 'open' });
    expect(games.slice(0, 2)).toMatchObject([{ result: '1/2-0' }, { result: '0-0', kind: 'played' }]);
    expect(games[0]).not.toHaveProperty('kind');
  });

  it('is for the own arbiter', async () => {
    const office = await paired();
    expect(await office.refusals(enter(office, {}, { actor: OTHER_ARBITER }))).toMatchObject([
      { code: 'not-own-matter' },
    ]);
  });

  it('never loses a result, whatever the order in which phones send', async () => {
    const sent = fc.record({
      board: fc.integer({ min: 1, max: 4 }),
      version: fc.integer({ min: 1, max: 3 }),
      result: fc.constantFrom('1-0' as const, '0-1' as const, '1/2' as const),
    });
    await forAllAsync({ of: [fc.array(sent, { maxLength: 12 })], numRuns: 25 }, async (commands) => {
      const office = await paired();
      const accepted = new Map<number, string>();
      for (const command of commands) {
        const before = (await boardOf(office, command.board)).version;
        const done = await enter(office, command).then(
          () => true,
          () => false,
        );
        const after = await boardOf(office, command.board);
        if (done && before === command.version) accepted.set(command.board, command.result);
        expect(after.version - before).toBeLessThanOrEqual(before === command.version ? 1 : 0);
      }
      for (const [board, result] of accepted) expect((await boardOf(office, board)).body.result).toBe(result);
    });
  });
});

it('entering several results is all or nothing, each fault with its place', async () => {
  const office = await paired();
  const results = [
    { board: 1, version: 1, result: '1-0' as const },
    { board: 2, version: 2, result: '1-0' as const },
    { board: 9, version: 1, result: '1-0' as const },
    { board: 1, version: 1, result: '0-0' as const },
  ];
  const refusals = await office.refusals(office.perform(enterResults, { event: 'open', round: 1, results }, by));
  expect(refusals.map(({ code, field }) => [code, field])).toEqual([
    ['result-conflict', undefined],
    ['board-unknown', 'results.2.board'],
    ['board-twice', 'results.3.board'],
    ['result-lost-by-both', 'results.3.result'],
  ]);
  expect((await boardOf(office, 1)).version).toBe(1);
});

describe('correcting a result', () => {
  const correct = (office: TestOffice, command: object, reason = 'the sheet says so') =>
    office.perform(
      correctResult,
      { event: 'open', round: 1, board: 1, version: 2, result: '0-1', ...command },
      { ...by, reason },
    );

  it('needs a reason, and says that later rounds were paired with the old one', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 2);
    expect(await office.refusals(correct(office, {}, ''))).toMatchObject([{ code: 'reason-missing' }]);
    const { outcome } = await correct(office, {});
    expect(outcome).toMatchObject({ version: 3, pairedAfter: true });
  });

  it('turns the colours round', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 1);
    const before = (await boardOf(office, 1)).body;
    await correct(office, { coloursReversed: true, result: '0-1' });
    expect((await boardOf(office, 1)).body).toMatchObject({ white: before.black, black: before.white, result: '0-1' });
  });

  it('makes a report that waits anew', async () => {
    const office = await officeWithEvent(8);
    await playRounds(office, 1, 3);
    await office.perform(closeEvent, { event: 'open', version: 2 }, by);
    await office.perform(submitReport, { event: 'open', version: 3, from: { kind: 'desk' } }, by);
    const { entry } = await correct(office, {});
    expect(entry.touched.map(({ kind }) => kind)).toEqual(['board', 'report']);
    const report = await office.record(reportKind, 'open');
    expect(report?.body.record.games[0]?.result).toBe('0-1');
  });
});
