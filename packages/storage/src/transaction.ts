import { CompiledQuery, type Kysely } from 'kysely';
import type { Work } from './engine.ts';
import type { Tables } from './schema.ts';

/** Where a transaction was when it failed: the end of one that failed at its commit may be unknown. */
export class CommitFailed extends Error {
  constructor(cause: unknown) {
    super('The commit failed.', { cause });
    this.name = 'CommitFailed';
  }
}

/** Compiled once: every reading has them. */
export const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** The end of what only read, however it went: there is nothing to keep. */
export const undone = async (db: Kysely<Tables>): Promise<void> =>
  void (await db.executeQuery(ROLLBACK).catch(() => undefined));

/** After `begin`: the work and a commit, or a rollback of what is still open (a full disk may have ended it by itself). */
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
    // PostgreSQL answers so where a statement had failed and nobody noticed.
    if (rows[0]?.command === 'ROLLBACK') throw new Error('Nothing was kept: a statement had failed.');
    return result;
  } catch (error) {
    await undone(db);
    throw new CommitFailed(error);
  }
}
