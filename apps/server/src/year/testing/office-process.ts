import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '@escala/storage/testing';
import { onTestFinished } from 'vitest';
import type { OfficeTerms } from './programs/office-process.ts';

/** A server in a process of its own, ended with the test. */
export interface OfficeProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** The first-start link, if there was no federation. */
  readonly link: string | undefined;
  /** Its output so far. */
  readonly lines: readonly string[];
  /** Asks it to end; returns the exit code. */
  terminate(): Promise<number | null>;
  /** Without warning: SIGKILL. */
  kill(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./programs/office-process.ts', import.meta.url));

export async function startOffice(terms: OfficeTerms): Promise<OfficeProcess> {
  const program = await bundledProgram(PROGRAM);
  const child = spawn(process.execPath, [program, JSON.stringify(terms)], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready ')) resolve();
    });
    void ended.then(() => reject(new Error(`The office did not start: ${errors}`)));
  });
  const said = (word: string): string | undefined =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  return {
    child,
    address: said('ready')!,
    link: said('link'),
    lines,
    terminate: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
