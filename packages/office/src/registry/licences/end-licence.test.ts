import { beforeEach, describe, expect, it } from 'vitest';
import { DELEGATE, OFFICER, type RegistryOffice, registryOffice } from '../testing/registry-office.ts';
import { cancelLicence, endLicence, issueLicence } from './licence-acts.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna' });
  await office.perform(issueLicence, { player: '1', version: 1, season: 2017, club: 'mataro', on: '2017-01-10' });
});

const end = async (until: string, season = 2017) =>
  office.perform(
    endLicence,
    { player: '1', version: (await office.player('1')).version, season, until },
    { actor: OFFICER, reason: 'Plays abroad.' },
  );

describe('the end of a licence', () => {
  it.each([
    ['2017-01-09', ['licence-end-early until']],
    ['2017-01-10', []],
    ['2017-01-11', []],
    ['2017-12-30', []],
    ['2017-12-31', ['licence-ends-so until']],
    ['2018-01-01', ['licence-end-late until']],
  ])('[8.2] D-FCE-21: is a day of the licence: %s', async (until, expected) => {
    if (expected.length > 0) expect(await office.faults(end(until))).toEqual(expected);
    else expect((await end(until)).outcome).toEqual({ player: '1', season: 2017, until });
  });

  it('[8.2] is on record beside the licence, can be another day, and is taken back with the last day of the season', async () => {
    await end('2017-06-30');
    expect((await office.player('1')).body).toMatchObject({
      licences: { 2017: 'mataro' },
      licensedUntil: { 2017: '2017-06-30' },
    });
    expect(await office.faults(end('2017-06-30'))).toEqual(['licence-ends-so until']);
    await end('2017-07-31');
    await end('2017-12-31');
    expect((await office.player('1')).body).not.toHaveProperty('licensedUntil');
  });

  it('[8.2] goes with the licence when that is cancelled', async () => {
    await end('2017-06-30');
    const { version } = await office.player('1');
    await office.perform(cancelLicence, { player: '1', version, season: 2017 });
    expect((await office.player('1')).body).not.toHaveProperty('licensedUntil');
  });

  it('is for the officer, with a reason, of a licence that there is', async () => {
    expect(await office.faults(end('2016-06-30', 2016))).toEqual(['licence-unknown season']);
    const command = { player: '1', version: 2, season: 2017, until: '2017-06-30' };
    const refused = (by: object) => office.faults(office.perform(endLicence, command, by));
    expect(await refused({ actor: DELEGATE })).toEqual(['not-allowed']);
    expect(await refused({ actor: OFFICER, reason: '' })).toEqual(['reason-missing reason']);
  });
});
