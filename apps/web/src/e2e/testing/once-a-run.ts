import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './chromium.ts';
import { buildWeb, RUN_FOLDER } from './shared-by-run.ts';

/** Before the first test in a browser: the browser is there, and the modules of the pages are built. */
export default async function onceARun(): Promise<() => Promise<void>> {
  installChromium();
  const folder = await mkdtemp(join(tmpdir(), 'escala-run-'));
  await buildWeb(join(folder, 'web'));
  process.env[RUN_FOLDER] = folder;
  return async () => {
    delete process.env[RUN_FOLDER];
    await rm(folder, { recursive: true, force: true });
  };
}
