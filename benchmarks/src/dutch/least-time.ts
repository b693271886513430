/** How often a piece of work is done at least, and up to so many milliseconds: the least is what it takes without collections of memory and other people's work. */
const [TIMES, LONG] = [3, 20];

interface Timed<T> {
  readonly value: T;
  readonly milliseconds: number;
}

/**
 * The least time of some work. Of two clocks the smaller one: processor time has the helpers that collect memory in it, the time on
 * the wall whatever else the machine does. Both count in microseconds (`clockStep`).
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

/** The largest of some steps in which processor time is counted here, in milliseconds: where it is coarse, small figures say nothing. */
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
