import { loadavg } from 'node:os';

/** Milliseconds of a single task, by wall clock and processor, printed beside its target. */
export async function timed<T>(name: string, work: () => Promise<T> | T, target?: string): Promise<T> {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  line(name, `${(performance.now() - start).toFixed(0)} ms (cpu ${((user + system) / 1000).toFixed(0)})`, target);
  return result;
}

export function line(name: string, value: string, target?: string): void {
  const load = loadavg()[0]!.toFixed(1);
  console.log(`| ${name.padEnd(62)} | ${value.padStart(34)} | ${(target ?? '').padEnd(12)} | ${load.padStart(4)} |`);
}

export function heading(title: string): void {
  console.log(`\n${title}`);
  console.log(`| ${'what'.padEnd(62)} | ${'measured'.padStart(34)} | ${'target'.padEnd(12)} | load |`);
  console.log(`| ${'-'.repeat(62)} | ${'-'.repeat(34)} | ${'-'.repeat(12)} | ---- |`);
}

/** Many durations of the same task. */
export class Latencies {
  readonly #all: number[] = [];

  async watch<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.add(performance.now() - start);
    return result;
  }

  add(milliseconds: number): void {
    this.#all.push(milliseconds);
  }

  get count(): number {
    return this.#all.length;
  }

  /** Milliseconds not exceeded by this share of them. */
  at(share: number): number {
    const sorted = this.#all.toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  }

  /** Median, 99th percentile and longest, in milliseconds. */
  get summary(): string {
    const at = (share: number): string => this.at(share).toFixed(1);
    return `p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)} ms`;
  }
}
