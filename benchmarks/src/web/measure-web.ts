import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDemo } from '@escala/demo';
import { openStore } from '@escala/storage';
import { buildWeb } from '../../../scripts/build-web.ts';
import { heading, line, timed } from '../office/latencies.ts';
import { FEDERATION, portsOf, SIZE } from '../office/office-place.ts';
import { lookAt } from './in-chromium.ts';
import { requestsPerSecond } from './load.ts';
import { processorTime } from './processor-time.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 8;
const ROUNDS = 3;
const WARM_PAGES = 1000;

/** `npm run bench -- web`: pages of a federation of 20,000, beside a bare server of the same framework. */
export async function measureWeb(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escala-bench-web-'));
  const url = process.env.BENCH_FILE ?? join(folder, 'office.sqlite');
  heading(`the web: ${SIZE.players} players`);
  try {
    if (!existsSync(url)) {
      const store = await openStore({ url });
      const terms = { ...SIZE, years: 2, work: true };
      await timed('federation made', () => buildDemo(portsOf(store), FEDERATION, terms));
      await store.close();
    }
    await buildWeb();
    const office = await started('../office/serve-office.ts', url);
    const anew = await started('../office/serve-office.ts', url, { BENCH_KEPT: '0' });
    try {
      await sideBySide(folder, office.address);
      await renderedAnew(folder, anew);
      await lookAt(office.address, FEDERATION);
    } finally {
      office.stop();
      anew.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * By a server that keeps nothing. In turns with the bare server, and with the processor time per page: on a busy machine,
 * go by these.
 */
async function renderedAnew(folder: string, office: Started): Promise<void> {
  for (const path of ['/lists/standard', '/players/1']) {
    const address = `${office.address}/ca/${FEDERATION}${path}`;
    let pages = 0;
    const next = (): string => {
      pages++;
      return address;
    };
    const bare = await bareServer(folder, address);
    // Even on a busy machine, the code of a page is warmed up.
    while (pages < WARM_PAGES) await requestsPerSecond(next, CONNECTIONS, 2);
    let [ours, theirs, spent] = [0, 0, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round++) {
      const [first, before] = [pages, processorTime(office.process)];
      ours = Math.max(ours, await requestsPerSecond(next, CONNECTIONS, SECONDS / ROUNDS));
      const after = processorTime(office.process);
      if (before !== undefined && after !== undefined) spent = Math.min(spent, (after - before) / (pages - first));
      theirs = Math.max(theirs, await requestsPerSecond(`${bare.address}/page`, CONNECTIONS, SECONDS / ROUNDS));
    }
    bare.stop();
    line(
      `${path}, rendered anew each time, cpu ${spent.toFixed(2)} ms a page`,
      `${ours.toFixed(0)} a second, ${(ours / theirs).toFixed(2)}`,
      path.startsWith('/lists') ? '> 300' : '',
    );
  }
}

/** The framework alone, with the page of an address prepared in memory. */
async function bareServer(folder: string, address: string): Promise<Started & { readonly page: string }> {
  const page = await (await fetch(address)).text();
  const file = join(folder, 'page.html');
  writeFileSync(file, page);
  return { ...(await started('./bare-server.ts', file)), page };
}

/** In turns, so that other load affects both. */
async function sideBySide(folder: string, office: string): Promise<void> {
  for (const path of ['/lists/standard', '/lists/standard?page=50', '/players/1', '/events']) {
    const address = `${office}/ca/${FEDERATION}${path}`;
    const bare = await bareServer(folder, address);
    let [ours, theirs] = [0, 0];
    await requestsPerSecond(address, CONNECTIONS, 2);
    for (let round = 0; round < ROUNDS; round++) {
      ours = Math.max(ours, await requestsPerSecond(address, CONNECTIONS, SECONDS / ROUNDS));
      theirs = Math.max(theirs, await requestsPerSecond(`${bare.address}/page`, CONNECTIONS, SECONDS / ROUNDS));
    }
    bare.stop();
    const size = `${(bare.page.length / 1000).toFixed(0)} kB`;
    line(
      `${path} (${size}), bare server ${theirs.toFixed(0)} a second`,
      `${ours.toFixed(0)} a second, ${(ours / theirs).toFixed(2)}`,
      path.startsWith('/lists') ? '> 300' : '',
    );
  }
}

interface Started {
  readonly address: string;
  readonly process: number | undefined;
  stop(): void;
}

async function started(program: string, argument: string, settings: Record<string, string> = {}): Promise<Started> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  });
  return { address, process: child.pid, stop: () => void child.kill('SIGTERM') };
}
