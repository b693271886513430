import { addMonths, dayFrom, writeDay } from '@escala/core';
import { memory, type OfficePorts, SYSTEM } from '@escala/office';
import type { Store } from '@escala/storage';
import { type Preview, wrongResult } from '../office/corrections.ts';
import { Latencies } from '../office/latencies.ts';
import { bareLoops, settled } from '../office/lists.ts';
import { act, ask } from '../office/office-desk.ts';
import { portsOf, SIZE, setToday } from '../office/office-place.ts';
import { type History, inProcess, readPage } from '../office/player-pages.ts';
import { type Figure, type Figures, told } from './figures.ts';
import { type OpenedOnce, openOnce } from './open-once.ts';
import { leastSpent, spent } from './time-spent.ts';

const last = Number(SIZE.endsOn.slice(0, 4));
const first = last - SIZE.years;
const half = last - Math.ceil(SIZE.years / 2);
const lastList = `${SIZE.endsOn.slice(0, 7)}-01`;

/** A process with nothing in memory: from prepared columns, and without them. */
export function openings(name: string, url: string, cut: () => void): Figures {
  const opened = (least: number): OpenedOnce =>
    Array.from({ length: least }, () => openOnce(name, url, 'history')).reduce((a, b) => (a.wall < b.wall ? a : b));
  const record = opened(1);
  const written = openOnce(name, url, 'write');
  const ready = opened(3);
  cut();
  const afterCrash = opened(1);
  openOnce(name, url, 'write');
  return {
    'opening, to a player’s history, from the file': told(ready, '< 500 ms'),
    '   memory of the process': {
      value: ready.megabytes,
      text: `${ready.megabytes.toFixed(0)} MB`,
      target: '< 500 MB',
    },
    '   no file yet: from the record': told(record),
    '   the file was cut short by a crash': told(afterCrash),
    '   the file written, beside the loop': told(written),
  };
}

/** Previews, a correction and its reversal, and what old lists then show. */
export async function corrections(store: Store): Promise<Figures> {
  const ports = portsOf(store, { memory: memory(), ready: store.ready });
  await ask(ports, 'rating.history', { player: '1' });
  const figures: Record<string, Figures[string]> = { 'a player’s page, in the process': await pages(ports) };
  const preview = (change: unknown) => ask<Preview>(ports, 'correction.preview', { change }, SYSTEM);
  const game = async (year: number, isRapid = false) => wrongResult(store, year, isRapid);
  const [recent, other] = [await game(last - 1), await game(last - 2)];
  figures['preview, the first after opening, game of last year'] = told(await spent(() => preview(recent)), '< 300 ms');
  for (const [name, change] of [
    ['standard game of the first year', await game(first)],
    ['rapid game of the first year', await game(first, true)],
    ['standard game of half the years ago', await game(half)],
    ['standard game of last year', recent],
    ['annulment of an event of the first year', { kind: 'annulment', event: (await game(first)).event }],
    ['annulment of an event of last year', { kind: 'annulment', event: recent.event }],
  ] as const) {
    const { players, lists } = await preview(change);
    // The last preview is cached: another one replaces it.
    const between = () => preview(change === recent ? other : recent);
    figures[`preview, ${name} (${players} players, ${lists.length} lists)`] = told(
      await leastSpent(3, () => preview(change), between),
      '< 300 ms',
    );
  }
  return { ...figures, ...(await confirmed(ports, await game(first))) };
}

