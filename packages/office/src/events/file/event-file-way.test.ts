import { expect, it } from 'vitest';
import { clubKind } from '../../registry/clubs/club.ts';
import { registerClub } from '../../registry/clubs/club-acts.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { registerPlayer } from '../../registry/players/register-player.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { addEntry } from '../entries/add-entry.ts';
import { entryKind } from '../entries/entry.ts';
import { withdrawEntry } from '../entries/withdraw-entry.ts';
import { eventKind } from '../event.ts';
import { closeEvent } from '../event-state-acts.ts';
import { showStandings } from '../places/show-standings.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { waiveFinding } from '../reports/refuse-report.ts';
import { submitReport } from '../reports/submit-report.ts';
import { showRounds } from '../rounds/show-rounds.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, enterAll, officeWithPlayers, pair, playerOf, playRounds, SWISS } from '../testing/event-office.ts';
import type { EventFile } from './event-file.ts';
import { receiveEvent } from './receive-event.ts';
import { eventFile } from './write-event-file.ts';

const by = { actor: ARBITER };
/** The person who set up the laptop: the whole desk is theirs. */
const alone = { actor: { ...ARBITER, roles: ['arbiter', 'officer'] as const } };
const GUEST = { name: 'Nou, Convidat', birthYear: 1990 };

/** The federation's office has more players than the event, so that the laptop's next id is another player's here. */
async function federationOffice(): Promise<TestOffice> {
  const more = (i: number): Partial<Player> => ({
    birthDate: `${1960 + i}-05-17`,
    sex: i % 2 ? 'f' : 'm',
    titles: i === 1 ? [{ title: 'MI' }] : [],
    licences: { '2015': 'old', '2017': 'club-1' },
  });
  const office = await officeWithPlayers(20, more);
  await office.perform(registerClub, { club: 'club-1', name: 'Club d’Escacs Prova', town: 'Olot' });
  for (let i = 1; i <= 20; i++)
    await office.perform(registerPlayer, { player: String(i), name: `Altre${i}, Algú`, birthYear: 2000 });
  await office.perform(registerEvent, { event: 'open', facts: { ...SWISS, club: 'club-1' } }, by);
  await enterAll(office, 12);
  return office;
}

const fileOf = (office: TestOffice): Promise<EventFile> => office.ask(eventFile, { event: 'open' });
const playerAt = (office: TestOffice, id: string) => office.record(playerKind, id);

const eventAt = async (office: TestOffice) => (await office.record(eventKind, 'open'))!;

async function laptopWith(file: EventFile): Promise<TestOffice> {
  const laptop = await testOffice();
  await laptop.perform(receiveEvent, { file, register: true }, alone);
  return laptop;
}

async function pairsOf(office: TestOffice) {
  const { rounds } = await office.ask(showRounds, { event: 'open' });
  return rounds.map(({ boards }) => boards.map(({ white, black, result }) => [white, black, result]));
}

it('the file tells of players what a laptop needs, and of their birth the year (D-OFF-380)', async () => {
  const file = await fileOf(await federationOffice());
  expect(file.players).toHaveLength(12);
  expect(file.players[0]).toEqual({
    id: 'p01',
    name: 'Cognom1, Nom',
    birthYear: 1961,
    sex: 'f',
    fideId: '22000001',
    fideRatings: [{ from: '2016-01-01', standard: 2190 }],
    licences: { '2017': 'club-1' },
    titles: [{ title: 'MI' }],
  });
  expect(file.clubs).toEqual([{ id: 'club-1', name: 'Club d’Escacs Prova', town: 'Olot' }]);
  expect(JSON.stringify(file)).not.toContain('-05-17');
});

it('an office that knows nobody says so once, and registers all of them where that is wanted (D-OFF-381)', async () => {
  const file = await fileOf(await federationOffice());
  const laptop = await testOffice();
  expect(await laptop.refusals(laptop.perform(receiveEvent, { file }))).toMatchObject([
    { code: 'event-players-to-register', field: 'register', values: { count: 12, more: 7 } },
  ]);
  const none = { ...file, players: [], entries: [] };
  expect(await laptop.refusals(laptop.perform(receiveEvent, { file: none }))).toMatchObject([
    { code: 'event-clubs-to-register', values: { count: 1, names: 'Club d’Escacs Prova', more: 0 } },
  ]);
  const { outcome, entry } = await laptop.perform(receiveEvent, { file, register: true });
  expect(outcome.registered).toHaveLength(12);
  expect(outcome).toMatchObject({ entries: 12, clubs: ['club-1'] });
  expect(entry.touched.filter(({ kind }) => kind === 'player')).toHaveLength(12);
  expect((await playerAt(laptop, 'p12'))?.body).toMatchObject({ number: 11, name: 'Cognom12, Nom', birthYear: 1972 });
  const club = await laptop.record(clubKind, 'club-1');
  expect(club).toMatchObject({ body: { town: 'Olot' } });
});

