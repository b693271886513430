/** Connections for readers, each with its own moment. Who comes when all are taken waits for one. */
export class ReaderPool<Connection> {
  readonly #free: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(all: readonly Connection[]) {
    this.#free = [...all];
  }

  take(): Promise<Connection> {
    const free = this.#free.pop();
    return free === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(free);
  }

  give(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#free.push(connection);
  }
}
