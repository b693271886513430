import type { Memory, OfficePorts } from '../ports.ts';

/** A gigabyte: some fifty federations of 4,000 players. */
const MOST = 1_000_000_000;

/** For as long as a process runs, and of federations for as long as there is room. */
export function memory(most = MOST): Memory {
  const kept = new Map<string | undefined, Map<() => unknown, unknown>>();
  return {
    most,
    keep: <T>(make: () => T, federation?: string): T => {
      const known = kept.get(federation) ?? new Map<() => unknown, unknown>();
      kept.set(federation, known);
      if (!known.has(make)) known.set(make, make());
      return known.get(make) as T;
    },
    forget: (federation) => void kept.delete(federation),
  };
}

/** What is kept, or where nothing is, made for this time. */
export const kept = <T>({ memory: keeper }: Pick<OfficePorts, 'memory'>, make: () => T, federation?: string): T =>
  keeper === undefined ? make() : keeper.keep(make, federation);

/** What was kept beside the record is not what was written: the next time everything is read from the record (D-OFF-725). */
export class ReadyDamaged extends Error {}
