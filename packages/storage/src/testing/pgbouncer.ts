import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, type PostgresServer, runAs, scratch } from './postgres-server.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Debian's PgBouncer in transaction mode, in front of a test server. */
export interface PgBouncer {
  url(database: string): string;
  /** Points it to another server and reloads its settings, as an administrator does after a switch. */
  pointTo(server: PostgresServer): void;
  stop(): Promise<void>;
}

export function pgBouncerHere(): boolean {
  if (existsSync(PROGRAM)) return true;
  process.stderr.write('\n!! The tests behind PgBouncer were NOT run: the package "pgbouncer" is not installed.\n\n');
  return false;
}

export async function startPgBouncer(server: PostgresServer, connections = 4): Promise<PgBouncer> {
  const [folder, port] = [scratch(), await freePort()];
  const at = (name: string): string => join(folder, name);
  const settings = ({ port: to }: PostgresServer): string => `[databases]
* = host=127.0.0.1 port=${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${at('users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
server_login_retry = 1
`;
  writeFileSync(at('users.txt'), '"escala" ""\n');
  writeFileSync(at('pgbouncer.ini'), settings(server));
  const { command, args } = runAs(PROGRAM, [at('pgbouncer.ini')]);
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGINT');
  process.once('exit', end);
  const url = (database: string): string => `postgres://escala@127.0.0.1:${port}/${database}`;
  for (let tries = 0; !(await answers(url('postgres'))); tries++) {
    if (tries === 100) throw new Error('PgBouncer did not come up.');
    await sleep(100);
  }
  return {
    url,
    pointTo: (other) => {
      writeFileSync(at('pgbouncer.ini'), settings(other));
      child.kill('SIGHUP');
    },
    stop: async () => {
      process.off('exit', end);
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
