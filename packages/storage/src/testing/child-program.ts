import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface Program {
  readonly child: ChildProcess;
  /** Its output so far, line by line. */
  readonly lines: readonly string[];
  /** Resolves when this many lines match, and rejects if the program ends before. */
  until(fits: (line: string) => boolean, count?: number): Promise<void>;
  /** Killed without warning: SIGKILL. */
  kill(): Promise<void>;
  /** Waits for its end; rejects if the exit code is not 0. */
  ended(): Promise<void>;
}

export const programPlace = (name: string): string => fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));

/** Runs a program as its own process, which is killed when the test is over. */
export function startProgram(place: string, argument: string): Program {
  const child = spawn(process.execPath, ['--no-warnings', place, argument], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  let errors = '';
  const tell = (): void => {
    for (const watcher of watchers) watcher();
  };
  createInterface({ input: child.stdout! }).on('line', (line) => {
    lines.push(line);
    tell();
  });
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  exit.then(tell);
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    lines,
    until: (fits, count = 1) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const enough = lines.filter(fits).length >= count;
          const over = child.exitCode !== null || child.signalCode !== null;
          if (!enough && !over) return;
          watchers.delete(look);
          if (enough) resolve();
          else reject(new Error(`The program ended: ${errors}`));
        };
        watchers.add(look);
        look();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    ended: async () => {
      await exit;
      if (child.exitCode !== 0) throw new Error(`The program failed: ${errors}`);
    },
  };
}
