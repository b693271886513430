import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { escalaProgram } from '@escala/storage/testing';
import { webFolderOf } from './shared-by-run.ts';

/** The program as unpacked by a user: a process on an empty folder (D-OFF-619). */
export interface PlayProcess {
  readonly link: string;
  readonly address: string;
  /** A folder removed afterwards. */
  readonly folder: string;
  /** Runs another command of the same program and returns its output. */
  run(...words: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/**
 * `escala play`, or, if `ESCALA_ARCHIVE` names an unpacked archive,
 * that one with its own launcher and an empty environment.
 */
export async function startPlay(archive = process.env.ESCALA_ARCHIVE): Promise<PlayProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'escala-play-'));
  const own = { ...process.env, LC_ALL: 'C', ESCALA_WEB_FOLDER: archive ? '' : await webFolderOf(folder) };
  const env = archive ? {} : own;
  const [program = '', ...first] = archive ? [join(archive, 'escala')] : [process.execPath, escalaProgram()];
  const data = ['--data', join(folder, 'data'), '--lang', 'en'];
  const child = spawn(program, [...first, 'play', ...data, '--port', '0', '--no-browser'], { env, cwd: folder });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [link, address] = await told(child, ended);
  return {
    link,
    address,
    folder,
    run: async (...words) => (await promisify(execFile)(program, [...first, ...words], { env, cwd: folder })).stdout,
    close: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function told({ stdout, stderr }: ChildProcess, ended: Promise<void>): Promise<[string, string]> {
  let errors = '';
  stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    let link = '';
    createInterface({ input: stdout! }).on('line', (line) => {
      link ||= /http:\S+\/play\S*#\S+/.exec(line)?.[0] ?? '';
      const address = /running at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve([link, address]);
    });
    void ended.then(() => reject(new Error(`It did not start: ${errors}`)));
  });
}
