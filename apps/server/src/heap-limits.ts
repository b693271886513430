import { setFlagsFromString } from 'node:v8';

/**
 * A federation at hand is half a gigabyte that stays. The engine counts it to what it collects, and where little is allocated it goes
 * through everything again after each tenth that was added: every few seconds, a twentieth of a second each, in which readers wait. In
 * a process that serves it may become twice as much first (D-OFF-344).
 */
export function doubleHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