it('[Suis 7] the laptop pairs by the same numbers as the office', async () => {
  const office = await federationOffice();
  const laptop = await laptopWith(await fileOf(office));
  for (const each of [office, laptop]) await playRounds(each, 1, 3);
  expect(await pairsOf(laptop)).toEqual(await pairsOf(office));
});

it('the event comes back under the ids of the office, nobody is registered twice, and its report is accepted', async () => {
  const office = await federationOffice();
  const laptop = await laptopWith(await fileOf(office));
  await playRounds(laptop, 1, 3);
  await laptop.perform(closeEvent, { event: 'open', version: (await eventAt(laptop)).version }, alone);
  const count = () => office.read((reading) => reading.count(playerKind));
  const before = await count();
  const { outcome } = await office.perform(receiveEvent, { file: await fileOf(laptop) }, by);
  expect(outcome).toEqual({ event: 'open', rounds: 3, boards: 18, entries: 12 });
  expect(await count()).toBe(before);
  expect(await pairsOf(office)).toEqual(await pairsOf(laptop));
  expect((await eventAt(office)).body).toMatchObject({ state: 'closed', registeredBy: 'ada' });
  const findings = await submitted(office);
  expect(await submitted(laptop)).toEqual(findings);
  for (const { severity, code, article } of findings)
    if (severity === 'error') await office.perform(waiveFinding, { event: 'open', version: 1, code, article });
  await office.perform(acceptReport, { event: 'open', version: 1 });
  expect((await eventAt(office)).body.state).toBe('accepted');
});

async function submitted(office: TestOffice) {
  office.setToday('2017-02-12');
  const { version } = await eventAt(office);
  const { outcome } = await office.perform(submitReport, { event: 'open', version, from: { kind: 'desk' } });
  return outcome.findings;
}

it('[Oberts 1] an officer’s laptop has the day of registration from the file, an arbiter brings none (D-OFF-384)', async () => {
  const file = await fileOf(await federationOffice());
  for (const [actor, day] of [
    [alone.actor, '2017-01-15'],
    [ARBITER, '2017-02-01'],
  ] as const) {
    const laptop = await officeWithPlayers(12);
    await laptop.perform(registerClub, { club: 'club-1', name: 'Club d’Escacs Prova' });
    laptop.setToday('2017-02-01');
    await laptop.perform(receiveEvent, { file }, { actor });
    expect((await eventAt(laptop)).body.registeredOn).toBe(day);
  }
});

async function withGuest(office: TestOffice): Promise<EventFile> {
  const laptop = await laptopWith(await fileOf(office));
  const { outcome } = await laptop.perform(registerPlayer, GUEST);
  // The id of another player in the federation's office.
  expect(outcome.player).toBe('13');
  await laptop.perform(addEntry, { event: 'open', player: '13' });
  await playRounds(laptop, 1, 3);
  return fileOf(laptop);
}

it('a guest of the laptop is nobody here by chance of the id, and is registered as a guest (D-OFF-382)', async () => {
  const office = await federationOffice();
  const file = await withGuest(office);
  expect(file.players.filter(({ addedThere }) => addedThere)).toMatchObject([{ id: '13', ...GUEST }]);
  expect(await office.refusals(office.perform(receiveEvent, { file }, by))).toMatchObject([
    { code: 'event-players-by-officer', values: { count: 1, names: 'Nou, Convidat' } },
  ]);
  const { outcome } = await office.perform(receiveEvent, { file, register: true });
  expect(outcome).toMatchObject({
    registered: [{ player: '41', name: 'Nou, Convidat' }],
    otherIds: [{ player: '41', told: '13' }],
  });
  expect((await playerAt(office, '41'))?.body).toMatchObject({ number: 40, licences: {} });
  const { standings } = await office.ask(showStandings, { event: 'open', round: 3 });
  expect(standings.rows.map(({ player }) => player)).toContain('41');
  expect(standings.rows.map(({ player }) => player)).not.toContain('13');
});

