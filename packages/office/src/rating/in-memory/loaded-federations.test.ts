import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { memory } from '../../kit/memory.ts';
import type { Reading } from '../../ports.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { ratingHistory } from '../player/rating-history.ts';
import { publishList } from '../publishing/publish-list.ts';
import { federationFor } from '../series/find-series.ts';
import { loadFederation } from './load-at-start.ts';
import { loadedFederations } from './loaded-federations.ts';

async function office(): Promise<TestOffice> {
  const made = await testOffice();
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
  await filePlayers(made, [
    { name: 'A', fide, federatedOn: '2015-01-01' },
    { name: 'B', fide, federatedOn: '2015-01-01' },
  ]);
  await fileEvents(made, [
    {
      id: 'e',
      type: 'swiss',
      start: '2017-01-20',
      end: '2017-01-20',
      timeControl: { minutes: 90, increment: 30 },
      games: [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }],
    },
  ]);
  made.setToday('2017-03-01');
  return made;
}

const read = <T>(made: TestOffice, work: (reading: Reading) => Promise<T>): Promise<T> =>
  made.ports.archive.read('cat', work);

describe('a federation at hand', () => {
  it('follows what is written, and serves as long as nothing is', async () => {
    const made = await office();
    const all = loadedFederations();
    const first = await read(made, (reading) => all.of(reading));
    expect(await read(made, (reading) => all.of(reading))).toBe(first);
    await made.perform(publishList, { series: 'standard', date: '2017-02-01' });
    const second = await read(made, (reading) => all.of(reading));
    expect(second).not.toBe(first);
    expect((await read(made, (reading) => second.series(reading, 'standard')))?.sheets).toHaveLength(1);
  });

  it.each([
    ['the federation of that moment is still known', true],
    ['the federation was opened later', false],
  ])('a reading that began earlier sees its own moment, and spoils nothing: %s', async (_name, openedBefore) => {
    const made = await office();
    const all = loadedFederations();
    await read(made, async (older) => {
      if (openedBefore) await all.of(older);
      await made.perform(publishList, { series: 'standard', date: '2017-02-01' });
      const fresh = await read(made, (reading) => all.of(reading));
      const stale = await all.of(older);
      expect(stale.record.listsOf('standard')).toEqual([]);
      expect((await stale.series(older, 'standard'))?.sheets).toEqual([]);
      expect((await read(made, (reading) => fresh.series(reading, 'standard')))?.sheets).toHaveLength(1);
      expect(await read(made, (reading) => all.of(reading))).toBe(fresh);
    });
  });

  it('leaves with all that is kept for it when there is no room, whoever was not asked for longest first (D-OFF-705)', async () => {
    const made = await office();
    const of = (federation: string) => (reading: Reading) => ({ ...reading, federation });
    const all = loadedFederations();
    const [free, names] = [memory(Number.POSITIVE_INFINITY), ['a', 'b', 'c']];
    const opened = (federation: string, into = free) =>
      read(made, async (reading) => {
        const loaded = await all.of(of(federation)(reading), { memory: into });
        await loaded.series(reading, 'standard');
        return loaded;
      });
    const [a, , c] = [await opened('a'), await opened('b'), await opened('c')];
    const one = all.held({}).bytes / 3;
    expect([all.held({}).federations, one > 1000]).toEqual([3, true]);
    const tight = memory(2.5 * one);
    const notes = (): { federation?: string } => ({});
    for (const federation of names) tight.keep(notes, federation).federation = federation;
    expect(await opened('a', tight)).toBe(a);
    expect(all.held({})).toEqual({ federations: 2, bytes: 2 * one });
    expect(names.map((federation) => tight.keep(notes, federation).federation)).toEqual(['a', undefined, 'c']);
    expect(await opened('c', free)).toBe(c);
    expect(await opened('a', memory(0))).toBe(a);
    expect(all.held({})).toEqual({ federations: 1, bytes: one });
  });

  it('is opened with all its series before anybody asks', async () => {
    const made = await office();
    const ports = { ...made.ports, memory: memory() };
    await loadFederation(ports, 'cat');
    const loaded = await read(made, (reading) => federationFor(ports, reading));
    const series = loaded.record.federation.series.map(({ id }) => id);
    // What is open answers without reading.
    const none = undefined as unknown as Reading;
    for (const id of series) expect((await loaded.series(none, id))?.series.id).toBe(id);
  });

  it('is opened with all that a page of a player looks things up in', async () => {
    const made = await office();
    await made.perform(publishList, { series: 'standard', date: '2017-02-01' });
    const ports = { ...made.ports, memory: memory() };
    await loadFederation(ports, 'cat');
    const asked: string[] = [];
    await read(made, async (reading) => {
      const watched: Reading = {
        ...reading,
        papers: (folder, query) => {
          asked.push(folder);
          return reading.papers(folder, query);
        },
      };
      const listName = ({ name }: { name: string }) => name;
      const by = { viewer: NOBODY, at: '2017-03-01T12:00:00.000Z', today: '2017-03-01', listName };
      const { series } = await ratingHistory.ask(watched, { player: 'p0' }, by, ports);
      expect(series.map(({ points }) => points.length)).toContain(1);
    });
    expect(asked).toEqual([]);
  });
});
