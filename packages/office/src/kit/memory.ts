import type { Memory, OfficePorts } from '../ports.ts';

/** A gigabyte: some fifty federations of 4,000 players. */
const MOST = 1_000_000_000;

/** Kept as long as the process runs; for federations, as long as there is room. */
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

/** The kept value; without a memory, made just for this call. */
export const kept = <T>({ memory: keeper }: Pick<OfficePorts, 'memory'>, make: () => T, federation?: string): T =>
  keeper === undefined ? make() : keeper.keep(make, federation);

/**
 * The data kept beside the record is not what was written: next time everything is read from the record (D-OFF-725).
 */
export class ReadyDamaged extends Error {}