it('a guest whom the office registered meanwhile is found by name and year of birth (D-OFF-382)', async () => {
  const office = await federationOffice();
  const file = await withGuest(office);
  await office.perform(registerPlayer, { player: 'g1', ...GUEST });
  const { outcome } = await office.perform(receiveEvent, { file }, by);
  expect(outcome.otherIds).toEqual([{ player: 'g1', told: '13' }]);
});

it('whoever has another id on the laptop has the office’s own in the file that goes back (D-OFF-382)', async () => {
  const office = await federationOffice();
  const laptop = await testOffice();
  await laptop.perform(registerPlayer, { player: '1', name: 'Cognom8, Nom', fideId: '22000008' });
  await laptop.perform(receiveEvent, { file: await fileOf(office), register: true }, alone);
  await playRounds(laptop, 1, 1);
  const back = await fileOf(laptop);
  expect(back.players.map(({ id }) => id)).toContain('p08');
  expect(JSON.stringify({ ...back, history: [] })).not.toContain('"1"');
  await office.perform(receiveEvent, { file: back }, by);
});

it('an id is not enough where name and year of birth are another person’s (D-OFF-382)', async () => {
  const office = await federationOffice();
  const laptop = await testOffice();
  await laptop.perform(registerPlayer, { player: 'p03', name: 'Ningú, Altra', birthYear: 1999 });
  const file = await fileOf(office);
  expect(await laptop.refusals(laptop.perform(receiveEvent, { file, register: true }))).toMatchObject([
    { code: 'player-named-otherwise', values: { id: 'p03', name: 'Cognom3, Nom', holder: 'Ningú, Altra' } },
  ]);
});

it('a namesake here with another id is told before anybody is registered twice (D-OFF-381)', async () => {
  const file = await fileOf(await federationOffice());
  const laptop = await testOffice();
  await laptop.perform(registerPlayer, { player: '7', name: 'Cognom3, Nom' });
  expect(await laptop.refusals(laptop.perform(receiveEvent, { file, register: true }))).toMatchObject([
    { code: 'event-players-similar', values: { count: 1, names: 'Cognom3, Nom (p03 – 7)' } },
  ]);
});

it('entries that the file does not have are no part of the event any longer (D-OFF-383)', async () => {
  const office = await federationOffice();
  const laptop = await laptopWith(await fileOf(office));
  await laptop.perform(withdrawEntry, { event: 'open', player: playerOf(12), version: 1 });
  await office.perform(addEntry, { event: 'open', player: playerOf(13) }, by);
  await playRounds(laptop, 1, 1);
  const { outcome } = await office.perform(receiveEvent, { file: await fileOf(laptop) }, by);
  expect(outcome.takenBack?.map(({ player }) => player)).toEqual(['p12', 'p13']);
  const { standings } = await office.ask(showStandings, { event: 'open', round: 1 });
  expect(standings.rows).toHaveLength(11);
  await pair(office, 2);
  const entries = await office.read((reading) => reading.find(entryKind, { key: 'event', equals: 'open' }));
  expect(entries.filter(({ body }) => body.cancelled)).toHaveLength(2);
});

it('what an officer lets pass is not brought along by a file (D-OFF-384)', async () => {
  const office = await federationOffice();
  const file = await fileOf(office);
  const waivers = [{ code: 'fce-2016.duration' as const, article: '1', reason: 'Own.', by: 'ada', on: '2017-01-15' }];
  const bold = { ...file, event: { ...file.event, body: { ...file.event.body, waivers, decidedOn: '2017-01-15' } } };
  await office.perform(receiveEvent, { file: bold }, by);
  const { body } = await eventAt(office);
  expect(body).not.toHaveProperty('waivers');
  expect(body).not.toHaveProperty('decidedOn');
});

it('whoever has a game is asked for, though the file does not list them (D-OFF-381)', async () => {
  const office = await federationOffice();
  const file = await fileOf(office);
  const less = { ...file, players: file.players.slice(1) };
  const laptop = await testOffice();
  expect(await laptop.refusals(laptop.perform(receiveEvent, { file: less, register: true }))).toMatchObject([
    { code: 'player-not-registered', values: { id: 'p01' } },
  ]);
});
