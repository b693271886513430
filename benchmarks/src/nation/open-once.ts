import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keepReady, memory } from '@escala/office';
import { settled } from '../office/lists.ts';
import { ask } from '../office/office-desk.ts';
import { FEDERATION, openPlace, portsOf } from '../office/office-place.ts';
import { type Spent, spent, withDatabase } from './time-spent.ts';

/** Tasks of a process with nothing in memory yet. */
const WORKS = {
  write: 'columns kept ready are written',
  history: 'a player’s history',
  rerated: 'all lists made anew',
};
export type FirstWork = keyof typeof WORKS;

export interface OpenedOnce extends Spent {
  readonly megabytes: number;
}

/** In a separate process, from prepared columns if there are any. */
export function openOnce(name: string, url: string, work: FirstWork): OpenedOnce {
  const program = [fileURLToPath(import.meta.url), name, url, work];
  return withDatabase(() => JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' })) as OpenedOnce);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , name, url, work] = process.argv as [string, string, string, string, FirstWork];
  const store = await openPlace({ name, url });
  const ports = portsOf(store, { memory: memory(), ready: store.ready });
  const done = await spent(async () => {
    if (work === 'write') await keepReady(ports, FEDERATION, { least: 0, mostBehind: 0 });
    else await ask(ports, 'rating.history', { player: '2' });
    if (work === 'rerated') await settled(ports);
  });
  console.log(JSON.stringify({ ...done, megabytes: process.memoryUsage().rss / 1e6 }));
  await store.close();
}
