import type { FederationColumns } from '@escala/core';

/**
 * Bytes per game: those of games and events in columns, and
 * those a run allocates in addition and still holds at its end.
 */
export function memoryOf({ games, events }: FederationColumns, run: () => unknown): { record: number; run: number } {
  const columns = [games, events].flatMap((table) => Object.values(table)).filter((part) => ArrayBuffer.isView(part));
  const record = columns.reduce((sum, column) => sum + column.byteLength, 0) / games.count;
  const used = (): number => {
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return heapUsed + Math.max(external, arrayBuffers);
  };
  globalThis.gc?.();
  const before = used();
  run();
  return { record, run: Math.max(0, used() - before) / games.count };
}
