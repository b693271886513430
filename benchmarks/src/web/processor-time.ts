import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's clock, in milliseconds. */
const TICK = 10;

/**
 * Milliseconds of processor time used by a process so far, over
 * all threads; undefined if the system does not report it.
 */
export function processorTime(process: number | undefined): number | undefined {
  const fields = fieldsOf(process);
  return fields && TICK * (fields[11]! + fields[12]!);
}

/** The same including the processes it started, finished ones too; undefined if the system does not report it. */
export function processorTimeOfAll(process: number): number | undefined {
  const own = fieldsOf(process);
  if (own === undefined) return undefined;
  const started = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))?.[1] === process);
  return started.reduce(
    (sum, name) => sum + (processorTime(Number(name)) ?? 0),
    TICK * own.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0),
  );
}

/** The kernel's data about a process, after the program's name, which may contain blanks. */
function fieldsOf(process: number | undefined): number[] | undefined {
  const file = `/proc/${process}/stat`;
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').split(') ')[1]!.split(' ').map(Number) : undefined;
  } catch {
    // The process has just ended.
    return undefined;
  }
}
