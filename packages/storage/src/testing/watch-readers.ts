import type { Store } from '../open-store.ts';
import { StorageFault } from '../storage-fault.ts';
import { noteKind } from './note-act.ts';

/** What readers that never paused saw. */
export interface Watched {
  readonly readings: number;
  /** Codes of database faults, which are allowed while it is away. */
  readonly faults: readonly string[];
  /** What must never happen: a reading of two moments, an act that disappears, any other error. */
  readonly wrong: readonly string[];
}

/**
 * Each reading looks at the record in four ways, where every act wrote one note; acts arrive between the first look and
 * the others.
 */
export function watchReaders({ archive }: Store, federation: string, count = 4): { stop(): Promise<Watched> } {
  let [isOver, readings, newest] = [false, 0, 0];
  const [faults, wrong]: string[][] = [[], []];
  const read = (): Promise<number> =>
    archive.read(federation, async (reading) => {
      const { seq, hash } = await reading.head();
      const [last] = await reading.acts({ limit: 1 });
      const notes = await reading.count(noteKind);
      if (last?.seq !== seq || last.hash !== hash || notes !== seq - 1)
        wrong!.push(`head ${seq}, last act ${last?.seq}, ${notes} notes`);
      return seq;
    });
  const reader = async (): Promise<void> => {
    while (!isOver)
      try {
        const before = newest;
        const seq = await read();
        if (seq < before) wrong!.push(`${before} acts were there, then ${seq}`);
        newest = Math.max(newest, seq);
        readings++;
      } catch (error) {
        if (error instanceof StorageFault) faults!.push(error.code);
        else wrong!.push(String(error));
      }
  };
  const all = Promise.all(Array.from({ length: count }, reader));
  return {
    stop: async () => {
      isOver = true;
      await all;
      return { readings, faults: faults!, wrong: wrong! };
    },
  };
}
