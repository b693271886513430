import { existsSync, readFileSync } from 'node:fs';

/** A tick of the kernel's clock. */
const TICK = 10;

/** Milliseconds that a process has had of the processors so far, all its threads together; nothing where the system does not tell. */
export function processorTime(process: number | undefined): number | undefined {
  const file = `/proc/${process}/stat`;
  if (!existsSync(file)) return undefined;
  // After the name of the program, which may hold blanks.
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ');
  return TICK * (Number(fields[11]) + Number(fields[12]));
}
