import { expect } from 'vitest';
import type { OfficeApi } from '../office-api.ts';
import type { Person } from '../person.ts';
import { foundedOffice, joined, visitorOf } from '../year.ts';
import { versionOf } from './registry.ts';

const ROMANIA = {
  name: 'Federația de probă',
  country: 'ROU',
  timeZone: 'Europe/Bucharest',
  language: 'ro',
  series: [
    { id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2017-02-01' },
    { id: 'tineret', name: 'Tineret', regulation: 'frs-2012', part: 'youth', firstList: '2017-02-01' },
  ],
};

const PLAYERS = ['a', 'b', 'c', 'd'];
const ranking = (...players: readonly string[]) => players.map((player, i) => ({ player, place: i + 1 }));
const game = (id: string, date: string, ...players: readonly string[]) => ({
  id,
  type: 'compunere',
  date,
  results: ranking(...players),
});

interface People {
  readonly officer: Person;
  readonly arbiter: Person;
  readonly visitor: Person;
}

/** A Scrabble federation on the same installation: its own people, players, series, reports, lists and corrections. */
export async function scrabble(api: OfficeApi, link: string): Promise<void> {
  const administrator = await foundedOffice(api, 'rou', link, ROMANIA);
  const officer = await joined(api, administrator, 'oana', { roles: ['officer'] });
  const arbiter = await joined(api, administrator, 'andrei', { roles: ['arbiter'] });
  const people = { officer, arbiter, visitor: visitorOf(api, 'rou') };
  expect(await officer.ask('act.search', { kind: 'list.publish' })).toEqual({ acts: [], next: null });
  for (const player of PLAYERS) await officer.act('player.register', { player, name: `Ionescu ${player}, Ion` });
  await oldList(officer);
  await reports(people);
  await lists(people);
  await corrections(people);
  await merged(people);
}

/** A list from before the office, of a series without games so far. */
async function oldList(officer: Person): Promise<void> {
  const source = { name: 'tineret-2017-01-01.csv', digest: 'd'.repeat(64) };
  const { import: id } = await officer.act<{ import: string }>('import.open', { subject: 'lists', source });
  const batch = { import: id, digest: source.digest, batch: 0, file: source };
  const lines = [{ line: 2, id: 'a', ratings: { compunere: { rating: 163 } } }];
  const list = { ...batch, series: 'tineret', date: '2017-01-01', lines };
  await officer.act('import.list', list);
  const { version } = await officer.ask<{ version: number }>('import.show', { import: id });
  await officer.act('import.close', { import: id, version, as: 'done' });
}

async function reports({ officer, arbiter, visitor }: People): Promise<void> {
  const libere = [{ id: 'l', date: '2017-02-11', games: [{ round: 1, a: 'a', b: 'b', result: '1-0' }] }];
  const events = [
    { event: 'e1', name: 'Cupa 1', collective: [game('g', '2017-01-10', 'a', 'b', 'c')], libere: [] },
    { event: 'e2', name: 'Cupa 2', collective: [game('g', '2017-02-10', 'b', 'a', 'c')], libere },
    { event: 'e3', name: 'Cupa 3', collective: [game('g', '2017-03-10', 'c', 'b', 'a')], libere: [] },
    { event: 'e4', name: 'Cupa 4', collective: [game('g', '2017-03-11', 'c', 'b')], libere: [] },
    { event: 'e5', name: 'Cupa 5', collective: [game('g', '2017-03-12', 'c', 'b')], libere: [] },
  ];
  const unknown = { ...events[0]!, collective: [game('g', '2017-01-10', 'a', 'x')] };
  expect((await arbiter.refused('scrabble-report.submit', unknown)).length).toBeGreaterThan(0);
  const { event: _event, ...reported } = events[0]!;
  expect(await arbiter.ask('scrabble-report.check', reported)).toMatchObject({ collective: 1, libere: 0, players: 3 });
  expect(await arbiter.ask('scrabble-report.players', { written: ['a', 'Ion Ionescu b', 'x'] })).toMatchObject({
    found: [{ player: 'a' }, { player: 'b' }],
  });
  for (const event of events) await arbiter.act('scrabble-report.submit', event);
  expect(await arbiter.ask<{ events: unknown[] }>('scrabble-report.own')).toMatchObject({ events: { length: 5 } });
  await arbiter.act('scrabble-report.amend', { ...events[0]!, version: 1, place: 'Iași' });
  await officer.ask('scrabble-report.inbox', { state: 'submitted' });
  await officer.ask('scrabble-report.show', { event: 'e1' });
  await officer.act('scrabble-report.accept', { event: 'e1', version: 2 });
  for (const event of ['e2', 'e3']) await officer.act('scrabble-report.accept', { event, version: 1 });
  await officer.act('scrabble-report.refuse', { event: 'e4', version: 1 }, { reason: 'Două liste diferite.' });
  await officer.act('scrabble-report.annul', { event: 'e5', version: 1 }, { reason: 'Nu s-a jucat.' });
  expect(await visitor.ask('scrabble-event.show', { event: 'e1' })).toMatchObject({ report: { place: 'Iași' } });
  await visitor.ask('scrabble-event.search');
}

async function lists({ officer, visitor }: People): Promise<void> {
  const series = 'seniori';
  const dates = ['2017-02-01', '2017-03-01'];
  await officer.act(
    'list.publish-history',
    { series, upTo: dates.at(-1), dates },
    { reason: 'Listele de la început.' },
  );
  await officer.ask('list.preview', { series });
  await officer.act('list.publish', { series, date: '2017-04-01' });
  expect(await officer.refused('list.publish', { series, date: '2017-04-01' })).toMatchObject([
    { code: 'list-published' },
  ]);
  const list = { series, date: '2017-04-01' };
  const line = { ...list, player: 'a', type: 'compunere' };
  expect(await visitor.ask('list.read', list)).toMatchObject({ type: 'general', previous: '2017-03-01' });
  expect(await visitor.ask('rating.document', line)).toMatchObject({ regulation: 'frs-2012' });
  expect(await visitor.ask('rating.explain', line)).toMatchObject({ kind: 'scrabble', agrees: true });
  const typed = { type: 'compunere' };
  expect(await visitor.ask('rating.history', { player: 'a' })).toMatchObject({
    series: expect.arrayContaining([expect.objectContaining(typed)]),
  });
  expect(await visitor.ask('rating.live', { player: 'a' })).toMatchObject({
    ratings: expect.arrayContaining([expect.objectContaining(typed)]),
  });
}

async function corrections({ officer, visitor }: People): Promise<void> {
  const change = { kind: 'ranking', event: 'e2', game: 'g', results: ranking('a', 'b', 'c') };
  const { preview } = await officer.ask<{ preview: string }>('correction.preview', { change });
  await officer.act('correction.confirm', { change, preview }, { reason: 'Foaia de joc.' });
  expect(await visitor.ask('correction.search', { event: 'e2' })).toMatchObject({ corrections: [{ change }] });
  const { steps } = await visitor.ask<{ steps: unknown[] }>('list.differences', {
    series: 'seniori',
    date: '2017-03-01',
  });
  expect(steps.length).toBeGreaterThan(0);
  for (const kind of ['annulment', 'reinstatement']) {
    const whole = { kind, event: 'e2' };
    const seen = await officer.ask<{ preview: string }>('correction.preview', { change: whole });
    await officer.act('correction.confirm', { change: whole, preview: seen.preview }, { reason: 'Apelul.' });
  }
}

/** Two players who are one person; then every list is recomputed, and its hash matches. */
async function merged({ officer, visitor }: People): Promise<void> {
  const merge = { kept: 'd', version: await versionOf(officer, 'd'), duplicate: 'c', duplicateVersion: 1 };
  await officer.act('player.merge', merge, { reason: 'Aceeași persoană.' });
  await officer.act('list.revise', {});
  for (const date of ['2017-02-01', '2017-03-01', '2017-04-01'])
    expect(await visitor.ask('list.verify', { series: 'seniori', date })).toMatchObject({ holds: true });
}
