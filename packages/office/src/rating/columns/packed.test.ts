import { dayFrom, type EventRecord, LIST_STATUS, type ListSheet, NO_DAY } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGames, unpackGames } from './packed-games.ts';
import { packedReport } from './packed-report.ts';
import {
  emptySheet,
  lineAt,
  PLAYERS_PER_PART,
  packPart,
  packPools,
  partOf,
  partsOf,
  sliceOf,
  unpackSheet,
} from './packed-sheet.ts';

const event: EventRecord = {
  id: 'e',
  type: 'swiss',
  start: '2017-02-03',
  end: '2017-02-12',
  timeControl: { minutes: 90.5, increment: 30 },
  halfK: true,
  rounds: 5,
  participants: ['c'],
  games: [
    { round: 1, date: '2017-02-03', white: 'a', black: 'b', result: '1-0' },
    { round: 2, white: 'b', black: 'c', result: '0-0', kind: 'forfeit' },
  ],
};

describe('games of a report as bytes', () => {
  const numbers: Record<string, number> = { a: 7, b: 70_000, c: 2 };
  it('come back as they were', () => {
    const parts = [
      { from: 1, to: 1, act: 7, on: 17_210, received: 17_205 },
      { from: 2, to: 5, act: 9, on: NO_DAY, received: NO_DAY },
    ];
    for (const evaluations of [[], parts.slice(1), parts]) {
      const made = packedReport(event, (id) => numbers[id]!, evaluations);
      expect(unpackGames(packGames(made))).toEqual(made);
      const dating = { until: 12, startDay: 17_190, endDay: 17_195, day: Int32Array.of(17_190, NO_DAY) };
      const redated = { ...made, datings: [dating, { ...dating, until: 15 }] };
      expect(unpackGames(packGames(redated))).toEqual(redated);
    }
    const report = packedReport(event, (id) => numbers[id]!);
    expect([...report.participants]).toEqual([2, 7, 70_000]);
    expect([...report.games.day]).toEqual([17_200, NO_DAY]);
    expect(report.flags).toBe(2);
  });
  it('are read wherever they lie in a buffer', () => {
    const bytes = packGames(packedReport(event, (id) => numbers[id]!));
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(unpackGames(shifted.subarray(3))).toEqual(unpackGames(bytes));
  });
  it('have what a book declares about the event and its games', () => {
    const told = { ...event, forList: '2017-03-01', timeControl: { ...event.timeControl, moves: 40 }, waived: false };
    const [first, second] = event.games;
    const games = [first!, { ...second!, unequalTime: true }];
    const report = packedReport({ ...told, games }, (id) => numbers[id]!);
    expect(report.facts).toEqual({ event: { forList: dayFrom('2017-03-01'), moves: 40 }, games: { unequalTime: [1] } });
    expect(unpackGames(packGames(report))).toEqual(report);
    expect(packedReport(event, (id) => numbers[id]!).facts).toBeUndefined();
  });
  it('of a format to come are refused', () => {
    const bytes = packGames(packedReport(event, () => 1));
    bytes[0] = 5;
    expect(() => unpackGames(bytes)).toThrow('format 5');
  });
});

const partsOfSheet = (sheet: ListSheet) =>
  Array.from({ length: partsOf(sheet) }, (_, part) => ({ part, bytes: packPart(sheet, part) }));

describe('lists as bytes', () => {
  it('come back as they were, whole or a line at a time', () => {
    forAll({ of: [fc.integer({ min: 1, max: 1100 }), fc.integer()], numRuns: 30 }, (players, seed) => {
      const sheet = emptySheet(17_000, players);
      for (let i = 0; i < players; i++) {
        const x = Math.abs((seed ^ (i * 2_654_435_761)) | 0);
        sheet.rating[i] = x % 3000;
        sheet.previous[i] = (x >> 3) % 3000;
        sheet.change[i] = (x % 200_000) - 100_000;
        sheet.factor[i] = x % 45;
        sheet.baseFactor[i] = x % 43;
        sheet.games[i] = x % 300;
        sheet.counted[i] = x % 299;
        sheet.status[i] = LIST_STATUS.rated;
        sheet.lastEventDay[i] = 17_000 - (x % 900);
        sheet.careerGames[i] = x % 5000;
        sheet.reached[i] = x % 2;
      }
      const parts = partsOfSheet(sheet);
      expect(parts.length).toBe(Math.ceil(players / PLAYERS_PER_PART));
      expect(unpackSheet(17_000, players, parts)).toEqual(sheet);
      const last = players - 1;
      const line = lineAt(parts[partOf(last)]!.bytes, sliceOf(last).from);
      expect([line.rating, line.change, line.careerGames]).toEqual([
        sheet.rating[last],
        sheet.change[last],
        sheet.careerGames[last],
      ]);
    });
  });
  it('have their pools beside them', () => {
    const pool = [{ event: 'ș', end: '2016-05-01', games: 3, points: 1.5, rc: 2200 }];
    const sheet = {
      ...emptySheet(1, 2),
      pools: new Map([[1, pool]]),
      poolFigures: new Map([[1, { games: 3, rating: 2100 }]]),
      seeds: new Map([[0, 2105]]),
    };
    expect(unpackSheet(1, 2, [], packPools(sheet))).toEqual(sheet);
    expect(packPools(emptySheet(1, 2))).toBeUndefined();
  });
  it('know players who came later as absent', () => {
    const parts = partsOfSheet(emptySheet(1, 2));
    expect(unpackSheet(1, 600, parts)).toEqual(emptySheet(1, 600));
  });
});