/** Confirmed, and reversed by another correction. */
async function confirmed(ports: OfficePorts, change: Awaited<ReturnType<typeof wrongResult>>): Promise<Figures> {
  const [there, back] = [change, { ...change, result: '1-0' }];
  const confirm = async (wanted: unknown) => {
    const { preview } = await ask<{ preview: string }>(ports, 'correction.preview', { change: wanted }, SYSTEM);
    return spent(() => act(ports, 'correction.confirm', { change: wanted, preview }));
  };
  const date = await listOf(ports, change.white);
  const explain = () =>
    ask(ports, 'rating.explain', { player: change.white, series: 'standard', date, edition: 'published' });
  const done = await confirm(there);
  const page = await spent(() => ask(ports, 'rating.history', { player: change.white }));
  const [old, again] = [await spent(explain), await leastSpent(3, explain)];
  const undone = await confirm(back);
  return {
    'correction confirmed, standard game of the first year': told(done, '< 300 ms'),
    '   the first page of a player after it': told(page),
    '   an old list as published explained, the first time': told(old, '< 500 ms'),
    '   the same again': told(again, '< 500 ms'),
    'that correction corrected': told(undone, '< 300 ms'),
    '   a player’s page since, in the process': await pages(ports),
  };
}

/** Pages of many players, one after another. */
async function pages(ports: OfficePorts): Promise<Figure> {
  const source = inProcess(ports);
  const some = async (): Promise<void> => {
    const latencies = new Latencies();
    for (let page = 0; page < PAGES; page++) await readPage(source, latencies);
  };
  await some();
  const least = await leastSpent(3, some);
  const [wall, processor, ofDatabase] = [least.wall, least.processor, least.database].map((spent) => spent / PAGES);
  const text = `${wall!.toFixed(1)} (${processor!.toFixed(1)}${ofDatabase! > 0 ? ` + ${ofDatabase!.toFixed(1)}` : ''})`;
  return { value: wall!, processor: processor! + ofDatabase!, text };
}
const PAGES = 300;

/**
 * The list half of the years ago, or the last earlier one with the player: after many years some are no longer listed.
 */
async function listOf(ports: OfficePorts, player: string): Promise<string> {
  const { series } = await ask<History>(ports, 'rating.history', { player });
  const dates = series.find((each) => each.series === 'standard')!.points.map(({ date }) => date);
  return dates.findLast((date) => date <= `${half}-06-01`) ?? dates[0]!;
}

/** All lists recomputed and compared, beside the bare loop over the same games for each series. */
export async function histories(store: Store, name: string, url: string): Promise<Figures> {
  const ports = portsOf(store, { memory: memory(), ready: store.ready });
  await ask(ports, 'rating.history', { player: '1' });
  const bare = 2 * (await bareLoops(store, ports));
  const times = (wall: number): string => `${(wall / bare).toFixed(1)} times`;
  await settled(ports);
  const again = await leastSpent(3, () => settled(ports));
  const nothing = openOnce(name, url, 'rerated');
  const verify = () => ask(portsOf(store), 'list.verify', { series: 'standard', date: lastList });
  return {
    'bare table loop over all games, both series': { value: bare, text: `${bare.toFixed(0)} ms` },
    'history re-rated and compared, federation open': {
      ...told(again),
      text: `${told(again).text}, ${times(again.processor)}`,
      target: '< 6 times',
    },
    '   from nothing': {
      ...told(nothing),
      text: `${told(nothing).text}, ${times(nothing.processor)}`,
      target: '< 6 times',
    },
    'latest list verified, from the record alone': told(await leastSpent(2, verify)),
  };
}

/** Must be last: the record advances. */
export async function publications(store: Store): Promise<Figures> {
  const ports = portsOf(store, { memory: memory(), ready: store.ready });
  await ask(ports, 'rating.history', { player: '1' });
  const next = writeDay(addMonths(dayFrom(lastList), 1));
  setToday(next);
  const publish = (series: string) => spent(() => act(ports, 'list.publish', { series, date: next }));
  const [one, other] = [await publish('standard'), await publish('rapid')];
  const page = await spent(() => ask(ports, 'rating.history', { player: '2' }));
  setToday(SIZE.endsOn);
  return {
    'next list published, the first after opening': told(one, '< 500 ms'),
    '   the one after it': told(other, '< 500 ms'),
    '   the first page of a player after both': told(page),
  };
}
