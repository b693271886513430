import { type Kysely, sql } from 'kysely';
import pg from 'pg';

/** How federations on the second worker are called. */
const FAR = 'far-';
/** A question that the second worker has to answer contains such a name, or that of the installation. */
export const isOfSecondWorker = (chunk: string): boolean =>
  [FAR, 'worker-2', '\0\0\0\x01*'].some((part) => chunk.includes(part));

export interface StandInTerms {
  readonly version?: string;
  readonly coordinator?: boolean;
  readonly workers?: number;
}

/**
 * What `escala distribute` and migrations use of Citus, in the first schema of the address: it records what it is told
 * and refuses what Citus refuses (a table told twice, a missing colocated table, a key without the column, rows cleared
 * too early). The federations that are called `far-…` are on the second worker, and so is what belongs to
 * none.
 */
export async function standInForCitus(url: string, terms: StandInTerms = {}): Promise<void> {
  const { version = '13.2.0', coordinator = true, workers = 2 } = terms;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create table pg_dist_partition (logicalrelid regclass primary key, partkey text, colocationid integer not null, told serial);
    create table pg_dist_node (isactive boolean, shouldhaveshards boolean, noderole text, groupid int, nodename text, nodeport int);
    insert into pg_dist_node select true, true, 'primary', n, 'worker-' || n, 5432 from generate_series(1, ${workers}) n;
    create table pg_dist_placement (shardid bigint, groupid int);
    insert into pg_dist_placement values (1, 1), (2, 2);
    create view pg_dist_shard as select to_regclass('federations') as logicalrelid, shardid from pg_dist_placement;
    create function get_shard_id_for_distribution_column(regclass, text) returns bigint language sql
      as $$ select case when $2 = '*' or $2 like '${FAR}%' then 2 else 1 end $$;
    create function shard_name(regclass, bigint) returns text language sql as $$ select $1 || '_' || $2 $$;
    do $body$ begin if to_regclass('federations') is not null then
    create view federations_1 as select * from federations where id not like '${FAR}%';
    create view federations_2 as select * from federations where id like '${FAR}%';
    end if; end $body$;
    create table down (host text);
    create function master_run_on_worker(hosts text[], ports int[], commands text[], parallel boolean,
      out success boolean, out result text) language plpgsql as $$ begin
      success := not exists (select 1 from down where host = hosts[1]);
      if success then execute commands[1] into result; else result := 'failed to connect to ' || hosts[1]; end if;
    end $$;
    create function citus_version() returns text language sql as $$ select 'Citus ${version} on x86_64-pc-linux-gnu' $$;
    create function citus_is_coordinator() returns boolean language sql as $$ select ${coordinator} $$;
    create function column_to_column_name(regclass, text) returns text language sql as $$ select $2 $$;
    create function create_reference_table(name regclass) returns void language plpgsql as $$ begin
      if exists (select 1 from pg_dist_partition where logicalrelid = name) then
        raise exception 'table "%" is already distributed', name; end if;
      insert into pg_dist_partition (logicalrelid, partkey, colocationid) values (name, null, 1);
    end $$;
    create function create_distributed_table(name regclass, by text, how text default 'hash', colocate_with text default 'default')
    returns void language plpgsql as $$ declare beside integer; begin
      if exists (select 1 from pg_dist_partition where logicalrelid = name) then
        raise exception 'table "%" is already distributed', name; end if;
      if exists (select 1 from pg_index i where i.indrelid = name and i.indisunique and not exists (select 1 from pg_attribute a
          where a.attrelid = name and a.attnum = any(i.indkey) and a.attname = by)) then
        raise exception 'cannot create constraint on "%"', name; end if;
      beside := 2 + (select count(*) from pg_dist_partition where partkey is not null);
      if colocate_with <> 'none' then
        select colocationid into strict beside from pg_dist_partition where logicalrelid = colocate_with::regclass; end if;
      insert into pg_dist_partition (logicalrelid, partkey, colocationid) values (name, by, beside);
    end $$;
    create function truncate_local_data_after_distributing_table(name regclass) returns void language plpgsql as $$ begin
      if not exists (select 1 from pg_dist_partition where logicalrelid = name) then
        raise exception 'supplied parameter is not a distributed relation'; end if;
      insert into cleared values (name::text);
    end $$;
    create table cleared (name text);`);
  await client.end();
}

/** The tables the stand-in was told about, in this order, and those whose earlier rows were cleared. */
export async function toldTo(db: Kysely<never>): Promise<{ readonly told: string[]; readonly cleared: string[] }> {
  const { rows } = await sql<{
    line: string;
  }>`select logicalrelid || coalesce(' by ' || partkey, '') || ' in ' || colocationid as line
    from pg_dist_partition order by told`.execute(db);
  const { rows: cleared } = await sql<{ name: string }>`select name from cleared`.execute(db);
  return { told: rows.map(({ line }) => line), cleared: cleared.map(({ name }) => name) };
}
