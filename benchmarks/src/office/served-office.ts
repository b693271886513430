import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorTime } from '../web/processor-time.ts';
import { FEDERATION, type OfficePlace, SIZE } from './office-place.ts';
import type { History } from './player-pages.ts';

export interface Served {
  readonly address: string;
  /** Sends a word to the program, and returns the line it answers. */
  tell(word: string): Promise<string>;
  /** Milliseconds of processor time it has used; 0 if the system does not report it. */
  processor(): number;
  stop(): Promise<void>;
}

/** The server in a separate process, as in production. */
export const servedOffice = ({ url }: OfficePlace): Promise<Served> => served('./serve-office.ts', url);

/** The same, keeping nothing for the next reader. */
export const servedAnew = ({ url }: Pick<OfficePlace, 'url'>): Promise<Served> =>
  served('./serve-office.ts', url, { BENCH_KEPT: '0' });

/** Pages of this many players, from short careers to long ones, so that answers are as large as the office's. */
const READY_PAGES = 200;

/** The framework alone with prepared answers, for the same readers. */
export async function servedBare(address: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'escala-bare-'));
  const text = async (path: string): Promise<string> => (await fetch(`${address}/api/${FEDERATION}${path}`)).text();
  const pages = [];
  for (let page = 0; page < READY_PAGES; page++) {
    const player = 1 + Math.floor((page * SIZE.players) / READY_PAGES);
    const history = await text(`/players/${player}/ratings`);
    const [list] = (JSON.parse(history) as History).series.filter(({ points }) => points.length > 0);
    if (list === undefined) continue;
    const explanation = await text(`/players/${player}/ratings/${list.series}?date=${list.points.at(-1)!.date}`);
    pages.push({ history, explanation });
  }
  await writeFile(join(folder, 'answers.json'), JSON.stringify(pages));
  const bare = await served('./bare-answers.ts', join(folder, 'answers.json'));
  return {
    ...bare,
    stop: async () => {
      await bare.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Milliseconds that a server has to end by itself. */
const PATIENCE = 20_000;

/** A program that first prints its address, and ends when it can be told nothing more. */
export async function served(
  name: string,
  argument: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program, argument], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  // However the benchmark ends, by a fault too, it leaves no server behind.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', end));
  child.stdin!.on('error', () => undefined);
  const said = (): Promise<string> =>
    new Promise((resolve, reject) => {
      child.stdout!.once('data', (text: Buffer) => resolve(String(text).trim()));
      void ended.then((code) => reject(new Error(`The server ended with ${code}.`)));
    });
  const address = await said();
  return {
    address,
    processor: () => processorTime(child.pid) ?? 0,
    tell: (word) => {
      child.stdin!.write(`${word}\n`);
      return said();
    },
    stop: async () => {
      child.stdin!.end();
      child.kill('SIGTERM');
      const late = setTimeout(end, PATIENCE);
      await ended;
      clearTimeout(late);
    },
  };
}
