import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { loadRegister } from '../../testing/loaded-register.ts';
import { DELEGATE, OFFICER, registryOffice } from '../testing/registry-office.ts';
import { playerKind } from './player.ts';
import { amendPlayer } from './player-acts.ts';
import { registerPlayer } from './register-player.ts';
import { mayBeBornAlike } from './similar-players.ts';

const ANNA = { name: 'Puig Soler, Anna', birthDate: '2005-03-02', sex: 'f' as const };

describe('registering a player', () => {
  it('gives the next id and the next place in the columns', async () => {
    const office = await registryOffice();
    expect((await office.perform(registerPlayer, ANNA)).outcome).toEqual({ player: '1', number: 0 });
    expect((await office.perform(registerPlayer, { name: 'B', player: '2' })).outcome.number).toBe(1);
    expect((await office.perform(registerPlayer, { name: 'C' })).outcome).toEqual({ player: '3', number: 2 });
    expect((await office.player('1')).body).toEqual({ ...ANNA, number: 0, licences: {} });
  });

  it('with a season gives the first licence, from which federation counts', async () => {
    const office = await registryOffice();
    await office.register({ ...ANNA, season: 2017, club: 'mataro' });
    await office.register({ name: 'Sola, Pau', season: 2016 });
    expect((await office.player('1')).body).toMatchObject({
      licences: { 2017: 'mataro' },
      federatedOn: '2017-01-15',
      firstSeason: 2017,
    });
    expect((await office.player('2')).body.licences).toEqual({ 2016: '-' });
  });

  it('[D-OFF-583] a FIDE id copies what FIDE’s list says under an agreeing name; what is told comes first', async () => {
    const office = await registryOffice();
    const listed = { name: 'Nova Vila, Nadia', federation: 'NOR', title: 'WGM', sex: 'f', birthYear: 1991 } as const;
    const ratings = { standard: 2444, blitz: 2390 };
    const people = ['1505000', '1505001', '1505002'].map((id) => ({ ...listed, ...ratings, id }));
    await loadRegister(office.ports.fidePages!, people, '2017-01-01');
    await office.register({ name: 'Nova, Nadia', fideId: '1505000' });
    expect((await office.player('1')).body).toEqual({
      ...{ number: 0, name: 'Nova, Nadia', licences: {}, sex: 'f', birthYear: 1991, nationality: 'NOR' },
      ...{ titles: [{ title: 'WGM' }], fide: { id: '1505000', ratings: [{ from: '2017-01-01', ...ratings }] } },
    });
    await office.register({ name: 'Nadia N. V.', fideId: '1505001', birthDate: '1990-05-01', nationality: 'AND' });
    expect((await office.player('2')).body).toMatchObject({ birthDate: '1990-05-01', nationality: 'AND', sex: 'f' });
    expect((await office.player('2')).body.birthYear).toBeUndefined();
    await office.register({ name: 'Somebody, Else', fideId: '1505002' });
    const other = { number: 2, name: 'Somebody, Else', licences: {}, fide: { id: '1505002' } };
    expect((await office.player('3')).body).toEqual(other);
  });

  it('says everything that is wrong', async () => {
    const office = await registryOffice();
    await office.register(ANNA);
    const command = { ...ANNA, player: '1', birthDate: '2017-01-16', birthYear: 2017, season: 2030, club: 'x' };
    expect(await office.faults(office.perform(registerPlayer, command))).toEqual([
      'birth-after-today birthDate',
      'birth-twice birthYear',
      'player-exists player',
      'season-unknown season',
      'club-unknown club',
    ]);
    const clubless = office.perform(registerPlayer, { name: 'X', club: 'reus' });
    expect(await office.faults(clubless)).toEqual(['licence-without-season season']);
  });

  it('admits a birth until today', async () => {
    const office = await registryOffice();
    const born = (birthDate: string) => office.perform(registerPlayer, { name: birthDate, birthDate });
    await born('2017-01-14');
    await born('2017-01-15');
    expect(await office.faults(born('2017-01-16'))).toEqual(['birth-after-today birthDate']);
  });

  it.each([
    ['1849-12-31', ['birth-too-early birthDate']],
    ['1850-01-01', []],
    ['1850-01-02', []],
  ])('admits no birth before anybody on record: %s', async (birthDate, refused) => {
    const office = await registryOffice();
    const born = office.perform(registerPlayer, { name: 'Vell, Vell', birthDate });
    if (refused.length > 0) expect(await office.faults(born)).toEqual(refused);
    else expect((await born).outcome).toMatchObject({ number: 0 });
  });

  it.each([
    [-5, false],
    [0, false],
    [1, true],
    [7, true],
    [99, true],
    [100, false],
  ])('[7.14] asks for %i games at least: %s', (minGames, isTaken) => {
    expect(registerPlayer.command.safeParse({ name: 'X', minGames }).success).toBe(isTaken);
  });

  it('suspects the same name in any order with the same birth, and lets it pass when looked at', async () => {
    const office = await registryOffice();
    await office.register(ANNA);
    const again = { ...ANNA, name: 'ANNA PUIG SOLER' };
    expect(await office.faults(office.perform(registerPlayer, again))).toEqual(['player-similar name']);
    await office.register({ ...again, birthDate: '2005-03-03' });
    expect(await office.register({ ...again, evenIfSimilar: ['1'] })).toBe('3');
    const unknownBirth = office.perform(registerPlayer, { name: ANNA.name });
    expect(await office.faults(unknownBirth)).toEqual(Array(3).fill('player-similar name'));
  });

  it('never gives one FIDE id to two', async () => {
    const office = await registryOffice();
    await office.register({ ...ANNA, fideId: '2200001' });
    const other = office.perform(registerPlayer, { name: 'X', fideId: '2200001', evenIfSimilar: ['1'] });
    expect(await office.faults(other)).toEqual(['fide-id-taken fideId']);
  });

  it('is for officers, and for delegates with their own club', async () => {
    const office = await registryOffice();
    const own = { ...ANNA, season: 2017, club: 'mataro' };
    expect(await office.faults(office.perform(registerPlayer, own, { actor: NOBODY }))).toEqual(['not-allowed']);
    const theirs = { ...own, club: 'reus' };
    expect(await office.faults(office.perform(registerPlayer, theirs, { actor: DELEGATE }))).toEqual([
      'not-own-matter',
    ]);
    expect(await office.faults(office.perform(registerPlayer, ANNA, { actor: DELEGATE }))).toEqual(['not-own-matter']);
    await office.perform(registerPlayer, own, { actor: DELEGATE });
    const similar = office.perform(registerPlayer, { ...own, evenIfSimilar: ['1'] }, { actor: DELEGATE });
    expect(await office.faults(similar)).toEqual(['similar-by-officer evenIfSimilar']);
    await office.perform(registerPlayer, { ...own, evenIfSimilar: ['1'] }, { actor: OFFICER });
  });
});

