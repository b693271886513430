import { hasReady, isReadyBehind } from '@escala/office';
import type { ServerParts } from '../server-parts.ts';
import { isLarge } from './long-work.ts';
import type { OfficeSettings } from './office-tasks.ts';
import { WorkerThread } from './worker-thread.ts';

/**
 * Columns of a large federation are prepared in a thread that ends afterwards: preparing them takes the whole record
 * into memory, which returns to the system only when the thread is gone (D-OFF-762).
 */
export class ColumnsThread {
  readonly #parts: ServerParts;
  readonly #second: OfficeSettings;
  /** Federations whose columns are not worth a file. */
  readonly #small = new Set<string>();
  #thread: WorkerThread | undefined;
  #isClosed = false;

  constructor(parts: ServerParts, second: OfficeSettings) {
    this.#parts = parts;
    this.#second = second;
  }

  /** At the start: an existing file is good enough. */
  async begin(federation: string): Promise<void> {
    if (this.#parts.ready !== undefined && !(await hasReady(this.#parts, federation))) await this.keep(federation);
  }

  keep = async (federation: string): Promise<void> => {
    const { ready, memory, archive } = this.#parts;
    if (ready === undefined || memory === undefined || this.#isClosed || this.#small.has(federation)) return;
    if (!(await isLarge(archive, federation, this.#second.largeFrom))) return;
    if (!(await isReadyBehind(this.#parts, federation))) return;
    this.#thread = new WorkerThread({ office: this.#second });
    try {
      if (!(await this.#thread.run('ready', [federation]))) this.#small.add(federation);
    } finally {
      await this.#thread.close();
    }
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.close();
  }
}
