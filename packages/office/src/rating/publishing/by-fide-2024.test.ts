import type { EventRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { BY_FIDE } from '../../events/testing/fide-office.ts';
import { importList } from '../../imports/lists/import-list.ts';
import { openImport } from '../../imports/open-import.ts';
import { explained } from '../../testing/explained.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { corrected } from '../corrections/testing/published-office.ts';
import { showScale } from '../health/show-scale.ts';
import { readList } from '../lists/read-list.ts';
import { verifyPublished } from '../lists/verify-published.ts';
import { publishHistory } from './publish-history.ts';

const digest = 'a'.repeat(64);
const source = { name: 'past.csv', digest };
const RHYTHMS = ['standard', 'rapid', 'blitz'] as const;
const TODAY_BY_FIDE = {
  ...BY_FIDE,
  series: RHYTHMS.map((part) => ({ id: part, name: part, regulation: 'fide-2024', part, firstList: '2025-11-01' })),
};

const game = (id: string, day: string, minutes: number, white = 'p0', black = 'p1'): EventRecord => ({
  id,
  type: 'swiss',
  start: day,
  end: day,
  timeControl: { minutes },
  games: [{ round: 1, white, black, result: '1-0' }],
});

/** Three players are on the standard list of October 2025, none on the others. Four months of play follow. */
async function office(): Promise<TestOffice> {
  const made = await testOffice(TODAY_BY_FIDE);
  await filePlayers(
    made,
    ['Pons, Ana', 'Roca, Biel', 'Serra, Carla', 'Mas, Grau'].map((name) => ({ name })),
  );
  const { outcome } = await made.perform(openImport, { subject: 'lists', source });
  const lines = [1900, 1950, 1410].map((rating, i) => ({ line: i + 2, id: `p${i}`, rating }));
  const batch = { import: outcome.import, digest, batch: 0, file: source };
  await made.perform(importList, { ...batch, series: 'standard', date: '2025-10-01', lines });
  await fileEvents(made, [
    game('slow', '2025-10-10', 120),
    game('rapid', '2025-10-12', 15),
    game('late', '2025-10-30', 120, 'p1', 'p2'),
    game('blitz', '2025-12-05', 5, 'p2', 'p0'),
  ]);
  made.setToday('2026-02-01');
  for (const series of RHYTHMS) await made.perform(publishHistory, { series, upTo: '2026-02-01' });
  return made;
}

const rowsOf = async (made: TestOffice, series: string, date: string) => {
  const asked = { series, date, edition: 'revised', sort: 'rating', page: 1, size: 50 } as const;
  const { rows } = await made.ask(readList, asked, NOBODY);
  return Object.fromEntries(rows.map(({ id, rating, k, status }) => [id, [rating, k, status]]));
};

describe('a federation under FIDE’s rules of today', () => {
  it('[7.1] [R7.2.1] publishes standard, rapid and blitz lists every month', async () => {
    const made = await office();
    expect(await rowsOf(made, 'standard', '2025-11-01')).toEqual({
      p0: [1923, 40, 'rated'],
      p1: [1927, 40, 'rated'],
      p2: [1410, 40, 'inactive'],
    });
    // The game of 30 October counts on the list of December (7.1.3).
    expect(await rowsOf(made, 'standard', '2025-12-01')).toMatchObject({ p2: [1407, 40, 'rated'] });
    expect(await rowsOf(made, 'rapid', '2025-11-01')).toEqual({
      p0: [1923, 40, 'new'],
      p1: [1927, 40, 'new'],
    });
    expect(Object.keys(await rowsOf(made, 'blitz', '2026-01-01')).sort()).toEqual(['p0', 'p2']);
  });

  it('every list is what the record gives, and every line can be taken apart', async () => {
    const made = await office();
    for (const series of RHYTHMS)
      for (const date of ['2025-11-01', '2026-01-01', '2026-02-01'])
        expect(await made.ask(verifyPublished, { series, date })).toMatchObject({ holds: true });
    const { row, output } = await explained('head-to-head', made, {
      player: 'p0',
      series: 'rapid',
      date: '2025-11-01',
      edition: 'published',
    });
    expect([row.rating, output.list[0]?.seed, output.ledger.length]).toEqual([1923, 1900, 1]);
  });

  it('a corrected standard game moves the rapid and blitz lists that looked at the standard ones', async () => {
    const made = await office();
    const before = await rowsOf(made, 'blitz', '2026-01-01');
    await corrected(made, { kind: 'result', event: 'slow', round: 1, white: 'p0', black: 'p1', result: '0-1' });
    expect(await rowsOf(made, 'standard', '2025-11-01')).toMatchObject({ p0: [1883, 40, 'rated'] });
    expect(await rowsOf(made, 'blitz', '2026-01-01')).not.toEqual(before);
    expect(await made.ask(verifyPublished, { series: 'blitz', date: '2026-01-01' })).toMatchObject({ holds: true });
  });

  it('the health of the scale follows its points', async () => {
    const { lists } = await (await office()).ask(showScale, { series: 'standard' }, NOBODY);
    expect(lists.map(({ date }) => date)).toEqual([
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});
