import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@escala/storage';
import { type PostgresServer, postgresHere, startPostgres } from '@escala/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DrivenOffice } from './testing/three-years/driven-office.ts';
import { ThreeYears } from './testing/three-years/three-years.ts';

const SEED = 20_170_116;

/** Everything that has to come up in three years, else they prove little. */
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

async function lived(url: string): Promise<void> {
  const { archive, vault, close } = await openStore({ url });
  const office = await DrivenOffice.open({ archive, vault });
  try {
    const years = new ThreeYears(office, SEED);
    await years.live();
    expect([...years.seen].sort()).toEqual(expect.arrayContaining(MET));
    expect(years.compared).toBeGreaterThan(700);
  } finally {
    await office.close();
    await close();
  }
}

describe('[2.1] [8.1] [8.2] [8.3] [9.1] three years of an office, line by line against the law', () => {
  it('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escala-three-years-'));
    try {
      await lived(join(folder, 'escala.db'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  describe.runIf(postgresHere())('on PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
    it('in an empty database', () => lived(postgres.database('three_years')));
  });
});
