import { type Kysely, sql } from 'kysely';
import type { Engine, Work } from '../engine.ts';
import { inMigration } from '../postgres/alone.ts';
import { type DistributeFault, DistributeRefused, distributeFault } from './distribute-refused.ts';
import { cutTables, type DistributedTable, isOfficeHere, missingCuts, WANTED } from './distributed-tables.ts';

/** From this version on, a reading of one moment is also one on the workers. */
const LEAST_CITUS = [11, 3] as const;
const LEAST_POSTGRES = 15;

interface DistributeTerms {
  /** Only reports what would be done; an empty database would get its tables first. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Distributes an office's tables on Citus, with all tables of a federation on one machine, in one transaction. What is
 * already distributed stays: a second run, or one after an update with new tables, does the rest. Throws
 * `DistributeRefused` with all reasons.
 */
export function distribute(
  engine: Engine,
  { dryRun = false }: DistributeTerms = {},
): Promise<readonly DistributedTable[]> {
  if (engine.name !== 'postgres')
    throw new DistributeRefused([distributeFault('not-postgres', { place: engine.place })]);
  const work: Work<readonly DistributedTable[]> = async (tables) => {
    const db = tables as unknown as Kysely<never>;
    const early = await unfit(db, engine.place);
    if (early.length > 0) throw new DistributeRefused(early);
    const { missing, faults } = await missingCuts(db);
    if (faults.length > 0) throw new DistributeRefused(faults);
    if (dryRun) return (await isOfficeHere(db)) ? missing : WANTED;
    await cutTables(db, missing);
    return missing;
  };
  // Nothing can be written by a reading.
  return dryRun ? engine.readFresh((db, begin) => begin().then(() => work(db))) : inMigration(engine.write, work);
}

/** What the server itself lacks. Asked only by name, since a plain PostgreSQL does not know these functions. */
async function unfit(db: Kysely<never>, place: string): Promise<readonly DistributeFault[]> {
  const { rows } = await sql<{ version: string; citus: boolean }>`select current_setting('server_version') as version,
    to_regproc('citus_version') is not null as citus`.execute(db);
  const { version, citus } = rows[0]!;
  const faults: DistributeFault[] = [];
  const tooOld = (what: string, is: string, least: string): void =>
    void faults.push(distributeFault('too-old', { what, version: is, least }));
  if (Number.parseInt(version, 10) < LEAST_POSTGRES) tooOld('PostgreSQL', version, String(LEAST_POSTGRES));
  if (!citus) return [...faults, distributeFault('no-citus', { place })];
  const { rows: answers } = await sql<{
    words: string;
    coordinator: boolean;
    workers: number;
  }>`select citus_version() as words,
    citus_is_coordinator() as coordinator,
    (select count(*)::int from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary') as workers`.execute(
    db,
  );
  const { words, coordinator, workers } = answers[0]!;
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(words) ?? [];
  const [leastMajor, leastMinor] = LEAST_CITUS;
  if (Number(major) < leastMajor || (Number(major) === leastMajor && Number(minor) < leastMinor))
    tooOld('Citus', `${major}.${minor}`, LEAST_CITUS.join('.'));
  if (!coordinator) faults.push(distributeFault('not-coordinator', { place }));
  else if (workers === 0) faults.push(distributeFault('no-workers', { place }));
  return faults;
}
