import { expect, it } from 'vitest';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import { put } from '../../kit/act.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly, fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { previewRevision } from './preview-revision.ts';
import { publishHistory } from './publish-history.ts';
import { readPeriod } from './read-period.ts';
import { reviseLists } from './revise-lists.ts';

const event = (name: string, state: FederationEvent['state'], end: string, minutes = 90): FederationEvent => ({
  name,
  state,
  type: 'swiss',
  start: end,
  end,
  rounds: 1,
  timeControl: { minutes, increment: 0 },
  arbiters: [],
  registeredBy: 'ada',
  registeredOn: '2017-01-01',
});

async function publishedOffice(): Promise<TestOffice> {
  const office = await testOffice();
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
  await filePlayers(office, [
    { name: 'Ana', fide, birthDate: '1980-01-01' },
    { name: 'Biel', fide, birthDate: '1980-01-01' },
  ]);
  const timeControl = { minutes: 90, increment: 30 };
  const games = [{ round: 1, white: 'p0', black: 'p1', result: '1-0' as const }];
  await fileEvents(office, [{ id: 'e1', type: 'swiss', start: '2017-01-20', end: '2017-01-20', timeControl, games }]);
  office.setToday('2017-02-15');
  for (const series of ['standard', 'rapid']) await office.perform(publishHistory, { series, upTo: '2017-02-01' });
  return office;
}

it('tells what is missing of a series: played and not reported, sent back, by rhythm', async () => {
  const office = await publishedOffice();
  await fileDirectly(office, [
    put(eventKind, 'closed', 0, event('Closed', 'closed', '2017-02-10')),
    put(eventKind, 'rapid', 0, event('Rapid', 'closed', '2017-02-10', 15)),
    put(eventKind, 'running', 0, event('Running', 'running', '2017-02-15')),
    put(eventKind, 'refused', 0, event('Refused', 'refused', '2017-02-10')),
    put(eventKind, 'long-ago', 0, event('Long ago', 'refused', '2017-01-10')),
  ]);
  const ids = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);
  const { missing, refused, due } = await office.ask(readPeriod, { series: 'standard' });
  expect([ids(missing), ids(refused), due]).toEqual([['closed'], ['refused'], []]);
  expect(ids((await office.ask(readPeriod, { series: 'rapid' })).missing)).toEqual(['rapid']);
});

it('[8.1] names the lists that are due, from their day on', async () => {
  const office = await publishedOffice();
  const due = async (today: string): Promise<string[]> => {
    office.setToday(today);
    return (await office.ask(readPeriod, { series: 'standard' })).due;
  };
  expect(await due('2017-02-28')).toEqual([]);
  expect(await due('2017-03-01')).toEqual(['2017-03-01']);
  expect(await due('2017-04-02')).toEqual(['2017-03-01', '2017-04-01']);
});

it('says nothing of the registry while no list is published, since nothing can move', async () => {
  const office = await testOffice();
  await filePlayers(office, [
    { name: 'Ana', birthDate: '1980-01-01' },
    { name: 'Anna', birthDate: '1980-01-01' },
  ]);
  const ana = await office.record(playerKind, 'p0');
  await fileDirectly(office, [put(playerKind, 'p0', 1, { ...ana!.body, mergedInto: 'p1' })]);
  expect((await office.ask(readPeriod, { series: 'standard' })).registryActs).toBe(0);
});

it('shows what the registry moved before the lists are revised', async () => {
  const office = await publishedOffice();
  expect(await office.ask(previewRevision, {})).toEqual({ lists: [], causes: [], isDue: false });
  const ana = await office.record(playerKind, 'p0');
  await filePlayers(office, [{ name: 'Ana', birthDate: '1980-01-01' }]);
  await fileDirectly(office, [put(playerKind, 'p0', 1, { ...ana!.body, mergedInto: 'p2' })]);
  expect((await office.ask(readPeriod, { series: 'standard' })).registryActs).toBe(2);
  const { lists, causes, isDue } = await office.ask(previewRevision, {});
  expect(lists.map(({ series, date }) => [series, date])).toEqual([
    ['standard', '2017-02-01'],
    ['rapid', '2017-02-01'],
  ]);
  expect(lists[0]!.lines.map(({ player }) => player).sort()).toEqual(['p0', 'p2']);
  expect([causes.length, isDue]).toEqual([2, true]);
  const { outcome } = await office.perform(reviseLists, {});
  expect(outcome.revised).toEqual(lists.map(({ lines: _, ...list }) => list));
  expect(await office.ask(previewRevision, {})).toEqual({ lists: [], causes: [], isDue: false });
});
