import type { Engine, Work } from './engine.ts';
import { faultOf } from './storage-fault.ts';

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
