import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../open-store.ts';
import type { DamageCode } from '../../verify/damage.ts';
import { type VerifiedRecord, verifyIn, verifyRecord } from '../../verify/verify-record.ts';
import { performNote, SAMPLE_KINDS } from '../note-act.ts';
import type { Place } from '../place.ts';
import { foundOffice, sampleFederation } from '../sample-federation.ts';

/** What someone with a database client could do, and what the check reports. */
const TAMPERING: readonly [what: string, sql: string, damages: readonly DamageCode[]][] = [
  ['an act gone', 'delete from acts where seq = 4', ['act-missing', 'version-unrecorded', 'paper-unrecorded']],
  ['the last act gone', 'delete from acts where seq = 10', ['head-wrong', 'version-unrecorded', 'paper-unrecorded']],
  [
    'the reason of an act',
    `update acts set entry = replace(entry, 'a test', 'another') where seq = 3`,
    ['act-altered'],
  ],
  [
    'an act that is no JSON',
    `update acts set entry = 'x' where seq = 10`,
    ['act-altered', 'version-unrecorded', 'paper-unrecorded', 'head-wrong'],
  ],
  ['the actor in the column', `update acts set actor = 'ana' where seq = 3`, ['act-misfiled']],
  ['the head', 'update federations set seq = 9', ['head-wrong']],
  [
    'a body',
    `update versions set body = '{"text":"x","words":[]}' where id = 'note-0'`,
    ['version-altered', 'keys-wrong'],
  ],
  ['a blank in a body', `update versions set body = body || ' ' where id = 'note-0'`, ['version-altered']],
  ['a version gone', `delete from versions where id = 'note-3' and version = 2`, ['version-missing']],
  [
    'the newest version gone',
    `delete from versions where id = 'note-3' and version = 4`,
    ['version-missing', 'pointer-wrong', 'keys-wrong'],
  ],
  ['a record gone', `delete from versions where id = 'note-5'`, ['version-missing', 'pointer-wrong', 'keys-wrong']],
  [
    'a version that nobody wrote',
    `insert into versions select federation, kind, 'new', 1, seq, body from versions where id = 'note-0'`,
    ['version-unrecorded', 'pointer-wrong', 'keys-wrong'],
  ],
  [
    'the act of a version',
    `update versions set seq = 2 where id = 'note-1'`,
    ['version-unrecorded', 'version-missing', 'pointer-wrong'],
  ],
  ['a pointer', `update records set version = 3 where id = 'note-3'`, ['pointer-wrong']],
  ['the act of a pointer', `update records set seq = 3 where id = 'note-3'`, ['pointer-wrong']],
  ['a pointer gone', `delete from records where id = 'note-3'`, ['pointer-wrong']],
  ['a key', `update record_keys set value = 'zzz' where id = 'note-2' and key = 'text'`, ['keys-wrong']],
  ['a key gone', `delete from record_keys where id = 'note-3' and key = 'word'`, ['keys-wrong']],
  [
    'a key too many',
    `insert into record_keys (federation, kind, key, value, id) values ('cat', 'note', 'word', 'more', 'note-3')`,
    ['keys-wrong'],
  ],
  ['a paper', `update papers set bytes = substr(bytes, 1, 3) where name = 'note-1'`, ['paper-altered']],
  ['a paper gone', `delete from papers where name = 'note-2' and part = 1`, ['paper-missing']],
  [
    'a paper that nobody filed',
    `insert into papers select federation, folder, 'new', part, seq, bytes from papers where name = 'note-1'`,
    ['paper-unrecorded'],
  ],
];

export function verifyContract(place: Place): void {
  describe(`the check of a record: ${place.name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore({ url: await place.newDatabase() });
      await sampleFederation(store, 'cat');
      return () => store.close();
    });

    /** The check after the statement, which is then rolled back. */
    async function after(statement: string, most?: number): Promise<VerifiedRecord> {
      let record: VerifiedRecord | undefined;
      const tampering = store.engine.write(async (db) => {
        await sql.raw(statement).execute(db);
        record = await verifyIn(db, 'cat', { kinds: SAMPLE_KINDS, most });
        throw new Error('take it back');
      });
      await expect(tampering).rejects.toThrow('take it back');
      return record!;
    }

    it('finds nothing where nothing is wrong', async () => {
      const record = await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS });
      expect(record).toMatchObject({ acts: 10, versions: 10, damages: [], damageCount: 0, head: { seq: 10 } });
    });

    it.each(TAMPERING)('finds %s', async (_what, statement, expected) => {
      const { damages } = await after(statement);
      expect([...new Set(damages.map(({ code }) => code))].sort()).toEqual([...expected].sort());
    });

    it('knows a head that was noted, also where acts have come since; another one is a damage', async () => {
      const { head } = await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS });
      const seen = async (expectHead: string) => {
        const { expected, damages } = await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS, expectHead });
        return [expected, damages.map(({ code }) => code)];
      };
      expect(await seen(head.hash)).toEqual([10, []]);
      const [ninth] = await store.archive.read('cat', (reading) => reading.actsAfter(8, 1));
      expect(await seen(ninth!.hash)).toEqual([9, []]);
      expect(await seen('0'.repeat(64))).toEqual([undefined, ['head-unexpected']]);
    });

    it.each([
      ['2026-11-15T08:59:59.999Z', 1],
      ['2026-11-15T09:00:00.000Z', 0],
      ['2026-11-15T09:00:00.001Z', 0],
    ])('warns of an act that is dated before the one before it: %s', async (now, warnings) => {
      const other = await openStore({ url: await place.newDatabase() });
      try {
        await foundOffice(other, 'cat');
        await performNote(other, 'cat', { note: 'late', version: 0, text: '' }, 'late', now);
        const record = await verifyRecord(other, 'cat', { kinds: SAMPLE_KINDS });
        expect([record.damageCount, record.warningCount]).toEqual([0, warnings]);
        if (warnings > 0)
          expect(record.warnings).toEqual([
            { code: 'act-antedated', values: { seq: 2, at: now, previous: 1, before: '2026-11-15T09:00:00.000Z' } },
          ]);
      } finally {
        await other.close();
      }
    });

    it('names so many damages and counts the rest', async () => {
      const { damages, damageCount } = await after(`update versions set body = body || ' '`, 4);
      expect([damages.length, damageCount]).toEqual([4, 10]);
    });
  });
}
