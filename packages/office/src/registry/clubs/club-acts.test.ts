import { describe, expect, it } from 'vitest';
import { amendSeason, openSeason } from '../licences/season-acts.ts';
import { DELEGATE, registryOffice } from '../testing/registry-office.ts';
import { clubKind } from './club.ts';
import { amendClub, clubLeaves, registerClub } from './club-acts.ts';
import { searchClubs } from './club-questions.ts';
import { amendDelegation, registerDelegation } from './delegation-acts.ts';

describe('clubs', () => {
  it('get the next number, or the id they bring', async () => {
    const office = await registryOffice();
    const { outcome } = await office.perform(registerClub, { name: 'Peona i Peó' });
    expect(outcome).toEqual({ club: '3' });
    expect((await office.perform(registerClub, { club: '4', name: 'Quart' })).outcome).toEqual({ club: '4' });
    expect((await office.perform(registerClub, { name: 'Cinquè' })).outcome).toEqual({ club: '5' });
  });

  it('have a name of their own, however it is written, and a delegation that exists', async () => {
    const office = await registryOffice();
    const twice = office.perform(registerClub, { club: 'reus', name: 'ESCACS  MATARO', delegation: 'girona' });
    expect(await office.faults(twice)).toEqual([
      'club-exists club',
      'club-name-taken name',
      'delegation-unknown delegation',
    ]);
    await office.perform(registerClub, { name: 'Mataró' });
  });

  it('change and leave, and may take it back', async () => {
    const office = await registryOffice();
    await office.perform(amendClub, { club: 'reus', version: 1, name: 'Reus', town: 'Reus', delegation: null });
    await office.perform(clubLeaves, { club: 'reus', version: 2, on: '2017-01-10' });
    expect(await office.faults(office.perform(clubLeaves, { club: 'reus', version: 3, on: '2017-01-11' }))).toEqual([
      'club-left club',
    ]);
    await office.perform(amendClub, { club: 'reus', version: 3, leftOn: null });
    const versions = await office.read((reading) => reading.versions(clubKind, 'reus'));
    expect(versions.map(({ body }) => body)).toEqual([
      { name: "Club d'Escacs Reus", delegation: 'tarragona' },
      { name: 'Reus', town: 'Reus' },
      { name: 'Reus', town: 'Reus', leftOn: '2017-01-10' },
      { name: 'Reus', town: 'Reus' },
    ]);
  });

  it('that left free their name, are not listed unless asked for', async () => {
    const office = await registryOffice();
    const listed = async (more: object = {}) =>
      (await office.ask(searchClubs, { text: 'club', limit: 50, ...more })).clubs.map(({ club }) => club);
    const name = "Club d'Escacs Reus";
    const another = () => office.perform(registerClub, { club: 'nou', name });
    expect(await office.faults(another())).toEqual(['club-name-taken name']);
    await office.perform(clubLeaves, { club: 'reus', version: 1, on: '2017-01-10' });
    expect([await listed(), await listed({ left: true })]).toEqual([[], ['reus']]);
    await another();
    expect([await listed(), (await listed({ left: true })).toSorted()]).toEqual([['nou'], ['nou', 'reus']]);
  });

  it('are changed on the version that was seen, by officers', async () => {
    const office = await registryOffice();
    const amend = { club: 'reus', version: 2, town: 'X' };
    const refusals = await office.refusals(office.perform(amendClub, amend));
    expect(refusals).toMatchObject([{ kind: 'conflict', versions: { yours: amend, theirs: { version: 1 } } }]);
    expect(await office.faults(office.perform(amendClub, { ...amend, club: 'x' }))).toEqual(['club-unknown club']);
    expect(await office.faults(office.perform(amendClub, amend, { actor: DELEGATE }))).toEqual(['not-allowed']);
    expect(await office.faults(office.perform(amendClub, { ...amend, version: 1, name: 'escacs mataró' }))).toEqual([
      'club-name-taken name',
    ]);
  });
});

it('delegations are registered once and renamed', async () => {
  const office = await registryOffice();
  const again = office.perform(registerDelegation, { delegation: 'tarragona', name: 'T' });
  expect(await office.faults(again)).toEqual(['delegation-exists delegation']);
  await office.perform(amendDelegation, { delegation: 'tarragona', version: 1, name: 'Camp de Tarragona' });
  const late = office.perform(amendDelegation, { delegation: 'tarragona', version: 1, name: 'T' });
  expect(await office.faults(late)).toEqual(['changed-meanwhile']);
});

describe('seasons', () => {
  it('do not overlap: a day before, the day itself, a day after the end of another', async () => {
    const office = await registryOffice();
    const from = (day: string) => office.perform(openSeason, { number: 2018, from: day, to: '2018-12-31' });
    expect(await office.faults(from('2017-12-30'))).toEqual(['season-overlaps from']);
    expect(await office.faults(from('2017-12-31'))).toEqual(['season-overlaps from']);
    await from('2018-01-01');
  });

  it('can be renewed within them: before, on, after their days', async () => {
    const office = await registryOffice();
    const until = (renewalUntil: string, number: number) =>
      office.perform(openSeason, { number, from: `${number}-02-01`, to: `${number}-11-30`, renewalUntil });
    expect(await office.faults(until('2018-01-31', 2018))).toEqual(['renewal-outside-season renewalUntil']);
    await until('2018-02-01', 2018);
    await until('2019-11-30', 2019);
    expect(await office.faults(until('2020-12-01', 2020))).toEqual(['renewal-outside-season renewalUntil']);
  });

  it('lie in the year they are named for, or in two of which it is one (D-OFF-312)', async () => {
    const office = await registryOffice();
    const open = (number: number, from: string, to: string) => office.perform(openSeason, { number, from, to });
    expect(await office.faults(open(2030, '1990-01-01', '1990-12-31'))).toEqual(['season-other-year from']);
    expect(await office.faults(open(2018, '2019-01-01', '2019-12-31'))).toEqual(['season-other-year from']);
    expect(await office.faults(open(2018, '2018-01-01', '2020-01-01'))).toEqual(['season-other-year from']);
    await open(2018, '2018-01-01', '2018-08-31');
    await open(2019, '2018-09-01', '2019-08-31');
    await open(2020, '2019-09-01', '2020-08-31');
  });

  it('end after they begin, and are opened once', async () => {
    const office = await registryOffice();
    const bad = office.perform(openSeason, { number: 2017, from: '2019-01-01', to: '2019-01-01' });
    expect(await office.faults(bad)).toEqual(['season-ends-before to', 'season-exists number']);
    await office.perform(amendSeason, { version: 1, number: 2017, from: '2017-01-01', to: '2018-01-31' });
    const over = office.perform(amendSeason, { version: 2, number: 2017, from: '2016-12-31', to: '2017-12-31' });
    expect(await office.faults(over)).toEqual(['season-overlaps from']);
    const unknown = office.perform(amendSeason, { version: 1, number: 2020, from: '2020-01-01', to: '2020-12-31' });
    expect(await office.faults(unknown)).toEqual(['season-unknown number']);
  });
});
