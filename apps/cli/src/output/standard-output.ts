import { once } from 'node:events';

/** The reader of the pipe has read enough (`| head`): not a fault, and there is nothing left to do. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`escala: ${error.message}\n`);
    process.exit(1);
  });
  process.stderr.on('error', () => undefined);
}

/** Writes at the speed of the reader, so that a long list does not pile up in memory. */
export async function writeOut(chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}
