import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, type PostgresPool as KyselyPool, PostgresDialect } from 'kysely';
import pg from 'pg';
import { cutOffSignal } from '../cut-off.ts';
import type { Tables } from '../schema.ts';
import { APPLICATION_OF_SCHEMA } from './alone.ts';
import { bytesOfHex } from './bytes-of-text.ts';

const BYTEA = 17;

/** Bytes arrive as an array of their own, as from SQLite; everything else as the driver gives it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === BYTEA && format !== 'binary' ? bytesOfHex : pg.types.getTypeParser(id, format as never),
};

/**
 * Connections to one server. Statements with parameters are prepared once per connection, unless there is a pooler in
 * between, which gives each transaction a different connection.
 */
export function postgresPool(url: string, connections: number, answersWithin: number): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    // One stays open: a newer version sees by it that this one is running (D-OFF-1400).
    min: 1,
    application_name: 'escala-office',
  });
  // A broken connection is discarded and its work fails; nothing else needs to be notified.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = statementNames();
  const direct = new WeakMap<pg.PoolClient, boolean>();
  const connect = async () => {
    const signal = cutOffSignal();
    const client = await connected(pool, signal);
    const cut = (): void => void streamOf(client).destroy();
    signal?.addEventListener('abort', cut);
    if (!direct.has(client)) direct.set(client, await isDirect(client));
    const isNamed = direct.get(client);
    let isFirst = true;
    return {
      query: (text: string, values: readonly unknown[] = []) => {
        const name = isNamed ? nameOf(text, values.length) : undefined;
        // Nothing is rolled back on a connection that was given up.
        if (signal?.aborted && text === 'rollback') throw signal.reason;
        const asked = client.query({ name, text, values: [...values] } as never);
        if (text === 'commit') return answered(client, withoutDoubt(client, asked), answersWithin);
        const isPrompt = isFirst || text.startsWith('begin') || text === 'rollback';
        isFirst = false;
        return isPrompt ? answered(client, asked, answersWithin) : asked;
      },
      // A connection that is still in a transaction is never reused.
      release: (broken?: boolean | Error) => {
        signal?.removeEventListener('abort', cut);
        client.release(broken || signal?.aborted || client.getTransactionStatus() !== 'I');
      },
    };
  };
  const named = { options: pool.options, end: () => pool.end(), connect };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named as unknown as KyselyPool }) });
}

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

/** Whoever is told to give up while waiting for a connection waits no longer. */
async function connected(pool: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  if (signal === undefined) return pool.connect();
  signal.throwIfAborted();
  const asked = pool.connect();
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      reject(signal.reason);
      asked.then(
        (client) => client.release(),
        () => undefined,
      );
    };
    signal.addEventListener('abort', giveUp, { once: true });
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Names the connection. A pooler reports a process other than the one that answers (D-OFF-703). */
async function isDirect(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pg_backend_pid() as pid, set_config('application_name', ${APPLICATION_OF_SCHEMA}, false)`,
    );
    return rows[0]?.pid === (client as unknown as { processID: number }).processID;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * A server that disappeared silently, or that waits for a standby which does not come back, answers neither a first
 * question nor a commit. After a while this is reported to the caller (D-OFF-704). Other statements may take any time,
 * so they have no limit.
 */
async function answered<T>(client: pg.PoolClient, asked: Promise<T>, within: number): Promise<T> {
  const late = setTimeout(() => streamOf(client).destroy(), within);
  return asked.finally(() => clearTimeout(late));
}

/**
 * A commit may be reported as done with a warning that it is not done everywhere: not on a standby, or not on the
 * worker of a distributed database (D-OFF-702). Then it is uncertain.
 */
async function withoutDoubt<T>(client: pg.PoolClient, commit: Promise<T>): Promise<T> {
  let doubt: Error | undefined;
  // A plain notice has the code for success; the text of its severity is in the server's language.
  const hear = ({
    code,
    message,
  }: {
    readonly code: string | undefined;
    readonly message: string | undefined;
  }): void => {
    if (code !== '00000') doubt = Object.assign(new Error(message), { code: '08007' });
  };
  client.on('notice', hear);
  const result = await commit.finally(() => client.off('notice', hear));
  if (doubt) throw doubt;
  return result;
}

/** A server keeps every named statement of a connection, so only this many texts get a name. */
const MOST_NAMES = 300;

/** A statement with more values looks up a list. Its plan is better made for those values than in general. */
const MOST_VALUES = 20;

export function statementNames(): (text: string, values: number) => string | undefined {
  const names = new Map<string, string>();
  return (text, values) => {
    if (values === 0 || (values > MOST_VALUES && !text.startsWith('insert '))) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    // The name depends only on the text, so that it cannot mean another process's statement when a pooler passes
    // connections around.
    const name = `escala_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
}
