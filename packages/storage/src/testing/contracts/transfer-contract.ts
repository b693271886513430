import { canonicalText } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { exportFederation, FEDERATION_FORMAT } from '../../federation-file/federation-lines.ts';
import { importFederation } from '../../federation-file/import-federation.ts';
import { TransferRefused } from '../../federation-file/transfer-refused.ts';
import { openStore, type Store } from '../../open-store.ts';
import { sha256 } from '../../sha256.ts';
import { freshStore } from '../fresh-store.ts';
import { noteKind, performNote, SAMPLE_KINDS } from '../note-act.ts';
import type { Place } from '../place.ts';
import { sampleFederation, TEXTS } from '../sample-federation.ts';

const terms = { kinds: SAMPLE_KINDS };

export async function exported(store: Store, federation: string): Promise<string> {
  let text = '';
  for await (const lines of exportFederation(store, federation)) text += lines;
  return text;
}

/** In pieces that may end anywhere, even inside a character. */
async function* pieces(text: string, size = 997): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

export async function faultsOf(work: Promise<unknown>): Promise<readonly string[]> {
  const thrown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof TransferRefused)) throw new Error(`Not refused: ${String(thrown)}`);
  return thrown.faults.map(({ key }) => key);
}

/** Export and import, on one engine, and to the other and back. */
export function transferContract(place: Place, other: Place): void {
  describe(`a federation as a file: ${place.name}`, () => {
    it('comes back byte for byte from the other engine, letters and bytes of all kinds', async () => {
      const [here, there, back] = [await freshStore(place), await freshStore(other), await freshStore(place)];
      await sampleFederation(here, 'cat');
      const text = await exported(here, 'cat');
      const record = await importFederation(there, pieces(text), terms);
      expect(record).toMatchObject({ federation: 'cat', acts: 10, versions: 10, damages: [] });
      const second = await exported(there, 'cat');
      await importFederation(back, pieces(second), terms);
      expect(second).toBe(text);
      expect(await exported(back, 'cat')).toBe(text);
    });

    it('is found and goes on as before; sessions stay behind', async () => {
      const [here, there] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(here, 'cat');
      await importFederation(there, pieces(await exported(here, 'cat')), terms);
      await there.archive.read('cat', async (reading) => {
        expect((await reading.find(noteKind, { key: 'text', equals: TEXTS[4]! })).map(({ id }) => id)).toEqual([
          'note-4',
        ]);
        expect(await reading.count(noteKind, { key: 'word', startsWith: 'w' })).toBe(TEXTS.length - 1);
      });
      const { entry } = await performNote(there, 'cat', { note: 'note-0', version: 1, text: 'on' });
      expect(entry.seq).toBe(11);
      expect((await there.vault.get('cat', 'password', 'ana'))?.text).toBe('$argon2id$ă');
      expect(await there.vault.get('cat', 'session', 's')).toBeUndefined();
    });

    it('is refused where it is already, and where it is unknown', async () => {
      const here = await freshStore(place);
      await sampleFederation(here, 'cat');
      const text = await exported(here, 'cat');
      expect(await faultsOf(importFederation(here, pieces(text), terms))).toEqual(['transfer.federation-exists']);
      expect(await faultsOf(exported(here, 'nowhere'))).toEqual(['transfer.federation-unknown']);
      expect(await exported(here, 'cat')).toBe(text);
    });

    it('is refused where an earlier federation of that name has left secrets, though no act', async () => {
      const [here, there] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(here, 'cat');
      const text = await exported(here, 'cat');
      await there.vault.put('cat', 'token', 'left', { text: 'of somebody else', owner: 'pau' });
      expect(await faultsOf(importFederation(there, pieces(text), terms))).toEqual(['transfer.federation-exists']);
      expect(await there.archive.federations()).toEqual([]);
    });

    it('brings no keys of the installation: these come with a backup alone', async () => {
      const [here, there] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(here, 'cat');
      const first = canonicalText({ format: FEDERATION_FORMAT, federation: '*', head: { seq: 0, hash: '' } });
      const secret = { shelf: 'setup', key: 'k', owner: 'setup', text: 'open', expires: '9999-01-01T00:00:00.000Z' };
      const lines = `${first}\n${canonicalText({ secret })}\n`;
      const counts = { acts: 0, versions: 0, papers: 0, secrets: 1, sha256: sha256(lines) };
      const text = `${lines}${canonicalText({ end: counts })}\n`;
      expect(await faultsOf(importFederation(there, pieces(text), terms))).toEqual(['transfer.format-unknown']);
      expect(await there.vault.get('*', 'setup', 'k')).toBeUndefined();
    });

    it('is refused under a name that no address takes, and with a session that somebody put in', async () => {
      const [here, there] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(here, 'cat');
      const lines = (await exported(here, 'cat')).split('\n').slice(0, -2);
      const sealed = (all: readonly string[], secrets: number): string => {
        const text = all.map((line) => `${line}\n`).join('');
        const { end } = JSON.parse(EXPORT_END) as { end: Record<string, unknown> };
        return `${text}${canonicalText({ end: { ...end, secrets, sha256: sha256(text) } })}\n`;
      };
      const EXPORT_END = (await exported(here, 'cat')).split('\n').at(-2)!;
      const { secrets } = (JSON.parse(EXPORT_END) as { end: { secrets: number } }).end;
      for (const name of ['../cat', 'CAT', 'c', 'setup', 'a'.repeat(33)]) {
        const named = [lines[0]!.replace('"cat"', JSON.stringify(name)), ...lines.slice(1)];
        const file = sealed(named, secrets);
        expect(await faultsOf(importFederation(there, pieces(file), terms)), name).toEqual([
          'transfer.federation-name',
        ]);
      }
      for (const [shelf, expires] of [
        ['session', null],
        ['session', '2099-01-01T00:00:00.000Z'],
        ['invitation', null],
        ['known-device', null],
        ['anything', '2099-01-01T00:00:00.000Z'],
      ] as const) {
        const secret = { shelf, key: 'zz', owner: 'ana', text: '{}', expires };
        const file = sealed([...lines, canonicalText({ secret })], secrets + 1);
        expect(await faultsOf(importFederation(there, pieces(file), terms)), shelf).toEqual(['transfer.secret-live']);
      }
      expect(await there.archive.federations()).toEqual([]);
    });

    it('is refused with every fault when a byte is another, a line is gone, twice or moved, or the end is missing', async () => {
      const [here, there] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(here, 'cat');
      const lines = (await exported(here, 'cat')).split('\n').slice(0, -1);
      const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
      const edits: Record<string, [string[], string[]]> = {
        'another format': [['{"format":"x"}', ...lines.slice(1)], ['transfer.format-unknown']],
        empty: [[], ['transfer.format-unknown']],
        'cut off': [lines.slice(0, -1), ['transfer.cut-off']],
        'more after the end': [[...lines, '{}'], ['transfer.line-misplaced']],
        'no JSON, twice': [
          lines.map((line, i) => (i === 2 || i === 4 ? '{' : line)),
          ['transfer.line-unreadable', 'transfer.line-unreadable', 'transfer.counts-wrong', 'transfer.checksum-wrong'],
        ],
        'a line twice': [
          lines.toSpliced(2, 0, lines[2]!),
          ['transfer.rows-twice', 'transfer.counts-wrong', 'transfer.checksum-wrong'],
        ],
        'a line in another place': [
          lines.toSpliced(at('{"paper"'), 0, lines[at('{"secret"')]!).toSpliced(at('{"paper"') + 1, 0, lines[2]!),
          [],
        ],
        'another letter': [lines.map((line) => line.replace('Núria', 'Nuria')), ['transfer.checksum-wrong']],
      };
      for (const [name, [edited, faults]] of Object.entries(edits)) {
        const found = await faultsOf(
          importFederation(there, pieces(edited.map((line) => `${line}\n`).join('')), terms),
        );
        if (faults.length > 0) expect(found, name).toEqual(faults);
        else expect(found, name).toContain('transfer.line-misplaced');
      }
      expect(await there.archive.federations()).toEqual([]);
    });

    it('is refused with its damages when the checksum was made again by whoever changed it', async () => {
      const [here, there] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(here, 'cat');
      await here.engine.write(async (db) => {
        await db
          .updateTable('versions')
          .set({ body: '{"text":"forged","words":[]}' })
          .where('id', '=', 'note-1')
          .execute();
        await db.deleteFrom('papers').where('name', '=', 'note-2').execute();
      });
      const faults = await faultsOf(importFederation(there, pieces(await exported(here, 'cat')), terms));
      expect(faults.toSorted()).toEqual(['damage.paper-missing', 'damage.paper-missing', 'damage.version-altered']);
      const unknownKind = importFederation(there, pieces(await exported(here, 'cat')), { kinds: [] });
      expect(await faultsOf(unknownKind)).toContain('damage.kind-unknown');
      expect(await there.archive.federations()).toEqual([]);
      expect(await there.vault.list('cat', 'password', 'ana')).toEqual([]);
    });

    it('is of one moment, however long the reading takes', async () => {
      const here = await freshStore(place);
      await sampleFederation(here, 'cat');
      const before = await exported(here, 'cat');
      let text = '';
      for await (const lines of exportFederation(here, 'cat')) {
        text += lines;
        const version =
          (await here.archive.read('cat', (reading) => reading.get(noteKind, 'later'), { fresh: true }))?.version ?? 0;
        await performNote(here, 'cat', { note: 'later', version, text: 'x', papers: 1 });
      }
      expect(text).toBe(before);
      const other = await openStore({ url: here.url });
      expect(await exported(other, 'cat')).not.toBe(before);
      await other.close();
    });
  });
}
