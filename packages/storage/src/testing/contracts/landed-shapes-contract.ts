import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { canonicalText, RECORD_SHAPES, recordKinds, STORED_SHAPES, unpackGames, verifyLists } from '@escala/office';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backup } from '../../backup/backup.ts';
import { restore } from '../../backup/restore.ts';
import { importFederation } from '../../federation-file/import-federation.ts';
import { linesOf } from '../../federation-file/lines-of.ts';
import { headOfLine, readFederation } from '../../federation-file/read-federation.ts';
import { migrate } from '../../migrate.ts';
import { MIGRATIONS, type Migration } from '../../migrations/index.ts';
import { openEngine } from '../../open-engine.ts';
import type { Store } from '../../open-store.ts';
import { sha256 } from '../../sha256.ts';
import type { StorageFault } from '../../storage-fault.ts';
import { verifyRecord } from '../../verify/verify-record.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { SAMPLE_KINDS } from '../note-act.ts';
import { type Place, rawSql } from '../place.ts';
import { sampleFederation } from '../sample-federation.ts';
import { exported } from './transfer-contract.ts';

const FOLDER = fileURLToPath(new URL('../../migrations/testing/landed/', import.meta.url));
const terms = { kinds: recordKinds };

/** A federation of each shape that ever landed, in order; the steps that its version had; and what becomes of it. */
const LANDED = [
  ['0-lists', 1, 'older-records'],
  ['1-games-1', 1, 'older-records'],
  ['2-printed', 1, 'older-records'],
  ['3-games-2', 3, 'older-records'],
  ['4-games-3', 3, 'older-records'],
  ['5-revised', 3, 'older-records'],
  ['6-games-4', 4, 'opened'],
  ['7-numbered', 5, 'opened'],
] as const;

const textOf = (name: string): string => gunzipSync(readFileSync(`${FOLDER}${name}.jsonl.gz`)).toString();
const codeOf = ({ code }: StorageFault): string | undefined => code;
const opened = (): string => 'opened';

/** The database as that version left it. */
async function leftBy(place: Place, text: string, steps: number): Promise<string> {
  const store = await freshStore(place);
  const lines = linesOf(Readable.from([text]));
  const { value: first } = await lines.next();
  const head = headOfLine(first!)!;
  await store.engine.write(async (db) => {
    await sql`insert into federations (id, seq, hash) values ('cat', ${head.head.seq}, ${head.head.hash})`.execute(db);
    const faults: never[] = [];
    await readFederation(db, first!, head, lines, faults);
    expect(faults).toEqual([]);
    await sql`insert into records (federation, kind, id, version, seq)
      select federation, kind, id, max(version), max(seq) from versions group by federation, kind, id`.execute(db);
    for (const { name } of MIGRATIONS.slice(steps)) await sql`delete from migrations where name = ${name}`.execute(db);
    for (const table of steps < 3 ? ['fide_register', 'fide_pages'] : [])
      await sql`drop table ${sql.table(table)}`.execute(db);
    if (head.shapes.size === 0) await sql`delete from migrations where name like '%@%'`.execute(db);
  });
  await store.close();
  return store.url;
}

/** Everything on record is read as pages read it. */
async function mustBeRead(store: Store): Promise<void> {
  await store.archive.read('cat', async (reading) => {
    const games = await reading.papers('games', { edition: 'all' });
    expect(games.map(({ bytes }) => unpackGames(bytes).games.count)).toEqual([3, 3]);
    const verdicts = [];
    for await (const verdict of verifyLists(reading, 'standard', ['2017-02-01'], sha256)) verdicts.push(verdict);
    expect(verdicts).toMatchObject([{ holds: true, inForce: { holds: true } }]);
  });
}

function scratchFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escala-shapes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'office.backup');
}

function backupOf(text: string): string {
  const lines = `${canonicalText({ federations: ['cat'], format: `escala/backup@${STORED_SHAPES.backup}` })}\n${text}`;
  const file = scratchFile();
  writeFileSync(file, gzipSync(`${lines}${canonicalText({ end: { federations: 1, sha256: sha256(lines) } })}\n`));
  return file;
}

const rowsOf = async ({ engine }: Pick<Store, 'engine'>): Promise<readonly string[]> => {
  const { rows } = await engine.read((db) => sql<{ name: string }>`select name from migrations`.execute(db));
  return rows.flatMap(({ name }) => (name.includes('@') ? [name] : [])).sort();
};
const TODAY = Object.entries(STORED_SHAPES)
  .map(([name, number]) => `${name}@${number}`)
  .sort();

