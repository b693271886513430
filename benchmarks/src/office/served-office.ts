import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OfficePlace } from './office-place.ts';

/** The server in a process of its own, as it runs in earnest. */
export async function servedOffice({ url }: OfficePlace): Promise<{ address: string; stop(): Promise<void> }> {
  const program = fileURLToPath(new URL('./serve-office.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
