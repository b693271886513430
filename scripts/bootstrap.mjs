// The entry of `npm start`, `npm test`, `npm run build`, `npm run release` and `npm run bench`. Plain JavaScript for
// any Node from 20 on: it installs what is missing, then continues on the project's own Node, the npm package `node`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebianPackages, NO_INSTALL, scratchInMemory } from './before-tests.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const onWindows = process.platform === 'win32';
const ownNode = join(bin, onWindows ? 'node.cmd' : 'node');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The project's own Node first on the path. */
const surroundings = () => ({
  cwd: root,
  env: { ...process.env, PATH: [bin, process.env.PATH ?? ''].join(onWindows ? ';' : ':') },
  shell: onWindows,
});

/** Runs a program; exits if it fails. */
function run(program, args) {
  const { status, signal, error } = spawnSync(program, args, { ...surroundings(), stdio: 'inherit' });
  if (error) fail(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1));
}

/** Runs a program in parallel and returns whether it succeeded. What goes into a pipe appears at its end, all at once. */
function runBeside(program, args, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...surroundings(), stdio });
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(chunk));
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(written));
      resolve(code === 0);
    });
  });
}

/**
 * Whether node_modules matches the lock file, whoever installed
 * it: npm records the result at the end of an installation.
 */
function isInstalled() {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted) || !existsSync(ownNode)) return false;
  const [wanted, found] = [join(root, 'package-lock.json'), noted].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  const isThere = ([place, { version, integrity, optional }]) =>
    place === '' ||
    (found[place] === undefined ? optional : found[place].version === version && found[place].integrity === integrity);
  return Object.entries(wanted).every(isThere);
}

async function install() {
  if (isInstalled()) return;
  process.stderr.write('Installing what is missing (npm ci) ...\n');
  if (!(await runBeside('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], ['ignore', 'ignore', 'inherit'])))
    process.exit(1);
  if (!existsSync(ownNode))
    fail('The npm package "node" did not install its binary. Allow its install script and run the command again.');
}

const scripts = join(root, 'scripts');
const TYPES = ['tsconfig.engine.json', 'tsconfig.browser.json', 'tsconfig.json'];
async function typesHold() {
  let hold = true;
  for (const project of TYPES) hold = (await runBeside('tsc', ['-p', project], ['ignore', 'pipe', 'pipe'])) && hold;
  return hold;
}

/** With enough memory, the compiler's garbage collector runs less often: a fifth less work. */
function giveCompilerRoom() {
  const NEEDED = 8 * 1024 ** 3;
  if (freemem() >= NEEDED) process.env.GOGC ??= '300';
}

const work = {
  build: () => run('node', [join(scripts, 'build.ts')]),
  check: () => {
    run('biome', ['ci', '.']);
    for (const project of TYPES) run('tsc', ['-p', project]);
  },
  test: async (args) => {
    giveCompilerRoom();
    const memory = scratchInMemory(process.env);
    if (memory !== undefined) process.env.TMPDIR = memory;
    run('biome', ['ci', '.']);
    const [types, tests] = await Promise.all([
      typesHold(),
      runBeside('vitest', ['run', ...args.filter((arg) => arg !== NO_INSTALL)]),
    ]);
    if (!types) fail('The types do not hold; what the compiler says stands above, among the tests.');
    if (!tests) process.exit(1);
  },
  start: (args) => run('node', [join(scripts, 'start.ts'), ...args]),
  release: (args) => run('node', [join(root, 'scripts', 'release', 'release.ts'), ...args]),
  bench: (args) => run('node', ['--expose-gc', join(root, 'benchmarks', 'src', 'main.ts'), ...args]),
};

const [task = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(work, task)) fail(`Usage: node scripts/bootstrap.mjs ${Object.keys(work).join(' | ')}`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Escala needs Node 20 or newer to start; this is ${process.version}.`);
await Promise.all([install(), task === 'test' && installDebianPackages(args)]);
await work[task](args);
