import { CompiledQuery, type Kysely } from 'kysely';
import type { Engine, Work } from './engine.ts';
import type { Tables } from './schema.ts';
import { faultOf } from './storage-fault.ts';

/** Shows that a transaction failed at its commit, so that its outcome may be unknown. */
export class CommitFailed extends Error {
  constructor(cause: unknown) {
    super('The commit failed.', { cause });
    this.name = 'CommitFailed';
  }
}

/** Compiled once, since every reading uses them. */
export const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Ends a read-only transaction, however it went: there is nothing to keep. */
export const undone = async (db: Kysely<Tables>): Promise<void> =>
  void (await db.executeQuery(ROLLBACK).catch(() => undefined));

/**
 * After `begin`: runs the work and commits, or rolls back if still open (a full disk may have ended the transaction by
 * itself).
 */
export async function finished<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  let result: T;
  try {
    result = await work(db);
  } catch (error) {
    await undone(db);
    throw error;
  }
  try {
    const { rows } = await db.executeQuery<{ command?: string }>(COMMIT);
    // PostgreSQL answers this if a statement had failed without being noticed.
    if (rows[0]?.command === 'ROLLBACK') throw new Error('Nothing was kept: a statement had failed.');
    return result;
  } catch (error) {
    await undone(db);
    throw new CommitFailed(error);
  }
}

/** A long reading of one moment, with database errors as named faults. */
export async function withSnapshot<T>(engine: Engine, work: Work<T>, federation?: string): Promise<T> {
  const { db, end } = await engine.snapshot(federation);
  try {
    return await work(db);
  } catch (error) {
    throw faultOf(error, engine.place);
  } finally {
    await end();
  }
}
