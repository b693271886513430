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
  'fide-pages': 1,
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
 * Refuses games in an earlier shape, since every page that reads them would fail, and lists of before their seals had a
 * reading. Packed games begin with the number of their shape. Neither can be rewritten: their digests are in the chain.
 */
export async function check(
  db: Kysely<never>,
  engine: 'sqlite' | 'postgres',
  place: string,
  { federation, games = SHAPES.games }: { readonly federation?: string; readonly games?: number | undefined } = {},
): Promise<void> {
  const within = (table: string) =>
    federation === undefined ? sql`` : sql`and ${sql.ref(table)}.federation = ${federation}`;
  const [first, reading] =
    engine === 'postgres'
      ? [sql`upper(encode(substring(p.bytes from 1 for 1), 'hex'))`, sql`v.body::json -> 'reading'`]
      : [sql`hex(substr(p.bytes, 1, 1))`, sql`json_type(v.body, '$.reading')`];
  const number = games.toString(16).toUpperCase().padStart(2, '0');
  const papers = sql`select 1 from papers p where p.folder = 'games' ${within('p')} and ${first} <> ${number} limit 1`;
  const lists = sql`select 1 from records r join versions v
    on v.federation = r.federation and v.kind = r.kind and v.id = r.id and v.version = r.version
    where r.kind = 'list' ${within('r')} and (${reading}) is null limit 1`;
  for (const older of [papers, lists])
    if ((await older.execute(db)).rows.length > 0) throw new StorageFault('older-records', place);
}
