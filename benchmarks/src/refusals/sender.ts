import { workerData } from 'node:worker_threads';

export interface SenderTerms {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly bytes: number;
  readonly fields: number;
}

/**
 * Sends bodies that are wrong in every field, this many at once each second, until it is stopped. In a separate thread:
 * readers are measured beside it.
 */
const { address, headers, requests, bytes, fields } = workerData as SenderTerms;
const body = JSON.stringify({
  command: Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, 0])),
}).padEnd(bytes);

async function send(): Promise<void> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  // A server that does not want to read the whole body may close the connection.
  await fetch(address, sent).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
}

for (;;) {
  const next = performance.now() + 1000;
  await Promise.all(Array.from({ length: requests }, send));
  await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
}
