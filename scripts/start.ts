/** `npm start`: a small demo federation with its past, and its office on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'escala-demo';
const ready = join(root, folder, 'office.sqlite');
const program = join(root, 'apps/cli/bin/escala.js');

/** The same program that `npx escala` runs. */
function escala(...args: string[]): void {
  process.stdout.write(`$ npx escala ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  // A demo that was broken off is made again the next time.
  rmSync(join(root, folder), { recursive: true, force: true });
  process.exit(status ?? 1);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const wanted = Number(process.env.PORT ?? 8080);
const port = (await isFree(wanted)) ? wanted : 0;

// Quick, and right after an update too: what is there may be of another edition.
await buildWeb();
if (!existsSync(ready)) escala('demo', '--data', folder);
process.stdout.write(`
The demo federation is in ${folder}/; delete the folder to begin anew. Open the address below in a browser; beside the pages there are
  /api                                           everything it can be asked and told
  /api/demo/lists/standard                       the latest list; latest.csv, latest.txt after a slash
  /api/demo/players?text=puig                    players by any part of their name
  npx escala invite you@example.org --role administrator --data ${folder}
  npx escala verify --data ${folder}                every list recomputed from the record
  npx escala explain demo/federation.rating-input.json --player 121

`);
const args = ['serve', '--data', folder, '--port', String(port), '--quiet'];
const office = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => office.kill(signal));
office.on('exit', (code) => process.exit(code ?? 0));
