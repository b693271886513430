/** `npm start`: a small demo federation with its past, and its office on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'escala-demo';
const ready = join(root, folder, 'office.sqlite');
const program = join(root, 'apps/cli/bin/escala.js');

/** The same program as `npx escala`. */
function escala(...args: string[]): void {
  process.stdout.write(`$ npx escala ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  // An incomplete demo is created again the next time.
  rmSync(join(root, folder), { recursive: true, force: true });
  process.exit(status ?? 1);
}

/** A link to set the password of that account. */
function linkFor(email: string, name: string, rights: readonly string[]): string {
  const args = ['invite', email, '--name', name, ...rights, '--data', folder, '--public-url', address];
  const { stdout } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  return /https?:\S+/.exec(stdout)?.[0] ?? `npx escala ${args.join(' ')}`;
}

/** The port itself if it is free, otherwise any free one. */
const freePort = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(freePort(0)));
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });

/** A person for each desk. */
const PEOPLE = [
  ['arbiter@demo.example', 'Àrbitra de mostra', '--role', 'arbiter', '--event', 'obert-en-joc'],
  ['delegate@demo.example', 'Delegat de mostra', '--role', 'delegate', '--club', 'c001'],
  ['player@demo.example', 'Jugadora de mostra', '--role', 'player', '--player', '1'],
  [
    'officer@demo.example',
    'Oficial de mostra',
    '--role',
    'officer',
    '--role',
    'commission',
    '--role',
    'committee',
    '--role',
    'administrator',
  ],
] as const;

const port = await freePort(Number(process.env.PORT ?? 8080));
const address = `http://127.0.0.1:${port}`;

// Quick, and also right after an update: the existing build may be of another edition.
await buildWeb();
if (!existsSync(ready)) {
  escala('demo', '--data', folder);
  process.stdout.write(
    '\nDemo accounts. Each link works once and sets a password; afterwards sign in with the e-mail address:\n',
  );
  for (const [email, name, ...rights] of PEOPLE)
    process.stdout.write(`  ${email.padEnd(23)} ${linkFor(email, name, rights)}\n`);
}
process.stdout.write(`
The demo federation is in ${folder}/. Delete the folder to start over. Open the address below in a browser, or try
  /api                           the API: every question and command
  /api/demo/lists/standard       the latest list (add /latest.csv or /latest.txt for a file)
  /api/demo/players?text=puig    players by part of their name
  npx escala invite you@example.org --role administrator --data ${folder}
  npx escala verify --data ${folder}    recompute every list from the record
  npx escala explain demo/federation.rating-input.json --player 121

`);
const args = ['serve', '--data', folder, '--port', String(port), '--quiet'];
const office = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => office.kill(signal));
office.on('exit', (code) => process.exit(code ?? 0));
