#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript. Plain JavaScript, so that any Node from 20 on can read it.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
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

/** Runs this same file on the Node of the npm package `node`, and ends as it ends. */
async function runOn(node) {
  const { spawn } = await import('node:child_process');
  const child = spawn(node, [...process.execArgv, here, ...process.argv.slice(2)], { stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
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

if (Number.parseInt(process.versions.node, 10) >= NEEDED_NODE) await run();
else {
  const node = findInstalled(join('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
  if (node === undefined) refuse(`it needs Node ${NEEDED_NODE}; this is Node ${process.versions.node}.`);
  else await runOn(node);
}
