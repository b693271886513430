import { workerData } from 'node:worker_threads';

export interface AskerTerms {
  readonly office: string;
  readonly addresses: readonly string[];
  /** Requests at a time. */
  readonly atOnce: number;
}

/** Asks for these again and again, without a pause, until it is stopped. In a thread: readers are measured beside it. */
const { office, addresses, atOnce } = workerData as AskerTerms;
let next = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (;;) {
      const answer = await fetch(office + addresses[next++ % addresses.length]!);
      await answer.arrayBuffer();
    }
  }),
);
