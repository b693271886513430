import { DatabaseError } from 'pg';
import type { Work } from '../engine.ts';
import { StorageFault } from '../storage-fault.ts';
import type { OnStoreEvent } from '../store-event.ts';

const BEHIND = Symbol('behind');

export interface ReplicaTerms {
  readonly place: string;
  read<T>(work: Work<T>): Promise<T>;
  readonly onEvent: OnStoreEvent;
  /** Milliseconds without a try after it was lost. */
  readonly pause: number;
}

/** Readers ask the replica first. Whatever keeps it from answering, the primary answers instead. */
export function replicaFirst({ place, read, onEvent, pause }: ReplicaTerms) {
  let lost = false;
  let tryAgainAt = 0;
  return async <T>(primary: (work: Work<T>) => Promise<T>, work: Work<T>, reached?: Work<boolean>): Promise<T> => {
    if (lost && performance.now() < tryAgainAt) return primary(work);
    try {
      const answer = await read<T | typeof BEHIND>(async (db) =>
        reached === undefined || (await reached(db)) ? work(db) : BEHIND,
      );
      if (lost) onEvent({ kind: 'replica-back', place });
      lost = false;
      if (answer !== BEHIND) return answer as T;
      onEvent({ kind: 'replica-behind', place });
    } catch (error) {
      // A mistake of the work itself comes back from the primary the same.
      if (!(error instanceof StorageFault) && !(error instanceof DatabaseError)) throw error;
      if (!lost) onEvent({ kind: 'replica-lost', place, cause: error });
      lost = true;
      tryAgainAt = performance.now() + pause;
    }
    return primary(work);
  };
}
