import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonicalText } from '@escala/office';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runEscala } from '../../testing/run-escala.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-tampered-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const made = await runEscala([
    'demo',
    '--players',
    '60',
    '--years',
    '2',
    '--seed',
    '3',
    '--data',
    join(folder, 'demo'),
  ]);
  expect(made.code).toBe(0);
});

type Row = Record<string, string | number | Uint8Array>;
const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

interface Entry {
  previous: string;
  hash?: string;
  touched: { kind: string; id: string; to: number; digest: string }[];
  filed: { folder: string; name: string; part: number; digest: string }[];
}

/** Everything after an edit that a person with the database and this program can write anew: digests and the chain. */
function writeChainAnew(db: DatabaseSync): void {
  const body = db.prepare('select body from versions where kind = ? and id = ? and version = ?');
  const bytes = db.prepare('select bytes from papers where folder = ? and name = ? and part = ? and seq = ?');
  let previous = '0'.repeat(64);
  for (const { seq, entry } of db.prepare('select seq, entry from acts order by seq').all() as Row[]) {
    const { hash: _hash, ...act } = JSON.parse(String(entry)) as Entry;
    for (const each of act.touched) each.digest = sha256(String((body.get(each.kind, each.id, each.to) as Row).body));
    act.filed = act.filed.flatMap((each) => {
      const paper = bytes.get(each.folder, each.name, each.part, Number(seq)) as Row | undefined;
      return paper ? [{ ...each, digest: sha256(paper.bytes as Uint8Array) }] : [];
    });
    act.previous = previous;
    previous = sha256(canonicalText(act));
    const text = JSON.stringify({ ...act, hash: previous });
    db.prepare('update acts set entry = ? where seq = ?').run(text, Number(seq));
    db.prepare('update federations set hash = ?').run(previous);
  }
}

const REVISED = `select folder, name, seq, bytes from papers where folder like 'revised/%' order by folder, name, seq limit 1`;

/** Changes a figure of two bytes in the first paper of a kind. */
function shift(db: DatabaseSync, query: string, at: number, by: number): string {
  const { folder: of, name, seq, bytes } = db.prepare(query).get() as Row;
  const copy = Uint8Array.from(bytes as Uint8Array);
  const view = new DataView(copy.buffer);
  view.setInt16(at, view.getInt16(at, true) + by, true);
  db.prepare('update papers set bytes = ? where folder = ? and name = ? and seq = ?').run(copy, of!, name!, seq!);
  return listOf(String(of), String(name));
}

const listOf = (of: string, date: string): string => `${of.split('/')[1]}/${date}`;

const MISTOLD = /DOES NOT HOLD: what it says of itself is not what the log says \((players|publishedOn|source)\)/;

/** Changes what a list says of itself beside its lines; its seal covers none of it. */
function retold(db: DatabaseSync, change: (list: Row) => Row): string {
  const { id, body } = db.prepare(`select id, body from versions where kind = 'list' order by id limit 1`).get() as Row;
  const list = JSON.parse(String(body)) as Row;
  const text = canonicalText({ ...list, ...change(list) });
  db.prepare(`update versions set body = ? where kind = 'list' and id = ?`).run(text, id!);
  return String(id);
}

/** Edits that fit the chain, and what betrays each of them. The list they concern is returned. */
const EDITS: readonly [what: string, edit: (db: DatabaseSync) => string, said: RegExp][] = [
  // Number of the player, line as published, line in force: each line begins with the rating.
  [
    'a rating in force',
    (db) => shift(db, REVISED, 4 + 28, 40),
    /, revised by act \d+ on .*DOES NOT HOLD: one line is not/,
  ],
  [
    'the line that was published, as kept beside the revised one',
    (db) => shift(db, REVISED, 4, 40),
    /DOES NOT HOLD: what acts filed .*one player/,
  ],
  [
    'a revision taken away',
    (db) => {
      const { folder: of, name } = db.prepare(REVISED).get() as Row;
      for (const kind of [String(of), String(of).replace('revised/', 'movements/')])
        db.prepare('delete from papers where folder = ? and name = ?').run(kind, name!);
      return listOf(String(of), String(name));
    },
    /, in force as published, DOES NOT HOLD/,
  ],
  [
    'a movement that readers are shown',
    (db) => shift(db, REVISED.replaceAll('revised/', 'movements/'), 6, 40),
    /DOES NOT HOLD: what acts filed about their changes/,
  ],
  [
    'how many players a list says it has',
    (db) => retold(db, ({ players }) => ({ players: Number(players) + 1 })),
    MISTOLD,
  ],
  ['the day on which a list says it was published', (db) => retold(db, () => ({ publishedOn: '2026-01-02' })), MISTOLD],
  ['that a list says it came from elsewhere', (db) => retold(db, () => ({ source: 'imported' })), MISTOLD],
];

it.each(EDITS)('names %s, although the chain was written anew around it (D-OFF-1223)', async (what, edit, said) => {
  const data = join(folder, what.replaceAll(/\W/g, '-'));
  mkdirSync(data);
  copyFileSync(join(folder, 'demo', 'office.sqlite'), join(data, 'office.sqlite'));
  const db = new DatabaseSync(join(data, 'office.sqlite'));
  const list = edit(db);
  writeChainAnew(db);
  db.close();
  const { stdout, code } = await runEscala(['verify', '--data', data]);
  // The chain itself tells nothing.
  expect(stdout).toMatch(/^The log is intact/);
  const told = stdout.split('\n').filter((line) => line.startsWith(list) && line.includes('DOES NOT HOLD'));
  expect(told.join('\n')).toMatch(said);
  expect(code).not.toBe(0);
});

it('finds nothing wrong where the chain was only written anew', async () => {
  const data = join(folder, 'anew');
  mkdirSync(data);
  copyFileSync(join(folder, 'demo', 'office.sqlite'), join(data, 'office.sqlite'));
  const db = new DatabaseSync(join(data, 'office.sqlite'));
  writeChainAnew(db);
  db.close();
  const { stdout, code } = await runEscala(['verify', '--data', data]);
  expect([code, stdout.match(/DOES NOT HOLD/g)]).toEqual([0, null]);
});

it('recomputes every revised edition, and says in the end what lies outside the chain (D-OFF-1224)', async () => {
  const { stdout } = await runEscala(['verify', '--data', join(folder, 'demo')]);
  expect(stdout).toMatch(/\n(\S+), revised by act (\d+) on \d{4}-\d\d-\d\d, holds: [0-9a-f]{64}\n/);
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^Outside the chain, .*the vault/);
});
