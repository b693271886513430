import { type Transferable, Worker } from 'node:worker_threads';
import { type ReadText, TEXT_READERS } from '@escala/office';
import type { TaskAnswer, TaskCall, TaskName, Tasks } from './tasks.ts';

/** Bytes or letters that are read in a few milliseconds: less than they would wait for another thread. */
export const READ_AT_ONCE = 32_000;

/** A thread that ran out of memory takes its tasks along, not the server. */
const MOST_MEMORY = 1024;

interface Waiting {
  resolve(done: never): void;
  reject(error: Error): void;
}

/**
 * What somebody sends is read in a thread of its own where it is large: however much it is and however much is wrong with it, readers
 * have their pages meanwhile (D-OFF-433). The thread is started by the first task.
 */
export class OffLoop {
  #thread: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  run<Name extends TaskName>(
    name: Name,
    given: Parameters<Tasks[Name]>,
    transfer: readonly Transferable[] = [],
  ): Promise<ReturnType<Tasks[Name]>> {
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
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    thread.on('message', (answer: TaskAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) thread.unref();
      if ('failed' in answer) waiting?.reject(new Error(answer.failed));
      else waiting?.resolve(answer.done as never);
    });
    let fault = new Error('The thread beside the loop was stopped.');
    thread.on('error', (error) => {
      fault = error as Error;
    });
    // Another one is started by the next task.
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
      for (const { reject } of this.#waiting.values()) reject(fault);
      this.#waiting.clear();
    });
    return thread;
  }
}
