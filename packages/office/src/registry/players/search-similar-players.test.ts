import { beforeEach, describe, expect, it } from 'vitest';
import { mergePlayer } from '../merging/merge-player.ts';
import { DELEGATE, OFFICER, PLAYER_1, type RegistryOffice, registryOffice } from '../testing/registry-office.ts';
import { registerPlayer } from './register-player.ts';
import { searchSimilarPlayers } from './search-similar-players.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig Soler, Anna', birthDate: '2005-03-02', fideId: '2200001' });
  await office.register({ name: 'Pi, Pau', birthYear: 1960 });
  await office.licence('1', 2017, 'mataro');
});

const found = async (input: Parameters<typeof searchSimilarPlayers.ask>[1], viewer = OFFICER) =>
  (await office.ask(searchSimilarPlayers, input, viewer)).players.map(
    ({ player, likeness }) => `${player} ${likeness}`,
  );

describe('who may be on record already', () => {
  it('is told by the same words, the FIDE id, or a name that is written otherwise (D-OFF-180)', async () => {
    expect(await found({ name: 'Anna Puig Soler' })).toEqual(['1 same']);
    expect(await found({ name: 'Somebody Else', fideId: '2200001' })).toEqual(['1 same']);
    expect(await found({ name: 'Puig, Ana' })).toEqual(['1 alike']);
    expect(await found({ name: 'Pau Pi' })).toEqual(['2 same']);
    expect(await found({ name: 'Roca, Berta' })).toEqual([]);
  });

  it('is not somebody of another birth, nor the player who is amended, nor a merged duplicate', async () => {
    expect(await found({ name: 'Puig, Ana', birthYear: 2005 })).toEqual(['1 alike']);
    expect(await found({ name: 'Puig, Ana', birthYear: 2004 })).toEqual([]);
    expect(await found({ name: 'Puig, Ana', birthDate: '2005-03-03' })).toEqual([]);
    expect(await found({ name: 'Anna Puig Soler', except: '1' })).toEqual([]);
    await office.perform(mergePlayer, {
      kept: '1',
      version: 2,
      duplicate: '2',
      duplicateVersion: 1,
      evenIf: ['births'],
    });
    expect(await found({ name: 'Pau Pi' })).toEqual([]);
  });

  it('is asked by officers and delegates, who see dates of their own club alone', async () => {
    const { players } = await office.ask(searchSimilarPlayers, { name: 'Puig, Ana' }, DELEGATE);
    expect(players).toMatchObject([{ birthDate: '2005-03-02', clubName: 'Escacs Mataró' }]);
    const stranger = { ...DELEGATE, clubs: ['reus'] };
    expect((await office.ask(searchSimilarPlayers, { name: 'Puig, Ana' }, stranger)).players[0]).not.toHaveProperty(
      'birthDate',
    );
    expect(await office.faults(office.ask(searchSimilarPlayers, { name: 'x' }, PLAYER_1))).toEqual(['not-allowed']);
  });

  it('is found in other letters that look the same (D-OFF-1306)', async () => {
    // Cyrillic а, о, е and р; then the other way round.
    expect(await found({ name: 'Рuіg Sоlеr, Аnnа' })).toEqual(['1 same']);
    await office.register({ name: 'Маса, Оксара', birthYear: 1990 });
    expect(await found({ name: 'Maca, Okcapa' })).toEqual(['3 same']);
    expect(await found({ name: 'Maca, Okcapi' })).toEqual(['3 alike']);
  });

  it('compares years alone for delegates, so that no date is found out day by day (D-OFF-1304)', async () => {
    const stranger = { ...DELEGATE, clubs: ['reus'] };
    const told = async (birthDate: string) => {
      const like = { name: 'Puig, Ana', birthDate };
      return (await office.ask(searchSimilarPlayers, like, stranger)).players.map(({ player }) => player);
    };
    const register = (birthDate: string) => {
      const command = { name: 'Puig Soler, Anna', birthDate, season: 2017, club: 'reus' };
      return office.faults(office.perform(registerPlayer, command, { actor: stranger }));
    };
    for (const day of ['2005-03-01', '2005-03-02', '2005-03-03', '2005-12-31']) {
      expect(await told(day), day).toEqual(['1']);
      expect(await register(day), day).toEqual(['player-similar name']);
    }
    expect(await told('2004-12-31')).toEqual([]);
  });
});
