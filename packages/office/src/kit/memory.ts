import type { Memory, OfficePorts } from '../ports.ts';

/** For as long as a process runs. */
export function memory(): Memory {
  const kept = new Map<() => unknown, unknown>();
  return {
    keep: <T>(make: () => T): T => {
      if (!kept.has(make)) kept.set(make, make());
      return kept.get(make) as T;
    },
  };
}

/** What is kept, or where nothing is, made for this time. */
export const kept = <T>({ memory: keeper }: Pick<OfficePorts, 'memory'>, make: () => T): T =>
  keeper === undefined ? make() : keeper.keep(make);
