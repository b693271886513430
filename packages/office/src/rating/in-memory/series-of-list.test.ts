import type { EventRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { kept, memory } from '../../kit/memory.ts';
import type { Reading } from '../../ports.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly, fileEvents, filePlayers, numberOf } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { dropUnused } from '../columns/drop-unused.ts';
import { GAMES_FOLDER, packGames } from '../columns/packed-games.ts';
import { packedReport } from '../columns/packed-report.ts';
import { confirmCorrection } from '../corrections/confirm-correction.ts';
import type { RecordedChange } from '../corrections/correction.ts';
import { previewCorrection } from '../corrections/preview-correction.ts';
import { explainRating } from '../player/explain-rating.ts';
import { publishHistory } from '../publishing/publish-history.ts';
import { publishList } from '../publishing/publish-list.ts';
import { reviseLists } from '../publishing/revise-lists.ts';
import { loadedFederations } from './loaded-federations.ts';

const event = (id: string, end: string, minutes: number, result: '1-0' | '0-1'): EventRecord => ({
  id,
  type: 'swiss',
  start: end,
  end,
  timeControl: { minutes, increment: 10 },
  games: [{ round: 1, white: 'p0', black: 'p1', result }],
});

/** Two lists of one act in each series, and one of a later act. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900, rapid: 1850 }] };
  const player = { fide, federatedOn: '2015-01-01' };
  await filePlayers(made, [
    { name: 'A', ...player },
    { name: 'B', ...player },
  ]);
  await fileEvents(made, [
    event('e1', '2017-01-20', 90, '1-0'),
    event('e2', '2017-02-20', 90, '1-0'),
    event('e3', '2017-02-21', 20, '1-0'),
    event('e4', '2017-03-20', 90, '1-0'),
  ]);
  made.setToday('2017-03-05');
  for (const series of ['standard', 'rapid']) await made.perform(publishHistory, { series, upTo: '2017-03-01' });
  made.setToday('2017-04-05');
  await made.perform(publishList, { series: 'standard', date: '2017-04-01' });
  return made;
}

const LINES = [
  ['standard', '2017-02-01'],
  ['standard', '2017-03-01'],
  ['standard', '2017-04-01'],
  ['rapid', '2017-03-01'],
] as const;

const explained = (made: TestOffice) =>
  Promise.all(
    LINES.map(([series, date]) =>
      made
        .ask(explainRating, { player: 'p0', series, date, edition: 'published' })
        .then(({ list: _list, isRevised: _isRevised, ...line }) => line),
    ),
  );

it('after a correction published lines are taken apart as before, and lists of one act from one record (D-OFF-343)', async () => {
  const made = await office();
  const before = await explained(made);
  expect(before.map(({ agrees }) => agrees)).toEqual([true, true, true, true]);
  await revised(made, event('e1', '2017-01-20', 90, '0-1'));
  const loaded = playersLoaded(made);
  expect(await explained(made)).toEqual(before);
  expect(await explained(made)).toEqual(before);
  expect(loaded).toHaveLength(new Set(loaded).size);
  expect(loaded.length).toBeGreaterThanOrEqual(2);
});

/** Records from here on the acts as of which all players are read. */
function playersLoaded(made: TestOffice): readonly number[] {
  const loaded: number[] = [];
  const { archive } = made.ports;
  const read: typeof archive.read = (federation, work, terms) =>
    archive.read(
      federation,
      (reading) => {
        const listAsOf: Reading['listAsOf'] = (kind, seq) => {
          if (kind.name === playerKind.name) loaded.push(seq);
          return reading.listAsOf(kind, seq);
        };
        return work({ ...reading, listAsOf });
      },
      terms,
    );
  Object.assign(made.ports, { archive: { ...archive, read } });
  return loaded;
}

/** Without a correction: the report is filed again. */
async function revised(made: TestOffice, report: EventRecord): Promise<void> {
  const bytes = packGames(packedReport(report, numberOf));
  await fileDirectly(made, [], [{ folder: GAMES_FOLDER, name: report.id, part: 0, bytes }]);
  await made.perform(reviseLists, {});
}

async function corrected(made: TestOffice, change: RecordedChange): Promise<void> {
  const { preview } = await made.ask(previewCorrection, { change });
  await made.perform(confirmCorrection, { change, preview }, { reason: 'wrong' });
}

const gameOf = (event: string) => ({ kind: 'result', event, round: 1, white: 'p0', black: 'p1' }) as const;

describe('where nothing but corrections has moved lists (D-OFF-886)', () => {
  it('published lines are taken apart as before without loading an earlier record, correction after correction', async () => {
    const made = await office();
    const before = await explained(made);
    const loaded = playersLoaded(made);
    for (const change of [
      { ...gameOf('e1'), result: '0-1' },
      { ...gameOf('e2'), result: '1/2' },
      { ...gameOf('e1'), result: '1/2' },
      { kind: 'annulment', event: 'e3' },
      { kind: 'reinstatement', event: 'e3' },
      { kind: 'annulment', event: 'e1' },
    ] as const) {
      await corrected(made, change);
      expect(await explained(made)).toEqual(before);
    }
    expect(loaded).toEqual([]);
  });

  it('a list that came out between two corrections has the first one in it', async () => {
    const made = await office();
    await corrected(made, { ...gameOf('e2'), result: '0-1' });
    made.setToday('2017-05-05');
    await made.perform(publishList, { series: 'standard', date: '2017-05-01' });
    const last = async () => {
      const asked = { player: 'p0', series: 'standard', date: '2017-05-01', edition: 'published' } as const;
      const { isRevised: _isRevised, ...line } = await made.ask(explainRating, asked);
      return line;
    };
    const before = [await explained(made), await last()];
    const loaded = playersLoaded(made);
    await corrected(made, { ...gameOf('e1'), result: '0-1' });
    expect([await explained(made), await last()]).toEqual(before);
    expect(loaded).toEqual([]);
  });

  it.each([
    ['taken back', (made: TestOffice) => corrected(made, { ...gameOf('e1'), result: '0-1' })],
    ['loaded', (made: TestOffice) => revised(made, event('e1', '2017-01-20', 90, '0-1'))],
  ])(
    'an earlier record that was %s counts in the memory of the federation, and goes with it (D-OFF-1050)',
    async (_, change) => {
      const made = await office();
      await change(made);
      const bytes = (): number => kept(made.ports, loadedFederations).held(made.ports).bytes;
      // Current lines first, so that nothing is opened later for the first time.
      for (const [series, date] of LINES)
        await made.ask(explainRating, { player: 'p0', series, date, edition: 'revised' });
      const before = bytes();
      await explained(made);
      expect(bytes() - before).toBeGreaterThan(100);
      for (let turn = 0; turn < 2; turn++) dropUnused();
      expect(bytes()).toBe(before);
      await explained(made);
      expect(bytes()).toBeGreaterThan(before);
      made.ports.memory!.forget('cat');
      expect(bytes()).toBe(before);
    },
  );

  it('after a revision by the registry the earlier record is loaded', async () => {
    const made = await office();
    const before = await explained(made);
    await corrected(made, { ...gameOf('e1'), result: '0-1' });
    await revised(made, event('e2', '2017-02-20', 90, '0-1'));
    const loaded = playersLoaded(made);
    expect(await explained(made)).toEqual(before);
    expect(loaded.length).toBeGreaterThan(0);
  });
});
