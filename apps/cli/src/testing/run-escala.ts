import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { escalaProgram } from '@escala/storage/testing';
import { onTestFinished } from 'vitest';
import { main } from '../main.ts';

export const ESCALA = escalaProgram();
/** The command line, run from its sources. */
export const FROM_SOURCES = fileURLToPath(new URL('../../bin/escala.js', import.meta.url));
export const MARCH = fileURLToPath(new URL('./march.input.json', import.meta.url));
export const SCRABBLE = fileURLToPath(new URL('./scrabble.input.json', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

interface ProcessOptions extends RunOptions {
  readonly cwd?: string;
  /** Another program instead of Escala. */
  readonly command?: readonly [string, ...string[]];
}

/** The parts of its process that a command sees. */
interface Surroundings {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: NodeJS.ProcessEnv;
}

const QUIET = { ...process.env, LC_ALL: 'C', NO_COLOR: undefined, FORCE_COLOR: undefined, TERM: 'xterm-256color' };
const surroundings = new AsyncLocalStorage<Surroundings>();

for (const name of ['stdin', 'stdout', 'stderr', 'env'] as const) {
  const own = Object.getOwnPropertyDescriptor(process, name)!;
  const ofProcess = own.get ?? (() => own.value);
  const get = (): unknown => surroundings.getStore()?.[name] ?? ofProcess.call(process);
  Object.defineProperty(process, name, { configurable: true, enumerable: true, get });
}

/**
 * Runs a command in the tests' process, with its own streams and environment. What needs a process (signals, pipes,
 * terminals, exiting) is tested with `runProcess`.
 */
export async function runEscala(args: readonly string[], { input, env }: RunOptions = {}): Promise<Run> {
  const [stdout, out] = keeping();
  const [stderr, err] = keeping();
  const stdin = Readable.from(input === undefined ? [] : [Buffer.from(input)]);
  const code = await surroundings.run({ stdin, stdout, stderr, env: { ...QUIET, ...env } }, () => main(args));
  return { code, stdout: out(), stderr: err() };
}

function keeping(): [Writable, () => string] {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return [stream, () => Buffer.concat(chunks).toString()];
}

/** Runs the real binary on the Node that runs the tests. */
export function runProcess(args: readonly string[], options: ProcessOptions = {}): Promise<Run> {
  const [program, ...leading] = options.command ?? [process.execPath, ESCALA];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...leading, ...args], {
      cwd: options.cwd,
      env: { ...QUIET, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input);
  });
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escala-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function temporaryFile(content: string | Uint8Array, name = 'input.json'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

export interface MarchDocument {
  players: Record<string, unknown>[];
  lists: { date: string; ratings: Record<string, number> }[];
  events: { id: string; start: string; end: string; games: Record<string, unknown>[] }[];
  [field: string]: unknown;
}

/** The demonstration document, modified. */
export function marchWith(change: (document: MarchDocument) => void): string {
  const document = JSON.parse(readFileSync(MARCH, 'utf8')) as MarchDocument;
  change(document);
  return JSON.stringify(document, null, 2);
}
