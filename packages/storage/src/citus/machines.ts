import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { StorageFault } from '../storage-fault.ts';
import { isDistributed } from './distributed-tables.ts';

/** The machines of a distributed database. */
export interface Machines {
  /** The one that has a federation. */
  of(federation: string): Promise<string>;
  /** False: the one that has it said nothing for a while, although the database itself answers. */
  answers(federation: string): Promise<boolean>;
  /** What is known of `of` may have changed. */
  forget(): void;
  /** The federations of the machines that answer, and the machines that do not. */
  listed(): Promise<Listed>;
}

export interface Listed {
  readonly federations: readonly string[];
  readonly silent: readonly string[];
}

/** Milliseconds that a machine has to say that it is there. */
const ANSWERED_WITHIN = 500;
/** Milliseconds that it has to list its federations, with new connections to it. */
const LISTED_WITHIN = 3_000;

/** Federations whose machine is remembered. */
const MOST_KNOWN = 10_000;

/** Undefined unless the office's tables are distributed. Only the coordinator's own tables tell where something is. */
export async function machinesOf(engine: Engine): Promise<Machines | undefined> {
  if (engine.name !== 'postgres') return undefined;
  // On the connection that has just looked at the tables.
  if (!(await engine.write((db) => isDistributed(db as unknown as Kysely<never>)))) return undefined;
  const known = new Map<string, string>();
  const ask = async (federation: string): Promise<string> => {
    const { rows } = await engine.aside(
      (db) =>
        sql<{ machine: string }>`select n.nodename || ':' || n.nodeport as machine
          from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
          where p.shardid = get_shard_id_for_distribution_column('federations', ${federation}::text)`.execute(db),
      ANSWERED_WITHIN,
    );
    const machine = rows[0]?.machine ?? federation;
    // Addresses of visitors may name any number of federations.
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(federation, machine);
    return machine;
  };
  return {
    of: async (federation) => known.get(federation) ?? ask(federation).catch(() => federation),
    forget: () => known.clear(),
    answers: async (federation) => {
      const isAnswered = (work: Parameters<typeof engine.aside>[0]): Promise<boolean> =>
        engine.aside(work, ANSWERED_WITHIN).then(
          () => true,
          (error) => !(error instanceof StorageFault),
        );
      // If the whole database is silent, no single machine is to blame.
      if (!(await isAnswered((db) => sql`select 1`.execute(db)))) return true;
      return isAnswered((db) => db.selectFrom('federations').select('seq').where('id', '=', federation).execute());
    },
    listed: async () => {
      const parts = await Promise.all((await shardsByMachine(engine)).map((shards) => listedOn(engine, shards)));
      const federations = parts.flatMap((part) => (typeof part === 'string' ? [] : part)).toSorted();
      return { federations, silent: parts.filter((part) => typeof part === 'string') };
    },
  };
}

interface Shards {
  readonly host: string;
  readonly port: number;
  readonly tables: readonly string[];
}

async function shardsByMachine(engine: Engine): Promise<readonly Shards[]> {
  const { rows } = await engine.aside(
    (db) =>
      sql<Shards>`select n.nodename as host, n.nodeport as port,
        array_agg(shard_name('federations'::regclass, s.shardid) order by s.shardid) as tables
        from pg_dist_shard s join pg_dist_placement p on p.shardid = s.shardid
        join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
        where s.logicalrelid = 'federations'::regclass group by n.nodename, n.nodeport order by 1, 2`.execute(db),
    LISTED_WITHIN,
  );
  return rows;
}

/** Its federations, or its name if it does not answer: each machine is asked by itself. */
async function listedOn(engine: Engine, { host, port, tables }: Shards): Promise<readonly string[] | string> {
  const each = tables.map((table) => `select id from ${table} where seq > 0`).join(' union all ');
  const command = `select coalesce(json_agg(id), '[]') from (${each}) as present`;
  const asked = engine.aside(
    (db) =>
      sql<{ success: boolean; result: string }>`select success, result from master_run_on_worker(array[${host}]::text[],
        array[${port}]::int[], array[${command}]::text[], false)`.execute(db),
    LISTED_WITHIN,
  );
  const answer = await asked.then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  return answer?.success ? (JSON.parse(answer.result) as string[]) : `${host}:${port}`;
}
