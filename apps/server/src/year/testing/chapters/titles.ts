import { expect } from 'vitest';
import type { Year } from '../year.ts';
import { acceptReport } from './desk.ts';
import { versionOf } from './registry.ts';

const RESULTS = { '1': '1-0', '=': '1/2', '0': '0-1' } as const;
const OPPONENTS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Player 1 has White against one opponent a round, all rated 2275; all others rest. */
function closedEvent(name: string, results: string) {
  return {
    format: 'escala/tournament@1',
    name,
    system: 'round-robin',
    rounds: results.length,
    players: [
      { id: '1', category: 'first', rating: 2200 },
      ...OPPONENTS.map((id) => ({ id, category: 'preferent', rating: 2275, club: `club ${id}` })),
    ],
    games: [...results].map((mark, i) => ({
      round: i + 1,
      board: 1,
      white: '1',
      black: OPPONENTS[i],
      result: RESULTS[mark as '1'],
    })),
  };
}

/** Three closed events with norms, a norm by rating that is revoked, the title; a promotion applied and undone. */
export async function titles(year: Year): Promise<void> {
  for (const [i, day] of ['2017-04-10', '2017-04-17', '2017-04-24'].entries()) await reported(year, `tancat-${i}`, day);
  await norms(year);
  await promotions(year);
}

async function reported({ arbiter, officer }: Year, event: string, day: string): Promise<void> {
  const facts = {
    name: `Tancat internacional ${day}`,
    type: 'round-robin',
    ruleFacts: { kind: 'closed', internationalRating: true },
    start: day,
    end: day,
    rounds: 9,
    timeControl: { minutes: 90, increment: 30 },
    arbiters: [],
  };
  await arbiter.act('event.register', { event, facts });
  const text = JSON.stringify(closedEvent(facts.name, event === 'tancat-2' ? '111111000' : '11111=000'));
  await arbiter.act('report.submit', { event, version: 1, from: { kind: 'json', text } });
  await acceptReport(officer, event);
}

async function norms({ officer, commission, visitor }: Year): Promise<void> {
  const byRating = { player: '1', series: 'standard', date: '2016-12-01' };
  const [low] = await officer.refused('norm.record-by-rating', { ...byRating, player: '2' });
  expect(low).toMatchObject({ code: 'norm-not-given', article: 'MC norma 1' });
  const { norm } = await officer.act<{ norm: string }>('norm.record-by-rating', byRating);
  await commission.act('norm.revoke', { norm, version: 1 }, { reason: 'The games were of another season.' });
  const judged = await visitor.ask<{ norms: { player: string; given: boolean }[] }>('norm.of-event', {
    event: 'tancat-0',
  });
  expect(judged.norms.find(({ player }) => player === '1')).toMatchObject({ given: true });
  const [without] = await officer.refused('norm.record', { event: 'tancat-0', players: ['2'] });
  expect(without).toMatchObject({ code: 'norm-not-given', regulation: 'fce-1990' });
  const early = async () => ({ player: '1', version: await versionOf(officer, '1') });
  for (const event of ['tancat-0', 'tancat-1']) await officer.act('norm.record', { event });
  expect(await officer.refused('title.grant-by-norms', await early())).toMatchObject([{ article: 'MC títol 5' }]);
  await officer.act('norm.record', { event: 'tancat-2' });
  expect(await visitor.ask('norm.of-player', { player: '1' })).toMatchObject({ norms: Array(4).fill({}) });
  expect(await visitor.ask('title.applications', { player: '1' })).toMatchObject({ applications: [] });
  expect(await visitor.ask('norm.chances-of-player', { player: '1' })).toEqual({ events: [] });
  expect(await officer.ask('title.due')).toMatchObject({ due: [{ player: '1', title: 'MC' }] });
  await commission.act('title.grant-by-norms', await early());
}

async function promotions({ officer }: Year): Promise<void> {
  await officer.act('promotion.record', { event: 'tancat-0' });
  const search = () =>
    officer.ask<{ promotions: { promotion: string; version: number }[] }>('promotion.search', { state: 'recorded' });
  const [{ promotion, version } = { promotion: '', version: 0 }] = (await search()).promotions;
  const said = { reason: 'By the table of promotions.' };
  await officer.act('promotion.apply', { promotion, version }, said);
  await officer.act('promotion.revoke', { promotion, version: version + 1 }, { reason: 'Applied to the wrong year.' });
}
