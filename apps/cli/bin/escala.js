#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript. Plain JavaScript, so that any Node from 20 on can read it.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
/** From here on a document, once parsed and rated, outgrows the heap that Node allows itself. */
const LARGE_INPUT_BYTES = 200_000_000;
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2', 'SIGWINCH'];
const here = realpathSync(fileURLToPath(import.meta.url));

/** The nearest file of that name in a node_modules folder at or above this one. */
function findInstalled(path) {
  for (let folder = dirname(here); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', path);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

function refuse(reason) {
  process.stderr.write(
    `escala: ${reason}\nRun "npm run build" in the folder of Escala: it installs what is missing.\n`,
  );
  process.exitCode = 2;
}

function sizeOf(path) {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** Room for a large document, unless whoever called has decided about that. */
function heapOptions(args) {
  const decided = /max-old-space-size/.test([...process.execArgv, process.env.NODE_OPTIONS].join(' '));
  const large = args.some((arg) => sizeOf(arg) >= LARGE_INPUT_BYTES);
  return large && !decided ? [`--max-old-space-size=${Math.floor((totalmem() / 2 ** 20) * 0.75)}`] : [];
}

/** Runs this same file on the Node of the npm package `node`, and ends as it ends. */
async function runOn(node, options) {
  const { spawn } = await import('node:child_process');
  let child;
  const forward = (signal) => child.kill(signal);
  // Before it starts: a signal in that very moment would leave it behind alone.
  for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
  child = spawn(node, [...options, ...process.execArgv, here, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.on('error', (error) => refuse(`${node} does not start (${error.message}).`));
  child.on('exit', (code, signal) => {
    for (const name of FORWARDED_SIGNALS) process.off(name, forward);
    if (signal === null) process.exitCode = code ?? 1;
    else process.kill(process.pid, signal);
  });
}

async function run() {
  const { enableCompileCache } = await import('node:module');
  // Beside the installed packages rather than in the shared temporary folder, where others could write.
  const installed = findInstalled('commander');
  if (installed === undefined) return refuse('its packages are not installed.');
  enableCompileCache?.(join(dirname(installed), '.cache', 'escala'));
  try {
    const { main } = await import('../src/main.ts');
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    refuse(`its packages are not complete (${error.message}).`);
  }
}

const options = heapOptions(process.argv.slice(2));
if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  const node = findInstalled(join('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
  if (node === undefined) refuse(`it needs Node ${NEEDED_NODE}; this is Node ${process.versions.node}.`);
  else await runOn(node, options);
} else if (options.length > 0) await runOn(process.execPath, options);
else await run();
