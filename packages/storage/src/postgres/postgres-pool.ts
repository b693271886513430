import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, type PostgresPool as KyselyPool, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema.ts';
import { bytesOfHex } from './bytes-of-text.ts';

const BYTEA = 17;

/** Bytes arrive as an array of their own, as from SQLite; everything else as the driver has it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === BYTEA && format !== 'binary' ? bytesOfHex : pg.types.getTypeParser(id, format as never),
};

/**
 * Connections to one server. Statements with parameters are prepared once for each connection, unless a pooler stands between, which
 * gives each transaction another one.
 */
export function postgresPool(url: string, connections: number, answersWithin: number): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    application_name: 'escala',
  });
  // A connection that breaks is thrown away and its work fails; nobody else needs to hear of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = statementNames();
  const direct = new WeakMap<pg.PoolClient, boolean>();
  const connect = async () => {
    const client = await pool.connect();
    if (!direct.has(client)) direct.set(client, await isDirect(client));
    const isNamed = direct.get(client);
    let isFirst = true;
    return {
      query: (text: string, values: readonly unknown[] = []) => {
        const name = isNamed ? nameOf(text, values.length) : undefined;
        const asked = client.query({ name, text, values: [...values] } as never);
        if (text === 'commit') return answered(client, withoutDoubt(client, asked), answersWithin);
        const isPrompt = isFirst || text.startsWith('begin') || text === 'rollback';
        isFirst = false;
        return isPrompt ? answered(client, asked, answersWithin) : asked;
      },
      // Nobody gets a connection that is still in a transaction.
      release: (broken?: boolean | Error) => client.release(broken || client.getTransactionStatus() !== 'I'),
    };
  };
  const named = { options: pool.options, end: () => pool.end(), connect };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named as unknown as KyselyPool }) });
}

/** A pooler tells of a process that is not the one that answers (D-OFF-703). */
async function isDirect(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid === (client as unknown as { processID: number }).processID;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * A server that is gone without a goodbye, or that waits for a standby which does not come back, answers neither a first question nor a
 * commit. Whoever waits is told so after a while (D-OFF-704). What a statement in between takes is nobody's guess.
 */
async function answered<T>(client: pg.PoolClient, asked: Promise<T>, within: number): Promise<T> {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } };
  const late = setTimeout(() => connection.stream.destroy(), within);
  return asked.finally(() => clearTimeout(late));
}

/**
 * A commit may come back as done with a warning that it is not so everywhere: on no standby, or not on the worker of a distributed
 * database (D-OFF-702). Then it is not known to be done.
 */
async function withoutDoubt<T>(client: pg.PoolClient, commit: Promise<T>): Promise<T> {
  let doubt: Error | undefined;
  // A mere notice has the code of success; words for its severity are those of the server's language.
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

/** A server keeps every named statement of a connection: only so many texts get a name. */
const MOST_NAMES = 300;

/** Beyond this a statement looks for a list of values. Its plan is better made for those values than for any. */
const MOST_VALUES = 20;

export function statementNames(): (text: string, values: number) => string | undefined {
  const names = new Map<string, string>();
  return (text, values) => {
    if (values === 0 || (values > MOST_VALUES && !text.startsWith('insert '))) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    // A name says its text, so that nobody else's statement is meant where a pooler hands connections from one process to the next.
    const name = `escala_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
}
