import { spawn } from 'node:child_process';

/** What opens an address in the browser of whoever sits at the machine; the address comes last. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
  linux: ['xdg-open'],
};

/** Where there is nothing that could, the address stands in the terminal. */
export function openBrowser(address: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? [];
  if (command === undefined) return;
  const opener = spawn(command, [...words, address], { detached: true, stdio: 'ignore' });
  opener.on('error', () => undefined);
  opener.unref();
}
