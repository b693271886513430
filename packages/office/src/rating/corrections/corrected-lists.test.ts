import { RESULTS } from '@escala/core';
import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { publishList } from '../publishing/publish-list.ts';
import { movementFolder, unpackMovements } from '../series/movements.ts';
import { verifyList } from '../series/verify-list.ts';
import {
  corrected,
  isSettled,
  LIST_DATES,
  publishedOffice,
  ratingsOf,
  WRONG_RESULT,
} from './testing/published-office.ts';

describe('verifying a list', () => {
  const verdict = (office: TestOffice, date: string) =>
    office.read((reading) => verifyList(reading, 'standard', date, office.ports.digest));

  it('recomputes it from the record of its day, also after corrections', async () => {
    const office = await publishedOffice();
    await corrected(office, WRONG_RESULT);
    for (const date of LIST_DATES) expect(await verdict(office, date)).toMatchObject({ holds: true, differing: [] });
    expect(await verdict(office, '2017-05-01')).toBeUndefined();
  });

  it('the next list is made on the record as it is by then', async () => {
    const office = await publishedOffice();
    await corrected(office, WRONG_RESULT);
    office.setToday('2017-05-01');
    await office.perform(publishList, { series: 'standard', date: '2017-05-01' });
    const [published, revised] = [await ratingsOf(office, 'published'), await ratingsOf(office, 'revised')];
    expect(published[3]).toEqual(revised[2]);
    expect(published[3]).not.toEqual(published[2]);
    expect(await verdict(office, '2017-05-01')).toMatchObject({ holds: true });
  });
});

it('any chain of corrections ends with the lists that the record gives, and the movements add up to the difference', async () => {
  const change = fc.record({
    event: fc.constantFrom('e1', 'e2', 'e3'),
    game: fc.nat(1),
    result: fc.constantFrom(...RESULTS),
  });
  const games: Record<string, [string, string][]> = {
    e1: [
      ['p0', 'p1'],
      ['p2', 'p3'],
    ],
    e2: [
      ['p0', 'p2'],
      ['p1', 'p3'],
    ],
    e3: [
      ['p0', 'p3'],
      ['p1', 'p2'],
    ],
  };
  await forAllAsync({ of: [fc.array(change, { minLength: 1, maxLength: 5 })], numRuns: 15 }, async (changes) => {
    const office = await publishedOffice();
    for (const { event: of, game, result } of changes) {
      const [white, black] = games[of]![game]!;
      await corrected(office, { kind: 'result', event: of, round: 1, white, black, result }).catch(() => undefined);
    }
    expect(await isSettled(office)).toBe(true);
    const [published, revised] = [await ratingsOf(office, 'published'), await ratingsOf(office, 'revised')];
    const papers = await office.read((reading) => reading.papers(movementFolder('standard'), { edition: 'all' }));
    const sums = LIST_DATES.map(() => [0, 0, 0, 0]);
    for (const { name, bytes } of papers)
      for (const { player, before, after } of unpackMovements(name, bytes).movements)
        sums[LIST_DATES.indexOf(name)]![player]! += after! - before!;
    expect(revised.map((list, i) => list.map((rating, player) => rating - published[i]![player]!))).toEqual(sums);
  });
});
