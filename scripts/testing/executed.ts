import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** A function of a file, from its first letter to its last, and whether it ran. */
interface SeenFunction {
  readonly from: number;
  readonly to: number;
  readonly ran: boolean;
}

/** The functions of our files that the engine saw, by path; what a file does when it is loaded is no function. */
export class Executed {
  readonly #files = new Map<string, Map<string, SeenFunction>>();

  of(path: string): readonly SeenFunction[] {
    return [...(this.#files.get(path)?.values() ?? [])];
  }

  get paths(): readonly string[] {
    return [...this.#files.keys()];
  }

  add(path: string, seen: SeenFunction): void {
    const file = this.#files.get(path) ?? new Map<string, SeenFunction>();
    this.#files.set(path, file);
    const place = `${seen.from} ${seen.to}`;
    file.set(place, { ...seen, ran: seen.ran || file.get(place)?.ran === true });
  }
}

/** Counts what runs in this thread, as Node's engine does it. Nothing else may run in the thread meanwhile. */
export class Recorder {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** What ran since the last time, added to what is known. */
  async addTo(known: Executed): Promise<void> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      if (!/^file:.*\/(?:packages|apps)\/(?!.*node_modules)/.test(url)) continue;
      const path = fileURLToPath(url.replace(/[?#].*$/, ''));
      for (const { functionName, ranges } of functions) {
        const { startOffset: from, endOffset: to, count } = ranges[0]!;
        if (functionName !== '' || from > 0) known.add(path, { from, to, ran: count > 0 });
      }
    }
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    await this.#session.post('Profiler.disable');
    this.#session.disconnect();
  }
}

export async function executedBy(work: () => Promise<unknown>): Promise<Executed> {
  const [recorder, executed] = [new Recorder(), new Executed()];
  await recorder.start();
  try {
    await work();
    await recorder.addTo(executed);
  } finally {
    await recorder.stop();
  }
  return executed;
}
