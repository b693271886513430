import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { clubLeaves } from '../clubs/club-acts.ts';
import type { Player } from '../players/player.ts';
import { amendPlayer } from '../players/player-acts.ts';
import { registerPlayer } from '../players/register-player.ts';
import { DELEGATE, type RegistryOffice, registryOffice } from '../testing/registry-office.ts';
import { cancelLicence, issueLicence, transferLicence } from './licence-acts.ts';
import { withLicence, withoutLicence } from './licence-facts.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna' });
});

describe('licences', () => {
  it('[fce-2016 10.2] the first one makes a player federated, from its day and season', async () => {
    await office.perform(issueLicence, { player: '1', version: 1, season: 2017, club: 'mataro', on: '2017-01-02' });
    expect((await office.player('1')).body).toMatchObject({ federatedOn: '2017-01-02', firstSeason: 2017 });
    await office.licence('1', 2016, 'reus');
    const { body } = await office.player('1');
    expect(body).toMatchObject({ federatedOn: '2017-01-02', firstSeason: 2016 });
    expect(body.licences).toEqual({ 2016: 'reus', 2017: 'mataro' });
  });

  it('[fce-2016 10.2] nobody is licensed before birth: the day before, the day itself', async () => {
    const { outcome } = await office.perform(registerPlayer, { name: 'Nou, Pau', birthDate: '2017-01-10' });
    const on = (day: string) =>
      office.perform(issueLicence, { player: outcome.player, version: 1, season: 2017, club: 'mataro', on: day });
    expect(await office.faults(on('2017-01-09'))).toEqual(['federated-before-birth on']);
    await on('2017-01-10');
  });

  it('[fce-2016 10.2] without the first one, the next made the player federated; a day that was said stays (D-OFF-311)', async () => {
    const cancelled = async (version: number) => {
      await office.perform(cancelLicence, { player: '1', version, season: 2016 }, { reason: 'Another Anna.' });
      return (await office.player('1')).body;
    };
    const issue = (version: number, season: number, on: string) =>
      office.perform(issueLicence, { player: '1', version, season, club: 'mataro', on });
    await issue(1, 2016, '2016-03-01');
    await issue(2, 2017, '2017-01-10');
    expect(await cancelled(3)).toMatchObject({ federatedOn: '2017-01-10', firstSeason: 2017 });
    await issue(4, 2016, '2016-03-01');
    await office.perform(
      amendPlayer,
      { player: '1', version: 5, federatedOn: '2015-05-05' },
      { reason: 'By the old register.' },
    );
    expect(await cancelled(6)).toMatchObject({ federatedOn: '2015-05-05', firstSeason: 2017 });
  });

  it('[fce-2016 10.2] nobody is federated tomorrow', async () => {
    await office.licence('1', 2017, 'mataro');
    const on = (federatedOn: string) =>
      office.perform(amendPlayer, { player: '1', version: 2, federatedOn }, { reason: 'By the register.' });
    expect(await office.faults(on('2017-01-16'))).toEqual(['date-after-today federatedOn']);
    await on('2017-01-15');
  });

  it('are one a season, of an open season, of a club that was there when it began', async () => {
    await office.licence('1', 2017, 'mataro');
    const again = office.perform(issueLicence, { player: '1', version: 2, season: 2017, club: 'x' });
    expect(await office.faults(again)).toEqual(['club-unknown club', 'licence-exists season']);
    const early = office.perform(issueLicence, { player: '1', version: 2, season: 2020, club: '-', on: '2017-01-16' });
    expect(await office.faults(early)).toEqual(['season-unknown season', 'date-after-today on']);
  });

  it('of a club that left: the day before, the first day, the day after the season began', async () => {
    const leaves = async (on: string): Promise<string[]> => {
      const other = await registryOffice();
      await other.register({ name: 'Puig, Anna' });
      await other.perform(clubLeaves, { club: 'reus', version: 1, on });
      const issue = other.perform(issueLicence, { player: '1', version: 1, season: 2017, club: 'reus' });
      return other.faults(issue.then(() => Promise.reject(new Error('issued')))).catch(() => ['issued']);
    };
    expect(await leaves('2016-12-31')).toEqual(['club-left club']);
    expect(await leaves('2017-01-01')).toEqual(['club-left club']);
    expect(await leaves('2017-01-02')).toEqual(['issued']);
  });

  it('are asked for by delegates of the own club, while the season is not over', async () => {
    const ask = (season: number, club: string, on?: string) =>
      office.perform(issueLicence, { player: '1', version: 1, season, club, on }, { actor: DELEGATE });
    expect(await office.faults(ask(2017, 'reus'))).toEqual(['not-own-matter']);
    expect(await office.faults(ask(2016, 'mataro'))).toEqual(['licence-by-officer season']);
    expect(await office.faults(ask(2017, 'mataro', '2017-01-01'))).toEqual(['licence-by-officer on']);
    office.setToday('2017-12-31');
    await ask(2017, 'mataro');
  });

  it('are cancelled with a reason; without its only one a player never was federated', async () => {
    await office.licence('1', 2017, 'mataro');
    await office.perform(cancelLicence, { player: '1', version: 2, season: 2017 });
    expect((await office.player('1')).body).toEqual({ number: 0, name: 'Puig, Anna', licences: {} });
    const again = office.perform(cancelLicence, { player: '1', version: 3, season: 2017 });
    expect(await office.faults(again)).toEqual(['licence-unknown season']);
    expect(
      await office.faults(
        office.perform(cancelLicence, { player: '1', version: 3, season: 2017 }, { actor: DELEGATE }),
      ),
    ).toEqual(['not-allowed']);
  });

  it('go from one club to another', async () => {
    await office.licence('1', 2017, 'mataro');
    const to = (club: string, version = 2) =>
      office.perform(transferLicence, { player: '1', version, season: 2017, club });
    expect(await office.faults(to('mataro'))).toEqual(['licence-same-club club']);
    expect(await office.faults(to('reus', 1))).toEqual(['changed-meanwhile']);
    expect((await to('reus')).outcome).toEqual({ player: '1', season: 2017, from: 'mataro', to: 'reus' });
    const none = office.perform(transferLicence, { player: '1', version: 3, season: 2016, club: 'reus' });
    expect(await office.faults(none)).toEqual(['licence-unknown season']);
  });

  it('a licence that is issued and cancelled again leaves nothing behind', () => {
    const seasons = fc.uniqueArray(fc.integer({ min: 2000, max: 2030 }), { maxLength: 6 });
    forAll({ of: [seasons, fc.integer({ min: 2000, max: 2030 })] }, (held, season) => {
      fc.pre(!held.includes(season));
      const empty: Player = { number: 0, name: 'X', licences: {} };
      const before = held.reduce(
        (player, each) => withLicence(player, { season: each, club: '-', on: '2017-01-01' }),
        empty,
      );
      const issued = withLicence(before, { season, club: 'a', on: '2018-01-01' });
      expect(withoutLicence(issued, season)).toEqual(before);
    });
  });
});
