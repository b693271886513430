import { expect } from 'vitest';
import type { OfficeApi } from '../office-api.ts';
import type { Person } from '../person.ts';
import { foundedOffice, joined, visitorOf } from '../year.ts';
import { eventVersion, reportVersion } from './desk.ts';

const ANDORRA = {
  name: 'Federació per les normes de la FIDE',
  country: 'AND',
  timeZone: 'Europe/Andorra',
  language: 'ca',
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-07-01' }],
};

const PLAYERS = ['a', 'b', 'c', 'd'];

interface Told {
  readonly start: string;
  readonly end: string;
}

/** A federation that rates by FIDE's regulations: a late event, an appeal, phases of one event. */
export async function byFide(api: OfficeApi, link: string): Promise<void> {
  const administrator = await foundedOffice(api, 'and', link, ANDORRA);
  const officer = await joined(api, administrator, 'olga', { roles: ['officer'] });
  const commission = await joined(api, administrator, 'carles', { roles: ['commission'] });
  const arbiter = await joined(api, administrator, 'adam', { roles: ['arbiter'] });
  for (const player of PLAYERS) await officer.act('player.register', { player, name: `Pons ${player}, Pere` });
  await officer.act(
    'title.award',
    { player: 'd', version: 1, title: 'GM', on: '2017-01-01' },
    { reason: 'FIDE says so.' },
  );
  api.clock.goTo('2017-06-01');
  for (const event of ['previa', 'final']) await handedIn(arbiter, event, { start: '2017-05-20', end: '2017-05-20' });
  const facts = { name: 'Campionat', type: 'swiss', start: '2017-05-20', end: '2017-05-21', rounds: 2 };
  await arbiter.act('event.register', { event: 'tot', facts: { ...facts, ...MORE } });
  await arbiter.act('report.submit', {
    event: 'tot',
    version: await eventVersion(arbiter, 'tot'),
    from: { kind: 'phases', events: ['previa', 'final'] },
  });
  await appealed({ officer, commission, arbiter });
  const version = await reportVersion(officer, 'tot');
  const late = await officer.refused('report.accept', { event: 'tot', version });
  expect(late).toMatchObject([{ code: 'permission-missing', article: '0.4' }]);
  await officer.act('report.accept', { event: 'tot', version, permission: { by: 'Joan Qui Permet' } });
  const visitor = visitorOf(api, 'and');
  const seen = await visitor.ask<{ decision: object }>('event.show', { event: 'tot' });
  expect(seen.decision).toMatchObject({ permission: { by: 'Joan Qui Permet' } });
  api.clock.goTo('2017-07-01');
  await officer.act('list.publish', { series: 'fide', date: '2017-07-01' });
  const sections = await visitor.ask<{ titled: { id: string }[] }>('list.sections', { series: 'fide' });
  expect(sections).toMatchObject({ top: [], inactive: [], titled: [{ id: 'd', title: 'GM' }] });
  await handedIn(
    arbiter,
    'normes',
    { start: '2017-06-20', end: '2017-06-20' },
    { rules: 'fide-2026', system: 'fide-dutch' },
  );
  const certificate = await visitor.ask('norm.certificate', { event: 'normes', player: 'c', norm: 'GM' });
  expect(certificate).toMatchObject({ norm: { achieved: false, opponents: [{ opponent: 'd' }] } });
  await arbiter.act('event.take-fide-report', { event: 'normes', file: 'report.trf' });
  await guest(arbiter, officer);
  await otherBook(officer);
  await normElsewhere(administrator, officer, visitor);
}

