import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ActEntry, GENESIS } from '../kit/act-entry.ts';
import { recordKind } from '../kit/record-kind.ts';
import type { Archive, Writing } from '../ports.ts';

const thing = recordKind('thing', z.strictObject({ name: z.string(), words: z.array(z.string()) }), (body) => ({
  name: body.name,
  word: body.words,
}));
const other = recordKind('other', z.strictObject({ name: z.string() }));

const entry = (seq: number, more: Partial<ActEntry> = {}): ActEntry => ({
  seq,
  id: `act-${seq}`,
  kind: 'player.amend',
  at: `2026-01-0${seq}T10:00:00.000Z`,
  actor: seq % 2 ? 'ana' : 'biel',
  reason: seq === 1 ? null : 'perquè “sí”, ă ș ț',
  subject: { kind: 'thing', id: `t${seq}` },
  command: { nested: [1, { deep: null }] },
  outcome: null,
  touched: [],
  filed: [],
  engine: 'test',
  previous: GENESIS,
  hash: `${seq}`.repeat(64).slice(0, 64),
  ...more,
});

let count = 0;
const newFederation = (): string => `fed-${++count}-${Math.floor(performance.now())}`;
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

/** What every archive must do. The same tests run on arrays, SQLite and PostgreSQL. */
export function archiveContract(name: string, open: () => Promise<Archive>): void {
  describe(`archive contract: ${name}`, () => {
    let archive: Archive;
    beforeAll(async () => {
      archive = await open();
    });
    afterAll(() => archive?.close());

    /** A federation with three acts: t1 (two versions), t2, t3 and a record of another kind. */
    async function filled(): Promise<string> {
      const federation = newFederation();
      const act = (seq: number, work: (writing: Writing) => Promise<void>): Promise<void> =>
        archive.write(federation, async (writing) => {
          await work(writing);
          await writing.append(entry(seq));
        });
      await act(1, async (writing) => {
        await writing.put(thing, 't1', 1, 1, { name: 'ana', words: ['ana', 'pons ana'] });
        await writing.put(thing, 't2', 1, 1, { name: 'berta', words: ['anna'] });
        await writing.put(other, 't1', 1, 1, { name: 'x' });
        await writing.file('games', { name: 'e1', part: 0, seq: 1, bytes: bytes(1, 2, 3, 4) });
      });
      await act(2, async (writing) => {
        await writing.put(thing, 't1', 2, 2, { name: 'zoe', words: ['zoe'] });
        await writing.put(thing, 't3', 1, 2, { name: 'Ça și', words: [] });
        await writing.file('games', { name: 'e1', part: 0, seq: 2, bytes: bytes(9, 8) });
        await writing.file('games', { name: 'e0', part: 0, seq: 2, bytes: bytes(7) });
        await writing.file('games', { name: 'e0', part: 1, seq: 2, bytes: bytes(6) });
        await writing.file('list/a', { name: 'e0', part: 0, seq: 2, bytes: bytes(5) });
      });
      await act(3, async (writing) => writing.file('games', { name: 'e1', part: 0, seq: 3, bytes: bytes() }));
      return federation;
    }

    it('begins with nothing', async () => {
      const federation = newFederation();
      const seen = await archive.read(federation, async (reading) => [
        await reading.head(),
        await reading.get(thing, 't1'),
        await reading.list(thing),
        await reading.acts({}),
      ]);
      expect(seen).toEqual([{ seq: 0, hash: GENESIS }, undefined, [], []]);
      expect(await archive.federations()).not.toContain(federation);
    });

    it('keeps every version of a record and finds the newest', async () => {
      const federation = await filled();
      expect(await archive.federations()).toContain(federation);
      await archive.read(federation, async (reading) => {
        expect(await reading.get(thing, 't1')).toEqual({
          id: 't1',
          version: 2,
          seq: 2,
          body: { name: 'zoe', words: ['zoe'] },
        });
        expect((await reading.getAsOf(thing, 't1', 1))?.body.name).toBe('ana');
        expect(await reading.getAsOf(thing, 't1', 0)).toBeUndefined();
        expect((await reading.versions(thing, 't1')).map(({ version }) => version)).toEqual([1, 2]);
        expect((await reading.list(thing)).map(({ id }) => id)).toEqual(['t1', 't2', 't3']);
        expect((await reading.list(thing, { after: 't1', limit: 1 })).map(({ id }) => id)).toEqual(['t2']);
        expect((await reading.listAsOf(thing, 1)).map(({ id, version }) => [id, version])).toEqual([
          ['t1', 1],
          ['t2', 1],
        ]);
        expect((await reading.getMany(thing, ['t3', 't1', 't9', 't1'])).map(({ id }) => id)).toEqual(['t1', 't3']);
        expect(await reading.head()).toEqual({ seq: 3, hash: '3'.repeat(64) });
      });
    });

    it('finds by key: exact, by its start, in a span, by pages, each record once', async () => {
      const federation = await filled();
      await archive.read(federation, async (reading) => {
        const ids = async (
          ...of: Parameters<typeof reading.find<{ name: string; words: string[] }>>
        ): Promise<string[]> => (await reading.find(...of)).map(({ id, value }) => `${id}:${value}`);
        expect(await ids(thing, { key: 'name', equals: 'zoe' })).toEqual(['t1:zoe']);
        expect(await ids(thing, { key: 'name', equals: 'ana' })).toEqual([]);
        expect(await ids(thing, { key: 'word', startsWith: 'ann' })).toEqual(['t2:anna']);
        expect(await ids(thing, { key: 'name', among: ['zoe', 'nobody', 'berta'] })).toEqual(['t2:berta', 't1:zoe']);
        expect(await ids(thing, { key: 'word', among: ['berta', 'anna'] })).toEqual(['t2:anna']);
        expect(await ids(thing, { key: 'word', among: [] })).toEqual([]);
        expect(await ids(thing, { key: 'name', startsWith: '' })).toEqual(
          ['t2:berta', 't1:zoe', 't3:Ça și'].sort((a, b) => (a.slice(3) < b.slice(3) ? -1 : 1)),
        );
        expect(await ids(thing, { key: 'name', from: 'b', to: 'zoe' })).toEqual(['t2:berta']);
        expect(await ids(thing, { key: 'name', from: 'b', to: 'zof' }, { descending: true, limit: 1 })).toEqual([
          't1:zoe',
        ]);
        expect(await ids(thing, { key: 'name', from: 'b', to: 'zz' }, { after: { value: 'berta', id: 't2' } })).toEqual(
          ['t1:zoe'],
        );
        expect(await reading.count(thing)).toBe(3);
        expect(await reading.count(thing, { key: 'word', startsWith: 'z' })).toBe(1);
      });
    });

    it('a record found under several values comes once', async () => {
      const federation = newFederation();
      await archive.write(federation, async (writing) => {
        await writing.put(thing, 'p', 1, 1, { name: 'p', words: ['jo', 'joan', 'josep'] });
        await writing.append(entry(1));
        expect(await writing.count(thing, { key: 'word', startsWith: 'jo' })).toBe(1);
        expect((await writing.find(thing, { key: 'word', startsWith: 'joa' })).map(({ value }) => value)).toEqual([
          'joan',
        ]);
      });
    });

    it.each([0, 1, 49, 50, 51])(
      'the same question with other values has its own answer, beside %i others',
      async (more) => {
        const [one, two] = [await filled(), await filled()];
        const noise = Array.from({ length: more }, (_, i) => `nobody ${i}`);
        for (const federation of [one, two, one])
          await archive.read(federation, async (reading) => {
            const ids = async (...wanted: string[]) =>
              (await reading.getMany(thing, [...noise, ...wanted])).map(({ id, version }) => `${id}/${version}`);
            expect(await ids('t1', 't2')).toEqual(['t1/2', 't2/1']);
            expect(await ids('t3', 't2')).toEqual(['t2/1', 't3/1']);
            expect((await reading.getMany(other, [...noise, 't1', 't2'])).map(({ body }) => body.name)).toEqual(['x']);
            const found = async (key: string, ...among: string[]) =>
              (await reading.find(thing, { key, among: [...noise, ...among] })).map(
                ({ id, value }) => `${id} ${value}`,
              );
            expect(await found('name', 'zoe', 'berta')).toEqual(['t2 berta', 't1 zoe']);
            expect(await found('name', 'berta', 'anna')).toEqual(['t2 berta']);
            expect(await found('word', 'berta', 'anna')).toEqual(['t2 anna']);
          });
      },
    );

    it('takes % and _ in a search as they are', async () => {
      const federation = newFederation();
      await archive.write(federation, async (writing) => {
        await writing.put(thing, 'p', 1, 1, { name: '100%_a', words: [] });
        await writing.put(thing, 'q', 1, 1, { name: '100xya', words: [] });
        await writing.append(entry(1));
        expect((await writing.find(thing, { key: 'name', startsWith: '100%_' })).map(({ id }) => id)).toEqual(['p']);
      });
    });

    it('keeps papers in editions: first, latest, all, as of an act, since an act, in slices', async () => {
      const federation = await filled();
      await archive.read(federation, async (reading) => {
        const shown = async (query: Parameters<typeof reading.papers>[1]): Promise<string[]> =>
          (await reading.papers('games', query)).map(
            ({ name, part, seq, bytes: b }) => `${name}/${part}@${seq}:${[...b]}`,
          );
        expect(await shown({ edition: 'latest' })).toEqual(['e0/0@2:7', 'e0/1@2:6', 'e1/0@3:']);
        expect(await shown({ edition: 'first' })).toEqual(['e0/0@2:7', 'e0/1@2:6', 'e1/0@1:1,2,3,4']);
        expect(await shown({ edition: 'latest', asOf: 2 })).toEqual(['e0/0@2:7', 'e0/1@2:6', 'e1/0@2:9,8']);
        expect(await shown({ edition: 'latest', asOf: 1 })).toEqual(['e1/0@1:1,2,3,4']);
        expect(await shown({ edition: 'latest', since: 2 })).toEqual(['e1/0@3:']);
        expect(await shown({ edition: 'all', name: 'e1' })).toHaveLength(3);
        expect(await shown({ edition: 'latest', part: 1 })).toEqual(['e0/1@2:6']);
        expect(await shown({ edition: 'first', name: 'e1', slice: { from: 1, length: 2 } })).toEqual(['e1/0@1:2,3']);
      });
    });

    it('keeps acts as they were written, and finds them', async () => {
      const federation = await filled();
      await archive.read(federation, async (reading) => {
        const seqs = async (query: Parameters<typeof reading.acts>[0]): Promise<number[]> =>
          (await reading.acts(query)).map(({ seq }) => seq);
        expect(await reading.act('act-2')).toEqual(entry(2));
        expect(await seqs({})).toEqual([3, 2, 1]);
        expect(await seqs({ actor: 'ana' })).toEqual([3, 1]);
        expect(await seqs({ subject: { kind: 'thing', id: 't2' } })).toEqual([2]);
        expect(await seqs({ from: '2026-01-02', to: '2026-01-03' })).toEqual([2]);
        expect(await seqs({ before: 3, limit: 1 })).toEqual([2]);
        expect(await seqs({ kind: 'none' })).toEqual([]);
        expect(await reading.lastActOf(['none', 'player.amend'])).toBe(3);
        expect(await reading.lastActOf(['none'])).toBe(0);
        expect((await reading.actsAfter(1, 1)).map(({ seq }) => seq)).toEqual([2]);
      });
    });

    it('keeps nothing of a writing that fails', async () => {
      const federation = await filled();
      const failing = archive.write(federation, async (writing) => {
        await writing.put(thing, 't1', 3, 4, { name: 'lost', words: [] });
        await writing.file('games', { name: 'e1', part: 0, seq: 4, bytes: bytes(1) });
        throw new Error('power cut');
      });
      await expect(failing).rejects.toThrow('power cut');
      await archive.read(federation, async (reading) => {
        expect((await reading.get(thing, 't1'))?.version).toBe(2);
        expect(await reading.papers('games', { edition: 'all', name: 'e1' })).toHaveLength(3);
      });
    });

    it('refuses a version that does not follow the one on record', async () => {
      const federation = await filled();
      for (const version of [1, 2, 4])
        await expect(
          archive.write(federation, (writing) => writing.put(thing, 't1', version, 4, { name: 'x', words: [] })),
        ).rejects.toThrow();
    });

    it('lets writers of a federation come one after the other', async () => {
      const federation = await filled();
      const add = (): Promise<number> =>
        archive.write(federation, async (writing) => {
          const { version, body } = (await writing.get(thing, 't2'))!;
          const { seq } = await writing.head();
          await writing.put(thing, 't2', version + 1, seq + 1, { ...body, words: [...body.words, 'more'] });
          await writing.append(entry(1, { seq: seq + 1, id: `add-${seq}`, hash: `${seq}`.padStart(64, '0') }));
          return version + 1;
        });
      const versions = await Promise.all(Array.from({ length: 10 }, add));
      expect(versions.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    });

    it('keeps federations apart', async () => {
      const [one, two] = [await filled(), newFederation()];
      expect(await archive.read(two, (reading) => reading.get(thing, 't1'))).toBeUndefined();
      await archive.write(two, async (writing) => {
        await writing.put(thing, 't1', 1, 1, { name: 'mine', words: [] });
        await writing.append(entry(1));
      });
      expect((await archive.read(one, (reading) => reading.get(thing, 't1')))?.body.name).toBe('zoe');
    });

    /** One more act, which renames `t2`. */
    const later = (federation: string): Promise<void> =>
      archive.write(federation, async (writing) => {
        await writing.put(thing, 't2', 2, 4, { name: 'later', words: [] });
        await writing.append(entry(4, { hash: '4'.repeat(64) }));
      });

    it('a reading sees one moment, whatever is written meanwhile', async () => {
      const federation = await filled();
      await archive.read(federation, async (reading) => {
        const before = await reading.head();
        await reading.get(thing, 't1');
        await later(federation);
        expect(await reading.head()).toEqual(before);
        expect((await reading.get(thing, 't2'))?.body.name).toBe('berta');
      });
    });

    it('however fast acts follow each other, what is read together is of one moment', async () => {
      const federation = await filled();
      let isOver = false;
      const seen: number[][] = [];
      const reader = async (): Promise<void> => {
        while (!isOver)
          await archive.read(federation, async (reading) => {
            const { seq } = await reading.head();
            const last = await reading.get(thing, 't1');
            seen.push([seq, last!.seq, await reading.lastActOf(['player.amend'])]);
          });
      };
      const readers = [reader(), reader(), reader()];
      for (let seq = 4; seq <= 60; seq++)
        await archive.write(federation, async (writing) => {
          await writing.put(thing, 't1', seq - 1, seq, { name: `zoe ${seq}`, words: [] });
          await writing.append(entry(seq, { hash: String(seq).padStart(64, '0') }));
        });
      isOver = true;
      await Promise.all(readers);
      const torn = seen.filter(([head, last, act]) => head! > 3 && (last !== head || act !== head));
      expect([seen.length > 0, torn]).toEqual([true, []]);
    });

    it('what is written after the first look: all of the reading is of the moment before or of the one after', async () => {
      const federation = await filled();
      const seen: [number, string | undefined][] = [];
      const last = await archive.read(federation, async (reading) => {
        const { seq } = await reading.head();
        if (seen.length === 0) await later(federation);
        seen.push([seq, (await reading.get(thing, 't2').catch(() => undefined))?.body.name]);
        return seen.at(-1);
      });
      expect(last).toBeOneOf([
        [3, 'berta'],
        [4, 'later'],
      ]);
    });
  });
}
