import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_FOLDER } from '@escala/storage/testing';
import { bundleProgram } from './shared-by-run.ts';

/** Before the first test: builds the program with the modules of its pages. */
export default async function onceARun(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'escala-run-'));
  await bundleProgram(folder);
  const shared = { [RUN_FOLDER]: folder, ESCALA_BUNDLE: join(folder, 'program/lib') };
  Object.assign(process.env, shared);
  return async () => {
    for (const name of Object.keys(shared)) delete process.env[name];
    await rm(folder, { recursive: true, force: true });
  };
}
