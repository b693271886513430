import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

/** What tells builds apart, and what does not. */
export interface Build {
  /** `0.2.0` for the commit with that tag; otherwise with the commit: `0.2.0-dev.1101.gc1ce645c`. */
  readonly version: string;
  /** The second of the commit since 1970: the time of every file of the release. */
  readonly at: number;
}

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Two builds of the same commit are the same to the byte; those of two commits have different names. */
export function buildOfCommit(): Build {
  const said = (JSON.parse(readFileSync(join(root, 'apps/cli/package.json'), 'utf8')) as { version: string }).version;
  const tags = git('tag', '--points-at', 'HEAD').split('\n');
  const changed = git('status', '--porcelain') === '' ? '' : '.changed';
  const commit = `${git('rev-list', '--count', 'HEAD')}.g${git('rev-parse', '--short=8', 'HEAD')}`;
  const isTagged = tags.includes(`v${said}`) && changed === '';
  return { version: isTagged ? said : `${said}-dev.${commit}${changed}`, at: Number(git('log', '-1', '--format=%ct')) };
}

/** A version that is not released yet comes before it. */
export const debianVersion = (version: string): string => version.replace('-', '~');

/** The same times and rights, whatever machine and user; programs stay programs. */
export function settle(folder: string, at: number): void {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    const found = lstatSync(path);
    if (found.isSymbolicLink()) continue;
    if (found.isDirectory()) settle(path, at);
    else chmodSync(path, found.mode & 0o100 ? 0o755 : 0o644);
    utimesSync(path, at, at);
  }
  chmodSync(folder, 0o755);
  utimesSync(folder, at, at);
}

/** Every file below a folder, in one order on every machine. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !lstatSync(join(folder, path)).isDirectory())
    .sort((a, b) => (a < b ? -1 : 1));
}
