import { expect } from 'vitest';
import type { Year } from '../year.ts';
import { acceptReport, eventVersion, playRounds, reportVersion } from './desk.ts';
import { OPEN } from './open-swiss.ts';

/** Reports that come as files, one that is refused, one that comes too late for its list, and a round robin of rapid play. */
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
