import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { memory } from '../kit/memory.ts';
import { publishList } from '../rating/publishing/publish-list.ts';
import { clubLeaves, registerClub } from '../registry/clubs/club-acts.ts';
import { amendPlayer } from '../registry/players/player-acts.ts';
import { fileEvents, filePlayers } from '../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../testing/test-office.ts';
import { fideRated, swissOn } from '../testing/told-facts.ts';
import { siteSearch } from './site-search.ts';

const federatedOn = '2015-01-10';
const licences = { 2017: 'mont' };

async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  await made.perform(registerClub, { club: 'mont', name: 'Escola Montgrís', town: 'Vallmoll' });
  await made.perform(registerClub, { club: 'foment', name: 'Foment de Rocafort' });
  const fide = { ...fideRated(1900), id: '22000777' };
  await filePlayers(made, [
    { name: 'Campsoler Rocadamunt, Joana', fide: fideRated(2300), federatedOn },
    { name: 'Rocaverd Torreverd, Quim', fide: fideRated(1700), federatedOn, birthDate: '1987-02-03', licences },
    { name: 'Róçallosa Piqué, Nil', fide, federatedOn, titles: [{ title: 'MC' }] },
    { name: 'Rocagran, Old', mergedInto: 'p1' },
    { name: 'Rocamora, Guest', licences: {} },
  ]);
  await fileEvents(made, [
    { ...swissOn('e1', '2016-01-20', []), name: 'Obert de Rocafort' },
    { ...swissOn('e2', '2017-01-20', [{ round: 1, white: 'p1', black: 'p2', result: '1-0' }]), name: 'Obert Roca' },
  ]);
  for (const date of ['2017-02-01', '2017-03-01']) {
    made.setToday(date);
    await made.perform(publishList, { series: 'standard', date });
  }
  return made;
}

describe('a search while typing (D-OFF-464)', () => {
  const found = async (made: TestOffice, text: string) =>
    made.ask(siteSearch, { text, players: 6, clubs: 3, events: 3 }, NOBODY);
  const players = async (made: TestOffice, text: string) =>
    (await found(made, text)).players.map(({ player }) => player);

  it('finds names that begin so first, then the highest rating; duplicates never', async () => {
    const made = await office();
    expect(await players(made, 'Roca')).toEqual(['p2', 'p1', 'p4', 'p0']);
    expect((await made.ask(siteSearch, { text: 'roca', players: 2, clubs: 0, events: 0 })).players).toHaveLength(2);
  });

  it('finds clubs that are there, and not those that left', async () => {
    const made = await office();
    const clubs = async () => (await found(made, 'foment')).clubs.map(({ club }) => club);
    expect(await clubs()).toEqual(['foment']);
    await made.perform(clubLeaves, { club: 'foment', version: 1, on: '2017-03-01' });
    expect(await clubs()).toEqual([]);
  });

  it.each([
    ['quim roca', ['p1']],
    ['TORREVERD quim', ['p1']],
    ['rocallosa', ['p2']],
    ['pique rocal', ['p2']],
    ['verd', []],
    ['roca zz', []],
    ['22000777', ['p2']],
    ['p3', ['p1']],
    [' ', []],
    ['-', []],
  ])('%s: %s', async (text, expected) => {
    expect(await players(await office(), text)).toEqual(expected);
  });

  it('tells club, year, title and each rating with its change, and no day of birth', async () => {
    const { players: shown } = await found(await office(), 'quim rocaverd');
    expect(shown).toEqual([
      {
        ...{
          player: 'p1',
          name: 'Rocaverd Torreverd, Quim',
          birthYear: 1987,
          club: 'mont',
          clubName: 'Escola Montgrís',
        },
        ratings: [{ series: 'standard', name: 'Estàndard', rating: expect.any(Number), change: 0 }],
      },
    ]);
  });

  it('finds clubs, and events from the newest on', async () => {
    const made = await office();
    expect((await found(made, 'mont esc')).clubs).toEqual([
      { club: 'mont', name: 'Escola Montgrís', town: 'Vallmoll' },
    ]);
    expect((await found(made, 'roca')).events.map(({ event }) => event)).toEqual(['e2', 'e1']);
    expect((await found(made, 'rocafort obert')).events.map(({ event }) => event)).toEqual(['e1']);
    expect((await found(made, 'roca')).clubs.map(({ club }) => club)).toEqual(['foment']);
  });

  it('follows the register', async () => {
    const made = await office();
    await found(made, 'roca');
    await made.perform(amendPlayer, { player: 'p4', version: 1, name: 'Zafra, Guest' } as never);
    expect(await players(made, 'zafra')).toEqual(['p4']);
    expect(await players(made, 'rocamora')).toEqual([]);
  });
});
