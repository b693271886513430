import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backup } from '../../backup/backup.ts';
import { restore } from '../../backup/restore.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { performNote, SAMPLE_KINDS } from '../note-act.ts';
import type { Place } from '../place.ts';
import { sampleFederation } from '../sample-federation.ts';
import { acknowledgedBy, newOffice, startOffice } from './processes-contract.ts';
import { exported, faultsOf } from './transfer-contract.ts';

const terms = { kinds: SAMPLE_KINDS };

function scratchFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escala-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'office.backup');
}

export function backupContract(place: Place, other: Place): void {
  describe(`backup and restore: ${place.name}`, () => {
    it('drill: made while another process writes, restored, and the office goes on from there', async () => {
      const url = await newOffice(place);
      const writer = await startOffice({
        store: { url },
        federation: 'cat',
        work: 'acts',
        tag: 'a',
        times: 1e9,
        papers: 2,
      });
      await writer.until((line) => line.startsWith('ok'), 40);
      const before = acknowledgedBy(writer);
      const store = await openedStore({ url });
      const file = scratchFile();
      await backup(store, file);
      await writer.until((line) => line.startsWith('ok'), acknowledgedBy(writer).length + 5);
      await writer.kill();
      const restored = await freshStore(other);
      const [record] = await restore(file, restored, terms);
      expect(record).toMatchObject({ federation: 'cat', damages: [] });
      expect(record!.acts).toBeGreaterThan(before.length);
      await restored.archive.read('cat', async (reading) => {
        for (const id of before) expect(await reading.act(id)).toBeDefined();
      });
      // The restored record is the beginning of the original.
      const { seq, hash } = record!.head;
      const [act] = await store.archive.read('cat', (reading) => reading.actsAfter(seq - 1, 1));
      expect(act?.hash).toBe(hash);
      await performNote(restored, 'cat', { note: 'after the restore', version: 0, text: 'on' });
    });

    it('holds all federations and what belongs to none, for its owner alone', async () => {
      const [store, restored] = [await freshStore(place), await freshStore(place)];
      for (const federation of ['cat', 'ro']) await sampleFederation(store, federation);
      await store.vault.put('*', 'key', 'k', { owner: 'installation', text: 'lasts' });
      await restored.vault.put('*', 'setup', 'link', {
        owner: 'setup',
        text: 'x',
        expires: '2099-01-01T00:00:00.000Z',
      });
      const file = scratchFile();
      expect(await backup(store, file)).toMatchObject({ federations: ['*', 'cat', 'ro'], bytes: statSync(file).size });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await restore(file, restored, terms)).map(({ federation }) => federation)).toEqual(['*', 'cat', 'ro']);
      expect(await restored.archive.federations()).toEqual(['cat', 'ro']);
      for (const federation of ['cat', 'ro'])
        expect(await exported(restored, federation)).toBe(await exported(store, federation));
      expect((await restored.vault.get('*', 'key', 'k'))?.text).toBe('lasts');
      expect(await faultsOf(restore(file, restored, terms))).toEqual(['transfer.store-not-empty']);
    });

    it('never takes the place of a file, and leaves nothing behind when it fails', async () => {
      const store = await freshStore(place);
      await sampleFederation(store, 'cat');
      const file = scratchFile();
      writeFileSync(file, 'mine');
      expect(await faultsOf(backup(store, file))).toEqual(['transfer.file-exists']);
      expect(readFileSync(file, 'utf8')).toBe('mine');
      expect(readdirSync(join(file, '..'))).toHaveLength(1);
      await expect(backup(store, join(file, '..', 'none', 'x'))).rejects.toThrow('ENOENT');
      expect(existsSync(join(file, '..', 'none'))).toBe(false);
    });

    it('is refused when a byte is another or the end is missing, and nothing of it is kept', async () => {
      const [store, restored] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(store, 'cat');
      const file = scratchFile();
      await backup(store, file);
      const bytes = readFileSync(file);
      const broken = bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 0xff);
      for (const damaged of [broken, bytes.subarray(0, -9), bytes.subarray(0, 100), Buffer.from('no gzip')]) {
        writeFileSync(file, damaged);
        expect((await faultsOf(restore(file, restored, terms))).length).toBeGreaterThan(0);
        expect(await restored.archive.federations()).toEqual([]);
      }
      writeFileSync(file, bytes);
      expect(await restore(file, restored, terms)).toHaveLength(1);
    });
  });
}
