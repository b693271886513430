import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDemo } from '@escala/office/demo';
import { openStore } from '@escala/storage';
import { heading, line, timed } from '../office/latencies.ts';
import { FEDERATION, portsOf, SIZE } from '../office/office-place.ts';
import { lookAt } from './in-chromium.ts';
import { requestsPerSecond } from './load.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 8;
const ROUNDS = 3;

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
    const office = await started('../office/serve-office.ts', url);
    try {
      await sideBySide(folder, office.address);
      await renderedAnew(office.address);
      await lookAt(office.address, FEDERATION);
    } finally {
      office.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A parameter that no page knows makes an address that nobody asked for before: the page is rendered anew each time. */
async function renderedAnew(office: string): Promise<void> {
  for (const path of ['/lists/standard', '/players/1']) {
    let serial = 0;
    const anew = (): string => `${office}/ca/${FEDERATION}${path}?serial=${++serial}`;
    await requestsPerSecond(anew, CONNECTIONS, 2);
    const rate = await requestsPerSecond(anew, CONNECTIONS, SECONDS);
    line(`${path}, rendered anew each time`, `${rate.toFixed(0)} a second`, path.startsWith('/lists') ? '> 300' : '');
  }
}

/** In turns, so that whatever else the machine does falls on both. */
async function sideBySide(folder: string, office: string): Promise<void> {
  for (const path of ['/lists/standard', '/lists/standard?page=50', '/players/1', '/events']) {
    const address = `${office}/ca/${FEDERATION}${path}`;
    const page = await (await fetch(address)).text();
    const file = join(folder, 'page.html');
    writeFileSync(file, page);
    const bare = await started('./bare-server.ts', file);
    let [ours, theirs] = [0, 0];
    await requestsPerSecond(address, CONNECTIONS, 2);
    for (let round = 0; round < ROUNDS; round++) {
      ours = Math.max(ours, await requestsPerSecond(address, CONNECTIONS, SECONDS / ROUNDS));
      theirs = Math.max(theirs, await requestsPerSecond(`${bare.address}/page`, CONNECTIONS, SECONDS / ROUNDS));
    }
    bare.stop();
    const size = `${(page.length / 1000).toFixed(0)} kB`;
    line(
      `${path} (${size}), bare server ${theirs.toFixed(0)} a second`,
      `${ours.toFixed(0)} a second, ${(ours / theirs).toFixed(2)}`,
      path.startsWith('/lists') ? '> 300' : '',
    );
  }
}

async function started(program: string, argument: string): Promise<{ address: string; stop(): void }> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  });
  return { address, stop: () => void child.kill('SIGTERM') };
}
