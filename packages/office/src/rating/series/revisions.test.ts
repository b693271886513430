import { dayFrom, type ListSheet, RESULTS } from '@escala/core';
import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memory } from '../../kit/memory.ts';
import type { OfficePorts } from '../../ports.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import { memoryReadyFiles } from '../../testing/memory-ready-files.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { lineOf } from '../columns/lazy-sheet.ts';
import { emptySheet } from '../columns/packed-sheet.ts';
import { corrected, LIST_DATES, publishedOffice } from '../corrections/testing/published-office.ts';
import { keepReady } from '../ready-columns/keep-ready.ts';
import { keptSheets, poolsFiling, sheetOf } from './editions.ts';
import { findSeries } from './find-series.ts';

const KEEP = { least: 0, mostBehind: 0 };
const PLAYERS = [0, 1, 2, 3];

interface Edition {
  readonly sheets: readonly ListSheet[];
  readonly lines: readonly (readonly [rating: number, status: number, change: number])[][];
}

const told = (sheets: readonly ListSheet[]): Edition => ({
  sheets,
  lines: sheets.map((sheet) =>
    PLAYERS.map((player) => {
      const { rating, status, change } = lineOf(sheet, player);
      return [rating, status, change];
    }),
  ),
});

const atHand = (office: TestOffice, ports: Partial<OfficePorts>): Promise<Edition> =>
  office.read(async (reading) => {
    const loaded = await findSeries({ ...office.ports, ...ports }, reading, 'standard');
    return told(loaded.dates.map((date) => loaded.sheetOn(date, 'published')!));
  });

const onPaper = (office: TestOffice): Promise<Edition> =>
  office.read(async (reading) => {
    const kept = await keptSheets(reading, 'standard', 'published');
    return told(kept.map((each) => sheetOf(each, PLAYERS.length)));
  });

it('lists as they were published are at hand as they stand on paper, after any corrections and ways back, also from the file (D-OFF-1020)', async () => {
  const change = fc.record({
    game: fc.constantFrom(['e1', 'p0', 'p1'], ['e1', 'p2', 'p3'], ['e2', 'p0', 'p2'], ['e3', 'p1', 'p2']),
    result: fc.constantFrom(...RESULTS.slice(0, 3)),
    look: fc.constantFrom('no', 'look', 'keep'),
  });
  await forAllAsync({ of: [fc.array(change, { minLength: 1, maxLength: 6 })], numRuns: 25 }, async (changes) => {
    const office = await publishedOffice();
    const ports = { memory: memory(), ready: memoryReadyFiles() };
    const before = await atHand(office, ports);
    expect(before).toEqual(await onPaper(office));
    for (const { game, result, look } of changes) {
      const [event, white, black] = game as [string, string, string];
      await corrected(office, { kind: 'result', event, round: 1, white, black, result }).catch(() => undefined);
      if (look === 'look') expect(await atHand(office, ports)).toEqual(before);
      if (look === 'keep') await keepReady({ ...office.ports, ...ports }, 'cat', KEEP);
    }
    expect(await atHand(office, ports)).toEqual(before);
    expect(await atHand(office, { memory: memory() })).toEqual(before);
    expect(await atHand(office, { memory: memory(), ready: ports.ready })).toEqual(before);
    expect(await onPaper(office)).toEqual(before);
  });
});

it('so are their pools', async () => {
  const office = await publishedOffice();
  const ports = { memory: memory(), ready: memoryReadyFiles() };
  const before = await atHand(office, ports);
  const poolsOf = (rating: number): ListSheet => ({
    ...emptySheet(dayFrom(LIST_DATES[1]!), PLAYERS.length),
    poolFigures: new Map([[1, { games: 3, rating }]]),
  });
  for (const rating of [1500, 1600]) {
    await fileDirectly(office, [], [poolsFiling('standard', poolsOf(rating))]);
    expect(await atHand(office, ports)).toEqual(before);
    expect(await onPaper(office)).toEqual(before);
  }
  await keepReady({ ...office.ports, ...ports }, 'cat', KEEP);
  const started = { memory: memory(), ready: ports.ready };
  expect(await atHand(office, started)).toEqual(before);
  const inForce = await office.read(async (reading) => {
    const loaded = await findSeries({ ...office.ports, ...started }, reading, 'standard');
    return loaded.sheetOn(LIST_DATES[1]!)!.poolFigures;
  });
  expect(inForce.get(1)?.rating).toBe(1600);
});