/** A norm from another federation's event, by certificate, then annulled (D-FT-13). */
async function normElsewhere(administrator: Person, officer: Person, visitor: Person): Promise<void> {
  const { version } = await officer.ask<{ version: number }>('federation.show');
  await administrator.act('federation.amend', { version, competitionRules: 'fide-2026' }, { reason: 'Norms.' });
  const event = { name: 'Open de Pau', place: 'Pau', federation: 'FRA', start: '2017-06-01', end: '2017-06-09' };
  const told = { player: 'a', norm: 'IM', ...event, games: 9, score: 6, average: 2400, federations: 3, own: 1 };
  const { norm } = await officer.act<{ norm: string }>('norm.enter-elsewhere', told);
  const seen = await visitor.ask('title.applications', { player: 'a' });
  expect(seen).toMatchObject({ applications: [{ title: 'IM', norms: [{ elsewhere: { place: 'Pau' } }] }] });
  await officer.act('norm.revoke-elsewhere', { norm, version: 1 }, { reason: 'It was of another player.' });
  const championship = { name: 'World Junior', placeTaken: '2nd', article: 'A.2', end: '2017-05-20' };
  const place = { player: 'a', title: 'IM', ...championship, players: 120, rounds: 11 };
  const { title } = await officer.act<{ title: string }>('title.enter-by-place', place);
  expect(await visitor.ask('title.applications', { player: 'a' })).toMatchObject({ byPlace: [{ title: 'IM' }] });
  await officer.act('title.revoke-by-place', { title, version: 1 }, { reason: 'It was of another player.' });
}

/** An unknown player is entered by name, and confirmed by the office (D-OFF-565). */
async function guest(arbiter: Person, officer: Person): Promise<void> {
  const entries = { kind: 'lines', text: 'Nova, Nadia 1500' };
  const { lines } = await arbiter.ask<{ lines: object[] }>('entry.recognise', { text: entries.text });
  expect(lines).toMatchObject([{ state: 'guest', rating: 1500 }]);
  const facts = { name: 'Social', type: 'swiss', rounds: 3, start: '2017-07-08', end: '2017-07-08', ...MORE };
  await arbiter.act('event.register', { event: 'social', facts, entries });
  const { entries: entered } = await arbiter.ask<{ entries: { player: string }[] }>('event.show', { event: 'social' });
  await officer.act('player.confirm', { player: entered[0]!.player, version: 1 });
}

/** Another regulation from a coming list on, then not after all (D-OFF-532, D-OFF-533). */
async function otherBook(officer: Person): Promise<void> {
  const change = { series: 'fide', regulation: 'fide-2024', from: '2024-03-01', lift: true };
  await officer.ask('series.preview-book-change', change);
  const { version } = await officer.ask<{ version: number }>('federation.show', {});
  await officer.act('series.change-book', { version, ...change }, { reason: 'As FIDE does.' });
  await officer.act('series.keep-book', { version: version + 1, series: 'fide' }, { reason: 'Not yet.' });
}

const MORE = { timeControl: { minutes: 90, increment: 30 }, arbiters: [] };

async function handedIn(arbiter: Person, event: string, days: Told, played: object = {}): Promise<void> {
  const facts = { name: event, type: 'swiss', rounds: 1, ...days, ...MORE, ...played };
  await arbiter.act('event.register', { event, facts });
  const tournament = {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    ...played,
    rounds: 1,
    players: PLAYERS.map((id) => ({ id })),
    games: [
      { round: 1, white: 'a', black: 'b', result: '1-0' },
      { round: 1, white: 'c', black: 'd', result: '1/2' },
    ],
  };
  const from = { kind: 'json', text: JSON.stringify(tournament) };
  await arbiter.act('report.submit', { event, version: 1, from });
}

async function appealed({ officer, commission, arbiter }: Record<string, Person>): Promise<void> {
  const event = 'tot';
  const version = async () => ({ event, version: await reportVersion(officer!, event) });
  await officer!.act('report.refuse', await version(), { reason: 'The clocks were fast.' });
  await arbiter!.act('report.appeal', { ...(await version()), text: 'They were checked by the arbiter.' });
  const decided = { ...(await version()), upheld: true };
  await commission!.act('report.decide-appeal', decided, { reason: 'The clocks were seen.' });
}
