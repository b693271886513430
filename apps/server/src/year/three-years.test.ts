import { openStore } from '@escala/storage';
import { onBothStores } from '@escala/storage/testing';
import { describe, expect } from 'vitest';
import { DrivenOffice } from './testing/three-years/driven-office.ts';
import { ThreeYears } from './testing/three-years/three-years.ts';

const SEED = 20_170_116;
const UNTIL = '2018-09-02';

/** Everything that must occur in three years, or they would prove little. */
const MET = [
  'a correction',
  'a licence ended',
  'a part',
  'a report',
  'a revised list',
  'a transfer',
  'an annulment',
  'another name',
  'other dates',
  'others join children',
  'status lapsed',
  'status new',
  'status rated',
  'status unrated',
];

async function lived(url: string, until?: string): Promise<ThreeYears> {
  const { archive, vault, close } = await openStore({ url });
  const office = await DrivenOffice.open({ archive, vault });
  try {
    const years = new ThreeYears(office, SEED);
    await years.live(until);
    expect([...years.seen].sort()).toEqual(expect.arrayContaining(MET));
    return years;
  } finally {
    await office.close();
    await close();
  }
}

describe('[2.1] [8.1] [8.2] [8.3] [9.1] three years of an office, line by line against the law', () =>
  onBothStores(
    async (url) => expect((await lived(url)).compared).toBeGreaterThan(700),
    // Every query and every kind of act, across the end of a season; the rest of the law does not depend on the store.
    async (url) => expect((await lived(url, UNTIL)).compared).toBeGreaterThan(200),
  ));
