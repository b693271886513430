import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's clock. */
const TICK = 10;

/** Milliseconds that a process has had of the processors so far, all its threads together; nothing where the system does not tell. */
export function processorTime(process: number | undefined): number | undefined {
  const fields = fieldsOf(process);
  return fields && TICK * (fields[11]! + fields[12]!);
}

/** The same with the processes that it started, those that are over too; nothing where the system does not tell. */
export function processorTimeOfAll(process: number): number | undefined {
  const own = fieldsOf(process);
  if (own === undefined) return undefined;
  const started = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))?.[1] === process);
  return started.reduce(
    (sum, name) => sum + (processorTime(Number(name)) ?? 0),
    TICK * own.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0),
  );
}

/** What the kernel tells of a process, after the name of the program, which may hold blanks. */
function fieldsOf(process: number | undefined): number[] | undefined {
  const file = `/proc/${process}/stat`;
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').split(') ')[1]!.split(' ').map(Number) : undefined;
  } catch {
    // It has just ended.
    return undefined;
  }
}
