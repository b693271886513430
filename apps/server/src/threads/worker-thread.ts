import { type Transferable, Worker } from 'node:worker_threads';
import { type ReadText, TEXT_READERS } from '@escala/office';
import { bundled } from '../bundled.ts';
import type { OfficeSettings } from './office-tasks.ts';
import { errorOf, type TaskAnswer, type TaskCall, type TaskName, type Tasks } from './tasks.ts';

/** Bytes or characters parsed in a few milliseconds: less than the wait for another thread. */
export const READ_AT_ONCE = 32_000;

/** A thread that runs out of memory loses its tasks, but not the server. */
const MOST_MEMORY = 1024;

interface ThreadTerms {
  /** Set if the thread does work of the office. */
  readonly office?: OfficeSettings;
  /** The thread ends after this many milliseconds without a task. */
  readonly longestIdle?: number;
}

interface Waiting {
  resolve(done: never): void;
  reject(error: Error): void;
}

/**
 * A thread beside the event loop, started by its first task. One parses large bodies: however large and however faulty,
 * readers get their pages meanwhile (D-OFF-433). Another does long work of the office (D-OFF-730).
 */
export class WorkerThread {
  readonly #terms: ThreadTerms;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(terms: ThreadTerms = {}) {
    this.#terms = terms;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  run<Name extends TaskName>(
    name: Name,
    given: Parameters<Tasks[Name]>,
    transfer: readonly Transferable[] = [],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const call: TaskCall = { id: ++this.#last, name, given };
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      thread.ref();
      thread.postMessage(call, transfer);
    });
  }

  readonly readText: ReadText = async (reader, text) =>
    (text.length > READ_AT_ONCE ? await this.run('text', [reader, text]) : TEXT_READERS[reader](text)) as never;

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }

  #rest(thread: Worker): void {
    thread.unref();
    const { longestIdle } = this.#terms;
    if (longestIdle !== undefined) this.#idle = setTimeout(() => void this.close(), longestIdle).unref();
  }

  #start(): Worker {
    const thread = new Worker(bundled('thread') ?? new URL('./thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { office: this.#terms.office },
      // The office limits the memory of its federations itself.
      ...(this.#terms.office ? {} : { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } }),
    });
    thread.on('message', (answer: TaskAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) this.#rest(thread);
      if ('failed' in answer) waiting?.reject(errorOf(answer.failed));
      else waiting?.resolve(answer.done as never);
    });
    let fault = new Error('The thread beside the loop was stopped.');
    thread.on('error', (error) => {
      fault = error as Error;
    });
    // The next task starts another one.
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
      for (const { reject } of this.#waiting.values()) reject(fault);
      this.#waiting.clear();
    });
    return thread;
  }
}
