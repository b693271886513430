import { join } from 'node:path';
import { parsePlayersFile } from '@escala/formats';
import {
  type Federation,
  type Import,
  importKind,
  type Kept,
  type Player,
  playerKind,
  playerRowsOf,
  REGISTER_COLUMNS,
} from '@escala/office';
import { foundFederation, importPlayers, openImport } from '@escala/office/acts';
import { openStore, type Store } from '@escala/storage';
import { officeDesk } from '../office/office-desk.ts';

export const CATALONIA: Federation = {
  name: 'Federació de prova',
  country: 'ESP',
  timeZone: 'Europe/Madrid',
  language: 'ca',
  series: [
    { id: 'standard', name: 'Estàndard', regulation: 'fce-2016', part: 'standard', firstList: '2026-01-01' },
    { id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2026-01-01' },
  ],
};

export async function inStore<Result>(folder: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ url: join(folder, 'office.sqlite') });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A folder with a newly founded federation. */
export async function foundOffice(folder: string): Promise<void> {
  await inStore(folder, ({ archive }) => officeDesk(archive, 'cat', undefined).perform(foundFederation, CATALONIA));
}

/** Registers players within this process. */
export async function takePlayers(folder: string, csv: string): Promise<void> {
  const rows = playerRowsOf(parsePlayersFile(csv, REGISTER_COLUMNS).players);
  const digest = '0'.repeat(64);
  await inStore(folder, async ({ archive }) => {
    const desk = officeDesk(archive, 'cat', undefined);
    const opened = await desk.perform(openImport, { subject: 'players', source: { name: 'register', digest } });
    await desk.perform(importPlayers, { import: opened.import, digest, batch: 0, rows });
  });
}

export const playersOf = (folder: string): Promise<readonly Kept<Player>[]> =>
  inStore(folder, ({ archive }) => archive.read('cat', (reading) => reading.list(playerKind)));

export const importsOf = (folder: string): Promise<readonly Kept<Import>[]> =>
  inStore(folder, ({ archive }) => archive.read('cat', (reading) => reading.list(importKind)));
