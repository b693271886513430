import { expect } from 'vitest';
import type { Year } from '../year.ts';
import { acceptReport, enterRound, entryVersion, eventVersion, playRounds, reportVersion, roundOf } from './desk.ts';
import { OPEN } from './open-swiss.ts';

/** Reports that come as files, one refused report, one too late for its list, and a round robin of rapid play. */
export async function otherEvents(year: Year): Promise<void> {
  const { arbiter, officer } = year;
  const trf = await arbiter.ask<{ text: string }>('event.trf', { event: 'obert' });
  const document = onDay(JSON.stringify(await arbiter.ask('event.document', { event: 'obert' })), '16');
  await announced(year, 'segon', '2017-03-10');
  const submitted = (text: string) => ({ event: 'segon', version: 1, from: { kind: 'trf', text } });
  const otherDays = await arbiter.refused('report.submit', submitted(trf.text));
  expect(otherDays).toMatchObject([{ code: 'report-dates' }]);
  const file = onDay(trf.text, '10');
  const unknown = await arbiter.refused('report.submit', submitted(file.replaceAll('2200003', '2299999')));
  expect(unknown).toMatchObject([{ code: 'player-not-registered' }]);
  await arbiter.act('report.submit', submitted(file));
  await acceptReport(officer, 'segon');
  for (const event of ['tercer', 'quart']) {
    await announced(year, event, '2017-03-16');
    await arbiter.act('report.submit', { event, version: 1, from: { kind: 'json', text: document } });
  }
  const refused = { event: 'tercer', version: await reportVersion(officer, 'tercer') };
  await officer.act('report.refuse', refused, { reason: 'The same games as in the open of Mataró.' });
  await roundRobin(year);
  await byesAskedFor(year);
  await knockoutWithTieBreaks(year);
}

/** The same file, played on one day of March. */
const onDay = (text: string, day: string): string => text.replace(/(17[-/]03[-/])\d\d/g, `$1${day}`);

/** The facts of the open, on other days. */
async function announced({ arbiter }: Year, event: string, day: string): Promise<void> {
  const roundDates = OPEN.roundDates.map(() => day);
  const facts = { ...OPEN, name: `Obert ${event}`, start: day, end: day, roundDates };
  await arbiter.act('event.register', { event, facts });
}

async function roundRobin({ arbiter, officer, visitor }: Year): Promise<void> {
  const event = 'tancat';
  const facts = {
    name: 'Tancat ràpid',
    system: 'round-robin',
    type: 'round-robin',
    start: '2017-03-18',
    end: '2017-03-18',
    rounds: 3,
    timeControl: { minutes: 15, increment: 5 },
    arbiters: [arbiter.account],
  };
  await officer.act('event.register', { event, facts });
  const players = ['1', '2', '3', '4'].map((player) => ({ player }));
  await arbiter.act('entry.add-many', { event, from: { kind: 'registry', players } });
  await playRounds(arbiter, event, 1, 3);
  await arbiter.act('event.close', { event, version: await eventVersion(arbiter, event) });
  await arbiter.act('report.submit', { event, version: await eventVersion(arbiter, event), from: { kind: 'desk' } });
  await acceptReport(officer, event);
  const live = await visitor.ask<{ series: { series: string }[] }>('rating.live', { player: '1' });
  expect(JSON.stringify(live)).toContain('rapid');
}

/** The Dutch system: a half-point bye, and two players who must not meet; the event is annulled at the end. */
async function byesAskedFor({ arbiter, commission }: Year): Promise<void> {
  const event = 'holandes';
  const days = { start: '2017-03-19', end: '2017-03-20', rounds: 2, timeControl: { minutes: 60 }, arbiters: [] };
  const limits = { byeLimits: { most: 1, notInLast: 1 }, scoring: { win: 3, draw: 1, loss: 0 } };
  const system = { rules: 'fide-2026', system: 'fide-dutch', type: 'swiss', initialColour: 'white' };
  await arbiter.act('event.register', { event, facts: { name: 'Obert holandès', ...days, ...system, ...limits } });
  const players = ['1', '2', '3', '4', '5'].map((player) => ({ player }));
  await arbiter.act('entry.add-many', { event, from: { kind: 'registry', players } });
  const off = { event, player: '5', version: await entryVersion(arbiter, event, '5'), rounds: [] };
  expect(await arbiter.refused('absence.set', { ...off, half: [1, 2] })).toMatchObject([
    { code: 'byes-too-many' },
    { code: 'bye-too-late' },
  ]);
  await arbiter.act('absence.set', { ...off, half: [1] });
  const forbidden = [{ players: ['1', '2', '3'], toRound: 1 }];
  const [none] = await arbiter.refused('round.pair', { event, round: 2 });
  expect(none).toMatchObject({ code: 'round-order' });
  await arbiter.act('event.forbid-pairs', { event, version: await eventVersion(arbiter, event), forbidden: [] });
  const apart = { event, version: await eventVersion(arbiter, event), forbidden };
  await arbiter.act('event.forbid-pairs', apart);
  expect(await arbiter.refused('round.pair', { event, round: 1 })).toMatchObject([{ article: 'C.04.3 1.9.3' }]);
  await arbiter.act('event.forbid-pairs', {
    ...apart,
    version: await eventVersion(arbiter, event),
    forbidden: [{ players: ['1', '2'] }],
  });
  await playRounds(arbiter, event, 1, 2);
  const apartInFirst = await arbiter.ask('event.what-if', { event, round: 1, player: '1', other: '2' });
  expect(apartInFirst).toMatchObject({ decides: 'forbidden' });
  const asNow = await arbiter.ask('event.paired-anew', { event });
  expect(asNow).toMatchObject({ round: 2, corrected: [], differences: [] });
  const { text } = await arbiter.ask<{ text: string }>('event.trf', { event });
  expect(text).toContain('0000 - H');
  const annulled = { event, version: await eventVersion(arbiter, event) };
  await commission.act('event.annul', annulled, { reason: 'Played for training.' });
}

/** A level match of a knockout continues in rapid games until one side is ahead; the event is annulled at the end. */
async function knockoutWithTieBreaks({ arbiter, commission }: Year): Promise<void> {
  const event = 'copa';
  const days = { start: '2017-03-21', end: '2017-03-21', rounds: 2, timeControl: { minutes: 60 }, arbiters: [] };
  const facts = { name: 'Copa', ...days, rules: 'fide-2026', system: 'knockout', type: 'knockout' };
  await arbiter.act('event.register', { event, facts });
  const players = ['1', '2', '3', '4'].map((player) => ({ player }));
  await arbiter.act('entry.add-many', { event, from: { kind: 'registry', players } });
  await playRounds(arbiter, event, 1, 1);
  const { version, boards } = await roundOf(arbiter, event, 1);
  const games = { event, round: 1, version, board: 2, pace: 'rapid', games: 2, white: boards[1]!.black };
  await arbiter.act('round.add-games', games);
  await arbiter.act('round.drop-game', { event, round: 1, version: version + 1, board: 4 });
  expect(await arbiter.refused('round.pair', { event, round: 2 })).toMatchObject([{ code: 'by-the-rules' }]);
  await enterRound(arbiter, event, 1);
  await arbiter.act('round.pair', { event, round: 2 });
  expect((await roundOf(arbiter, event, 2)).boards).toMatchObject([{ black: boards[1]!.black }]);
  const annulled = { event, version: await eventVersion(arbiter, event) };
  await commission.act('event.annul', annulled, { reason: 'Played for training.' });
}
