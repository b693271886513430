import { type Kysely, sql } from 'kysely';
import { StorageFault } from '../storage-fault.ts';

/** From this step on, everything that is stored in a shape of its own has its number in the record (D-OFF-1420). */
export const SHAPES = {
  acts: 1,
  backup: 1,
  bodies: 1,
  'event-games': 1,
  'event-history': 1,
  'federation-file': 1,
  findings: 1,
  games: 4,
  identity: 1,
  'import-doubts': 1,
  list: 1,
  movements: 1,
  pools: 1,
  printed: 1,
  'report-files': 1,
  revised: 1,
  'scrabble-games': 1,
  'scrabble-list': 1,
  'scrabble-movements': 1,
};

/**
 * Refuses games in an earlier shape: every page that reads them would fail. Packed games begin with the number of their
 * shape. Their digests are in the chain, so that no step can rewrite them.
 */
export async function check(
  db: Kysely<never>,
  engine: 'sqlite' | 'postgres',
  place: string,
  federation?: string,
): Promise<void> {
  const first =
    engine === 'postgres' ? sql`encode(substring(bytes from 1 for 1), 'hex')` : sql`hex(substr(bytes, 1, 1))`;
  const within = federation === undefined ? sql`` : sql`and federation = ${federation}`;
  const older = sql`select 1 from papers where folder = 'games' ${within} and ${first} <> '04' limit 1`;
  if ((await older.execute(db)).rows.length > 0) throw new StorageFault('older-records', place);
}
