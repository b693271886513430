import { spawn } from 'node:child_process';

/** Commands that open an address in the user's browser; the address is their last argument. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
  linux: ['xdg-open'],
};

/** Whether there is such a command and it worked; it may run as long as the browser does. */
export function openBrowser(address: string): Promise<boolean> {
  const [command, ...words] = OPENERS[process.platform] ?? [];
  if (command === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const opener = spawn(command, [...words, address], { detached: true, stdio: 'ignore', env: process.env });
    opener.on('error', () => resolve(false));
    opener.on('exit', (code) => resolve(code === 0));
    opener.unref();
  });
}
