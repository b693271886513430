/** A process that loads one list as an office does, so that its memory use can be measured separately. */
import { readFileSync } from 'node:fs';
import { openFidePages } from '@escala/storage/fide-pages';
import { loadList } from '../../../apps/server/src/fide-register/load-list.ts';

const [url = '', file = ''] = process.argv.slice(2);
const { pages, close } = openFidePages(url);
const used = process.cpuUsage();
const start = performance.now();
const loaded = await loadList(pages, file, { listed: '2026-11-01', at: new Date().toISOString() });
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(used);
await close();
if (!('state' in loaded)) throw new Error(JSON.stringify(loaded.problems.slice(0, 3)));
// The system's maximum for a process starts with that of its parent; this one is its own.
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
console.log(JSON.stringify({ seconds, processor: (user + system) / 1e6, peak }));
