import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A PostgreSQL server in a temporary folder on a free port; everything is removed when it stops. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** A new, empty database. */
  database(name: string): string;
  /** Like a power cut: no shutdown, no final write. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Makes a replica the primary. */
  promote(): void;
  stop(): Promise<void>;
}

const asRoot = process.getuid?.() === 0;

/** The newest version in Debian's folder, or the programs on the path. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    const found = versions
      .map((version) => join(debian, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
    if (found) return found;
  }
  const which = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return which.status === 0 ? join(which.stdout.trim(), '..') : undefined;
}

/**
 * Whether tests that need PostgreSQL can run. `npm test` as root installs it; where it is missing, the tests are skipped
 * with a prominent notice, and fail as root and in CI.
 */
export function postgresHere(): boolean {
  const inCi = !['', '0', 'false', undefined].includes(process.env.CI);
  if (!inCi && process.env.ESCALA_WITHOUT_POSTGRES) return notHere('ESCALA_WITHOUT_POSTGRES is set');
  if (postgresPrograms() !== undefined) return true;
  if (inCi || asRoot) throw new Error('PostgreSQL is missing: `apt-get install postgresql`.');
  return notHere('the package "postgresql" (15 or newer) is not installed');
}

function notHere(why: string): false {
  const line = '!'.repeat(100);
  process.stderr.write(`\n${line}\n!! The tests on PostgreSQL were NOT run: ${why}.\n${line}\n\n`);
  return false;
}

/** The server refuses to run as root: there it runs as the user created by Debian's package. */
export function runAs(program: string, args: readonly string[]): { command: string; args: string[] } {
  return asRoot
    ? { command: 'setpriv', args: ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args] }
    : { command: program, args: [...args] };
}

function run(program: string, args: readonly string[]): string {
  const { command, args: all } = runAs(program, args);
  return execFileSync(command, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escala-pg-'));
  if (asRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, uid, gid);
  }
  return folder;
}

/** Checked ten times a second, or as often as a busy machine can. */
const MOST_TRIES = 1200;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function spawnedUntilExit(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', cwd: tmpdir() });
  // Even if a test timed out before it got hold of the server.
  process.once('exit', () => void child.kill('SIGQUIT'));
  return child;
}

interface ServerTerms {
  readonly settings?: readonly string[];
  /** Copies a running server and follows it. */
  readonly replicaOf?: PostgresServer;
}

export async function startPostgres({ settings = [], replicaOf }: ServerTerms = {}): Promise<PostgresServer> {
  const bin = postgresPrograms();
  if (bin === undefined) throw new Error('PostgreSQL is missing: install the package "postgresql" (15 or newer).');
  const folder = scratch();
  const data = join(folder, 'data');
  const port = await freePort();
  if (replicaOf)
    run(join(bin, 'pg_basebackup'), [
      '-D',
      data,
      '-R',
      '--checkpoint=fast',
      '-X',
      'stream',
      '-d',
      replicaOf.url.replace(/\/[^/]*$/, '/postgres'),
    ]);
  else run(join(bin, 'initdb'), ['-D', data, '-U', 'escala', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const base = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  // Our process is killed, not the machine: what the server wrote is there without waiting for the disk.
  const options = ['max_connections=80', 'fsync=off', 'shared_buffers=64MB', ...settings].flatMap((setting) => [
    '-c',
    setting,
  ]);
  let child: ChildProcess;
  const server: PostgresServer = {
    url: `postgres://escala@127.0.0.1:${port}/postgres`,
    port,
    folder,
    database: (name) => {
      run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'escala', name]);
      return `postgres://escala@127.0.0.1:${port}/${name}`;
    },
    start: async () => {
      const { command, args } = runAs(join(bin, 'postgres'), [...base, ...options]);
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        // It does not start while processes of a killed server remain; on a busy machine that takes a while.
        if (tries === 0 || hasEnded(child)) child = spawnedUntilExit(command, args);
        const { command: ready, args: asked } = runAs(join(bin, 'pg_isready'), [
          '-q',
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
        ]);
        if (spawnSync(ready, asked, { stdio: 'ignore' }).status === 0) return;
        await sleep(100);
      }
      throw new Error('PostgreSQL did not come up.');
    },
    promote: () => void run(join(bin, 'pg_ctl'), ['promote', '-w', '-D', data]),
    kill: async () => {
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
    },
    stop: async () => {
      if (!hasEnded(child)) {
        const exit = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGINT');
        await exit;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