it.each([
  [{ birthDate: '2005-03-02' }, { birthDate: '2005-03-02' }, true],
  [{ birthDate: '2005-03-02' }, { birthDate: '2005-03-03' }, false],
  [{ birthDate: '2005-03-02' }, { birthYear: 2005 }, true],
  [{ birthDate: '2005-03-02' }, { birthYear: 2006 }, false],
  [{ birthYear: 2005 }, {}, true],
])('births that speak for or against one person: %j and %j: %s', (a, b, alike) => {
  expect([mayBeBornAlike(a, b), mayBeBornAlike(b, a)]).toEqual([alike, alike]);
});

describe('amending a player', () => {
  it('changes, adds and takes away facts; every version stays', async () => {
    const office = await registryOffice();
    await office.register({ ...ANNA, birthDate: undefined, birthYear: 2005 });
    const amendment = { player: '1', version: 1, birthDate: '2005-03-02', sex: null, nationality: 'AND' };
    await office.perform(amendPlayer, amendment);
    const versions = await office.read((reading) => reading.versions(playerKind, '1'));
    expect(versions.map(({ body }) => [body.birthDate, body.birthYear, body.sex, body.nationality])).toEqual([
      [undefined, 2005, 'f', undefined],
      ['2005-03-02', undefined, undefined, 'AND'],
    ]);
  });

  it('needs a reason, the version that was seen, and a player', async () => {
    const office = await registryOffice();
    await office.register(ANNA);
    const amend = (command: Parameters<typeof amendPlayer.decide>[1], reason?: string) =>
      office.faults(office.perform(amendPlayer, command, reason === undefined ? {} : { reason }));
    expect(await amend({ player: '1', version: 1 }, '')).toEqual(['reason-missing reason']);
    expect(await amend({ player: '1', version: 0 })).toEqual(['changed-meanwhile']);
    expect(await amend({ player: '9', version: 1 })).toEqual(['player-unknown player']);
  });

  it('suspects a new name like a new player', async () => {
    const office = await registryOffice();
    await office.register(ANNA);
    await office.register({ ...ANNA, name: 'Puig, Ana' });
    const rename = { player: '2', version: 1, name: ANNA.name };
    expect(await office.faults(office.perform(amendPlayer, rename))).toEqual(['player-similar name']);
    await office.perform(amendPlayer, { ...rename, evenIfSimilar: ['1'] });
  });

  it('[fce-2016 16.2] lets nobody be federated later than the first licence, nor before birth', async () => {
    const office = await registryOffice();
    await office.register({ ...ANNA, season: 2016 });
    const first = (firstSeason: number, federatedOn?: string) =>
      office.perform(amendPlayer, { player: '1', version: 1, firstSeason, federatedOn });
    expect(await office.faults(first(2017))).toEqual(['first-season-late firstSeason']);
    expect(await office.faults(first(2016, '2005-03-01'))).toEqual(['federated-before-birth federatedOn']);
    await first(2015, '2014-09-30');
  });
});
