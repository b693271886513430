/**
 * Minimum number of repetitions, up to this many milliseconds: the least time is what the work takes without garbage
 * collection and other load.
 */
const [TIMES, LONG] = [3, 20];

interface Timed<T> {
  readonly value: T;
  readonly milliseconds: number;
}

/**
 * The least time of some work, by the smaller of two clocks: processor time includes the threads that collect garbage,
 * wall time any other load of the machine. Both count in microseconds (`clockStep`).
 */
export function leastTime<T>(work: () => T): Timed<T> {
  let [value, milliseconds] = timed(work);
  let sum = milliseconds;
  for (let i = 1; i < TIMES || (sum < LONG && i < 4 * TIMES); i++) {
    const [again, taken] = timed(work);
    [value, milliseconds] = [again, Math.min(milliseconds, taken)];
    sum += taken;
  }
  return { value, milliseconds };
}

function timed<T>(work: () => T): [T, number] {
  const [wall, processor] = [process.hrtime.bigint(), process.cpuUsage()];
  const value = work();
  const { user, system } = process.cpuUsage(processor);
  return [value, Math.min((user + system) / 1e3, Number(process.hrtime.bigint() - wall) / 1e6)];
}

/**
 * The largest of several steps in which processor time is counted
 * here, in milliseconds: if it is coarse, small figures mean nothing.
 */
export function clockStep(): number {
  const now = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const steps = Array.from({ length: 20 }, () => {
    const before = now();
    let after = before;
    while (after === before) after = now();
    return after - before;
  });
  return Math.max(...steps) / 1e3;
}
