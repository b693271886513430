export interface Row {
  readonly name: string;
  readonly milliseconds: number;
  readonly games: number;
}

/** The shortest of several runs: what the machine can do when undisturbed. */
export function bestOf(repeats: number, work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < repeats; i++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Processor time ticks in steps of a few milliseconds on many machines: a sample has enough runs to take this long. */
const SAMPLE_MS = 400;

/** Milliseconds of this thread's processor time per run. */
function processorTime(runs: number, work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let run = 0; run < runs; run++) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / runs;
}

/**
 * The shortest sample of several pieces of work in turns, so that a
 * busy machine affects all of them alike, in milliseconds per run.
 */
export function bestInTurns(repeats: number, works: readonly (() => unknown)[]): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  const runs = works.map((work) => Math.max(1, Math.ceil(SAMPLE_MS / Math.max(1, processorTime(3, work)))));
  for (let i = 0; i < repeats; i++)
    works.forEach((work, place) => {
      best[place] = Math.min(best[place]!, processorTime(runs[place]!, work));
    });
  return best;
}

/** Milliseconds, millions of games a second, and the share of the first row's throughput. */
export function printTable(title: string, rows: readonly Row[]): void {
  const limit = rows[0]!.milliseconds;
  console.log(title);
  console.log(`| ${'engine'.padEnd(40)} | ${'ms'.padStart(9)} | M games/s | of the limit |`);
  console.log(`| ${'-'.repeat(40)} | ${'-'.repeat(9)} | --------- | ------------ |`);
  for (const { name, milliseconds, games } of rows)
    console.log(
      `| ${name.padEnd(40)} | ${milliseconds.toFixed(1).padStart(9)} | ${(games / milliseconds / 1000).toFixed(2).padStart(9)} | ${(limit / milliseconds).toFixed(3).padStart(12)} |`,
    );
  console.log('');
}
