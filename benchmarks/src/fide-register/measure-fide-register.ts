import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findListed } from '@escala/office';
import { openStore, type Store } from '@escala/storage';
import { type PostgresServer, startPostgres } from '@escala/storage/testing';
import { zipFile } from '../../../apps/server/src/fide-register/testing/zip-file.ts';
import { readPlayerLines } from '../../../packages/office/src/events/entries/player-lines.ts';
import { madePlayers, writeList } from './make-list.ts';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_500_000);
const REPEATS = 20;

/**
 * `npm run bench -- fide-register`: loads an invented list, each
 * time in a separate process, and searches it as while typing.
 */
export async function measureFideRegister(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escala-bench-'));
  let server: PostgresServer | undefined;
  try {
    const files = ['list.txt', 'list.xml'].map((name) => join(folder, name));
    writeList(files[0]!, 'txt', PLAYERS);
    writeList(files[1]!, 'xml', PLAYERS);
    for (const [i, name] of ['txt', 'xml'].entries()) {
      files.push(join(folder, `${name}.zip`));
      writeFileSync(files.at(-1)!, zipFile(`list.${name}`, readFileSync(files[i]!)));
    }
    server = await startPostgres();
    for (const [engine, url] of [
      ['SQLite', join(folder, 'office.sqlite')],
      ['PostgreSQL', server.database('office')],
    ] as const) {
      const store = await openStore({ url });
      for (const file of files) load(engine, url, file);
      await search(engine, store);
      await paste(engine, store);
      await store.close();
    }
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function load(engine: string, url: string, file: string): void {
  const program = fileURLToPath(new URL('./load-once.ts', import.meta.url));
  const { seconds, processor, peak } = JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', program, url, file], { encoding: 'utf8' }),
  );
  const name = file.slice(file.lastIndexOf('/') + 1);
  console.log(
    `${engine}: ${name}, ${(statSync(file).size / 1e6).toFixed(0)} MB: ${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s), ${peak.toFixed(0)} MB of memory at the peak`,
  );
}

/** What is typed on the way to a player, and short beginnings shared by many names. */
async function search(engine: string, { fidePages }: Store): Promise<void> {
  const { name, id, federation } = [...madePlayers(1000)].at(-1)!;
  const [family = '', given = ''] = name.split(', ');
  const typed = [2, 3, 4, 5].map((length) => family.slice(0, length));
  const texts = [
    ...typed,
    `${family} ${given[0]}`,
    `${given} ${family}`,
    `${given} ${federation}`,
    'ma ri',
    'an',
    String(id).slice(0, 4),
    String(id),
  ];
  for (const text of texts)
    await told(`${engine}: “${text}”`, async () => `${(await findListed(fidePages, text, 20)).length} found`);
}

/** Two hundred pasted players, by name only and with their numbers. */
async function paste(engine: string, { archive, fidePages }: Store): Promise<void> {
  const people = [...madePlayers(20_000)].filter((_, i) => i % 100 === 0);
  const texts = { names: people.map(({ name }) => name), numbers: people.map(({ name, id }) => `${name} ${id}`) };
  for (const [what, lines] of Object.entries(texts))
    await told(`${engine}: ${people.length} lines with ${what}`, () =>
      archive.read('bench', async (reading) => {
        const read = await readPlayerLines(reading, { text: lines.join('\n') }, { fidePages });
        const known = read.lines.filter(({ match }) => match.kind === 'guest' && (match.listed ?? match.offers[0]));
        return `${known.length} known to the list`;
      }),
    );
}

async function told(what: string, work: () => Promise<string>): Promise<void> {
  const times: { wall: number; processor: number }[] = [];
  let found = '';
  for (let i = 0; i < REPEATS; i++) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    found = await work();
    const { user, system } = process.cpuUsage(used);
    times.push({ wall: performance.now() - start, processor: (user + system) / 1000 });
  }
  const median = (of: 'wall' | 'processor'): string =>
    times
      .map((each) => each[of])
      .sort((a, b) => a - b)
      [REPEATS / 2]!.toFixed(1);
  console.log(
    `${what}: ${found}, ${median('wall')} ms (processor here ${median('processor')} ms), median of ${REPEATS}`,
  );
}