export function landedShapesContract(place: Place): void {
  describe(`shapes of what is stored: ${place.name}`, () => {
    it('there is a file of every landed shape, the last one of today’s', () => {
      expect(readdirSync(FOLDER).sort()).toEqual(LANDED.map(([name]) => `${name}.jsonl.gz`));
      const { shapes } = JSON.parse(textOf(LANDED.at(-1)![0]).split('\n')[0]!) as { shapes: unknown };
      expect(shapes).toEqual(RECORD_SHAPES);
    });

    it.each(LANDED)(
      '[D-OFF-1420] %s, by a version with %i steps: at the first opening %s',
      async (name, steps, found) => {
        const url = await leftBy(place, textOf(name), steps);
        expect(await openedStore({ url }).then(opened, codeOf)).toBe(found);
        // What is refused is not copied either.
        if (found !== 'opened') return expect(existsSync(`${url}.before-${MIGRATIONS[steps]!.name}`)).toBe(false);
        const store = await openedStore({ url });
        expect(await rowsOf(store)).toEqual(TODAY);
        await mustBeRead(store);
      },
    );

    it.each(LANDED)(
      '[D-OFF-1420] %s, by a version with %i steps: imported and restored, %s',
      async (name, _, found) => {
        const text = textOf(name);
        const [imported, restored] = [await freshStore(place), await freshStore(place)];
        const intoOffice = importFederation(imported, Readable.from([text]), terms);
        expect(await intoOffice.then(opened, codeOf)).toBe(found);
        expect(await restore(backupOf(text), restored, terms).then(opened, codeOf)).toBe(found);
        for (const store of [imported, restored]) {
          expect(await store.archive.federations()).toEqual(found === 'opened' ? ['cat'] : []);
          if (found !== 'opened') continue;
          expect((await verifyRecord(store, 'cat', terms)).damages).toEqual([]);
          await mustBeRead(store);
        }
      },
    );

    it('[D-OFF-1420] a new database has the numbers of all shapes, and so have its file and its backup', async () => {
      const store = await freshStore(place);
      await sampleFederation(store, 'cat');
      expect(await rowsOf(store)).toEqual(TODAY);
      expect(JSON.parse((await exported(store, 'cat')).split('\n')[0]!)).toMatchObject({ shapes: RECORD_SHAPES });
      const file = scratchFile();
      await backup(store, file);
      const [, head] = gunzipSync(readFileSync(file)).toString().split('\n');
      expect(JSON.parse(head!)).toMatchObject({ federation: 'cat', shapes: RECORD_SHAPES });
    });

    it('[D-OFF-1420] a later version raises a number by a step; this one then opens nothing, and one without the step neither', async () => {
      const { url, close } = await freshStore(place);
      await close();
      const by = async (steps: readonly Migration[]) => {
        const engine = openEngine({ url });
        return migrate(engine, { migrations: steps })
          .then((done) => done.steps.join(), codeOf)
          .finally(() => engine.close());
      };
      const [first, ...more] = MIGRATIONS.toReversed();
      const forgotten = [...more.toReversed(), { ...first!, shapes: { ...first!.shapes, list: 2 } }];
      expect(await by(forgotten)).toBe('older-records');
      expect(await by([...MIGRATIONS, { name: '9999-lists', shapes: { list: 2 } }])).toBe('9999-lists');
      expect(await by(forgotten)).toBe('newer-schema');
      expect(await openedStore({ url }).then(opened, codeOf)).toBe('newer-schema');
      const engine = openEngine({ url });
      onTestFinished(() => engine.close());
      expect(await rowsOf({ engine })).toEqual(TODAY.map((row) => (row === 'list@1' ? 'list@2' : row)));
    });

    it.each([
      ['games@3', 'games', 'older-records'],
      ['games@4', 'games', 'opened'],
      ['games@5', 'games', 'newer-schema'],
      ['list@0', 'list', 'older-records'],
      ['list@2', 'list', 'newer-schema'],
      ['constructor@1', 'constructor', 'newer-schema'],
    ])('[D-OFF-1420] a record that says %s is not read as if it said something else', async (row, shape, found) => {
      const [store, empty] = [await freshStore(place), await freshStore(place)];
      await sampleFederation(store, 'cat');
      const text = (await exported(store, 'cat')).split('\n');
      const head = JSON.parse(text[0]!) as { shapes: Record<string, number> };
      const told = { ...head, shapes: { ...head.shapes, [shape]: Number(row.split('@')[1]) } };
      const changed = [canonicalText(told), ...text.slice(1, -2)].map((line) => `${line}\n`).join('');
      const { end } = JSON.parse(text.at(-2)!) as { end: Record<string, unknown> };
      const file = `${changed}${canonicalText({ end: { ...end, sha256: sha256(changed) } })}\n`;
      const intoOffice = importFederation(empty, Readable.from([file]), { kinds: SAMPLE_KINDS });
      expect(await intoOffice.then(opened, codeOf)).toBe(found);
      await rawSql(store, `delete from migrations where name like '${shape}@%'`);
      await rawSql(store, `insert into migrations (name) values ('${row}')`);
      await store.close();
      expect(await openedStore({ url: store.url }).then(opened, codeOf)).toBe(found);
    });
  });
}
