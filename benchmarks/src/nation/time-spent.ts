/** Milliseconds of wall time and processor time: of this process, and of a database with processes of its own. */
export interface Spent {
  readonly wall: number;
  readonly processor: number;
  readonly database: number;
}

let processorOfDatabase = (): number => 0;
/** Processor time of the database so far; SQLite has no processes. */
export const watchDatabase = (processor: () => number): void => {
  processorOfDatabase = processor;
};

export async function spent(work: () => unknown): Promise<Spent> {
  const [start, before, ofDatabase] = [performance.now(), process.cpuUsage(), processorOfDatabase()];
  await work();
  const { user, system } = process.cpuUsage(before);
  const wall = performance.now() - start;
  return { wall, processor: (user + system) / 1000, database: processorOfDatabase() - ofDatabase };
}

/** The same for work that reports the times of its own process. */
export function withDatabase<T extends object>(work: () => T): T & Pick<Spent, 'database'> {
  const before = processorOfDatabase();
  const done = work();
  return { ...done, database: processorOfDatabase() - before };
}

/** The shortest of several runs; `between` is not counted. */
export async function leastSpent(times: number, work: () => unknown, between?: () => unknown): Promise<Spent> {
  let least: Spent | undefined;
  for (let time = 0; time < times; time++) {
    await between?.();
    const done = await spent(work);
    if (least === undefined || done.wall < least.wall) least = done;
  }
  return least!;
}
