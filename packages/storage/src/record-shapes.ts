import { RECORD_SHAPES } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import { StorageFault } from './storage-fault.ts';

/** Shapes in which something is stored, with their numbers. */
export type Shapes = ReadonlyMap<string, number>;

export const shapesOf = (numbers: Readonly<Record<string, number>> = {}): Shapes => new Map(Object.entries(numbers));

/** Those of a record of this version. */
export const SHAPES_TODAY = shapesOf(RECORD_SHAPES);

/**
 * Their numbers are in the table of migrations, as `games@4`, beside the steps that made them so (D-OFF-1420): a version
 * that does not know one takes it for a later step and opens nothing.
 */
const ROW = /^(.+)@(\d+)$/;
export const isShapeRow = (name: string): boolean => ROW.test(name);

export function shapesOfRows(rows: readonly string[]): Shapes {
  return new Map(rows.map((row) => ROW.exec(row)!).map(([, name, number]) => [name!, Number(number)]));
}

/** Writes the numbers of these shapes in place of earlier ones. */
export async function putShapes(db: Kysely<never>, shapes: Shapes): Promise<void> {
  for (const [name, number] of shapes) {
    await sql`delete from migrations where name like ${`${name}@%`}`.execute(db);
    await sql`insert into migrations (name) values (${`${name}@${number}`})`.execute(db);
  }
}

/** Refuses what a later version wrote. `place`: a database, or the federation of a file. */
export function mustNotBeNewer(found: Shapes, known: Shapes, place: string): void {
  for (const [name, number] of found)
    if (number > (known.get(name) ?? 0)) throw new StorageFault('newer-schema', place);
}

/** Refuses what an earlier version wrote, and no step takes over. */
export function mustNotBeOlder(found: Shapes, known: Shapes, place: string): void {
  for (const [name, number] of found)
    if (number < (known.get(name) ?? 0)) throw new StorageFault('older-records', place);
}
