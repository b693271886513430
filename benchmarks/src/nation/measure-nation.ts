import { constants, copyFileSync, globSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDemo } from '@escala/demo';
import { recordKinds } from '@escala/office';
import { exportFederation, importFederation } from '@escala/storage';
import { timed } from '../office/latencies.ts';
import {
  FEDERATION,
  type OfficePlace,
  openPlace,
  portsOf,
  postgresPlace,
  READY_FOLDER,
  SIZE,
  sqlitePlace,
} from '../office/office-place.ts';
import { type Figures, noted, printFigures } from './figures.ts';
import { pagesOverHttp } from './pages-over-http.ts';
import { watchDatabase } from './time-spent.ts';
import { corrections, histories, openings, publications } from './work-of-office.ts';

/**
 * `npm run bench -- nation`: every target for a federation of this size, on SQLite and on PostgreSQL, in one table.
 * `BENCH_FILE` is created if missing and not changed: the record advances in copies.
 */
export async function measureNation(): Promise<void> {
  const made = sqlitePlace();
  const folder = mkdtempSync(join(tmpdir(), 'escala-nation-'));
  try {
    if (!made.isBuilt) await build(made);
    const sqlite = await measured(copyOf(made, join(folder, 'office.sqlite')));
    printFigures(sqlite, undefined);
    if (process.env.BENCH_ENGINE !== 'sqlite') printFigures(sqlite, await onPostgres(made));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await made.remove();
  }
}

async function build(place: OfficePlace): Promise<void> {
  const store = await openPlace(place);
  await timed('federation made and put on record, all lists published', () =>
    buildDemo(portsOf(store), FEDERATION, { ...SIZE, work: false }),
  );
  await store.close();
}

function copyOf(made: OfficePlace, url: string): OfficePlace & { readonly readyFolder: string } {
  copyFileSync(made.url, url, constants.COPYFILE_FICLONE);
  return { ...made, url, readyFolder: `${url}-ready` };
}

async function onPostgres(made: OfficePlace): Promise<Figures> {
  const place = await postgresPlace();
  try {
    if (!place.isBuilt) {
      const [from, to] = [await openPlace(made), await openPlace(place)];
      await timed('the same federation imported into PostgreSQL', () =>
        importFederation(to, exportFederation(from, FEDERATION), { kinds: recordKinds }),
      );
      await Promise.all([from.close(), to.close()]);
    }
    return await measured({ ...place, readyFolder: READY_FOLDER });
  } finally {
    await place.remove();
  }
}

async function measured(place: OfficePlace & { readonly readyFolder: string }): Promise<Figures> {
  const { name, url, readyFolder } = place;
  rmSync(readyFolder, { recursive: true, force: true });
  watchDatabase(place.processor);
  const opened = noted(
    openings(name, url, () => {
      for (const file of globSync(`${readyFolder}/**/*.ready`)) truncateSync(file, statSync(file).size >> 1);
    }),
  );
  const store = await openPlace(place);
  try {
    const history = noted(await histories(store, name, url));
    const pages = noted(await pagesOverHttp(place, store));
    const corrected = noted(await corrections(store));
    return { ...corrected, ...noted(await publications(store)), ...history, ...opened, ...pages };
  } finally {
    await store.close();
  }
}
