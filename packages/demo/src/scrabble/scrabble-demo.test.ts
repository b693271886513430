import { createHash } from 'node:crypto';
import type { OfficePorts } from '@escala/office';
import { listKind, verifyList } from '@escala/office';
import { listDifferences, readList, scrabbleReportInbox } from '@escala/office/questions';
import { memoryArchive } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { demoDesk } from '../building/demo-desk.ts';
import { buildScrabbleDemo } from './build-scrabble-demo.ts';

const TERMS = { players: 24, years: 2, seed: 1, endsOn: '2026-06-15' };

async function built(terms = TERMS): Promise<OfficePorts> {
  const ports: OfficePorts = {
    archive: memoryArchive(),
    clock: { now: () => '2026-06-15T12:00:00.000Z', today: () => '2026-06-15' },
    digest: (content) => createHash('sha256').update(content).digest('hex'),
    newId: () => {
      throw new Error('Ids of a demonstration are its own.');
    },
  };
  await buildScrabbleDemo(ports, 'demo', terms);
  return ports;
}

describe('a made-up Scrabble federation', () => {
  it('[8] has lists of every quarter and every type that hold, with active players', async () => {
    const ports = await built();
    const { read, ask } = demoDesk(ports, 'demo');
    await read(async (reading) => {
      const lists = (await reading.list(listKind)).map(({ body }) => body);
      expect(lists).toHaveLength(16);
      for (const { series, date } of lists)
        expect(await verifyList(reading, series, date, ports.digest)).toMatchObject({ holds: true });
    });
    const { types, previous, isRevised, list } = await ask(readList, rowsOf('seniori'));
    expect(types.every(({ players }) => players > 10)).toBe(true);
    expect([previous, list.date, isRevised]).toEqual(['2026-01-01', '2026-04-01', true]);
    expect((await ask(listDifferences, { series: 'seniori', date: list.date })).steps).toHaveLength(1);
    for (const [state, count] of [
      ['submitted', 1],
      ['refused', 1],
    ] as const)
      expect((await ask(scrabbleReportInbox, { state, limit: 9 })).events).toHaveLength(count);
  });

  it('is the same from the same seed, down to the hash of its last act', async () => {
    const head = async (seed: number) =>
      (await built({ ...TERMS, years: 1, seed })).archive.read('demo', (reading) => reading.head());
    expect(await head(1)).toEqual(await head(1));
    expect((await head(2)).hash).not.toBe((await head(1)).hash);
  });
});

const rowsOf = (series: string) =>
  ({ series, type: 'general', edition: 'published', sort: 'rating', page: 1, size: 100 }) as const;
