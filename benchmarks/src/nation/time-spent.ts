/** Milliseconds by the clock and of the processors. */
export interface Spent {
  readonly wall: number;
  readonly processor: number;
}

export async function spent(work: () => unknown): Promise<Spent> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - start, processor: (user + system) / 1000 };
}

/** The shortest of several. */
export async function leastSpent(times: number, work: () => unknown): Promise<Spent> {
  let least: Spent | undefined;
  for (let time = 0; time < times; time++) {
    const done = await spent(work);
    if (least === undefined || done.wall < least.wall) least = done;
  }
  return least!;
}
