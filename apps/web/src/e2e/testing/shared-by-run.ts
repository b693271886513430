import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDemo, buildScrabbleDemo, type DemoTerms } from '@escala/demo';
import type { OfficePorts } from '@escala/office';
import { newUuid, sha256 } from '@escala/server';
import { openStore } from '@escala/storage';
import { RUN_FOLDER } from '@escala/storage/testing';

export type FoundedDemo = DemoTerms & { readonly kind?: 'chess' | 'scrabble' };

/** These scripts belong to the repository, not to this package. */
const scripts = new URL('../../../../../scripts/', import.meta.url).href;

/** The program as released, with the modules of its pages. */
export async function bundleProgram(run: string): Promise<void> {
  const { bundle } = (await import(`${scripts}release/bundle.ts`)) as {
    bundle(folder: string, version: string): Promise<void>;
  };
  await bundle(join(run, 'program'), 'of-the-tests');
}

/** The folder of the pages' modules: shared by the run, or for this house alone. */
export async function webFolderOf(house: string): Promise<string> {
  const run = process.env[RUN_FOLDER];
  if (run !== undefined) return join(run, 'program/lib/web/dist');
  const { buildWeb } = (await import(`${scripts}build-web.ts`)) as { buildWeb(folder: string): Promise<void> };
  await buildWeb(join(house, 'web'));
  return join(house, 'web');
}

/** A database with this federation. The same terms give the same record, so that a run founds it once and copies it. */
export async function copyDemo(to: string, federation: string, demo: FoundedDemo, clock: OfficePorts['clock']) {
  const run = process.env[RUN_FOLDER];
  if (run === undefined) return foundDemo(to, federation, demo, clock);
  const terms = { ...demo, endsOn: demo.endsOn ?? clock.today('Europe/Madrid') };
  const kept = join(run, `${sha256(JSON.stringify([federation, terms]))}.sqlite`);
  const copied = await copyFile(kept, to).then(
    () => true,
    () => false,
  );
  if (copied) return;
  // Two workers may found the same one at once: the later one replaces it with an identical copy.
  await foundDemo(to, federation, demo, clock);
  const made = `${kept}.${newUuid()}`;
  await copyFile(to, made);
  await rename(made, kept);
}

async function foundDemo(url: string, federation: string, demo: FoundedDemo, clock: OfficePorts['clock']) {
  const store = await openStore({ url });
  const ports = { archive: store.archive, clock, digest: sha256, newId: newUuid };
  await (demo.kind === 'scrabble' ? buildScrabbleDemo : buildDemo)(ports, federation, demo);
  await store.close();
}
