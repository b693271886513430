import type { Actor } from '../../access/actor.ts';
import type { Kept } from '../../ports.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { registerClub } from '../clubs/club-acts.ts';
import { registerDelegation } from '../clubs/delegation-acts.ts';
import { issueLicence } from '../licences/licence-acts.ts';
import { openSeason } from '../licences/season-acts.ts';
import { type Player, playerKind } from '../players/player.ts';
import { registerPlayer } from '../players/register-player.ts';

const actor = (account: string, roles: Actor['roles'], more: Partial<Actor> = {}): Actor => ({
  account,
  roles,
  clubs: [],
  events: [],
  player: null,
  ...more,
});

export const OFFICER = actor('officer', ['officer']);
export const DELEGATE = actor('delegate', ['delegate'], { clubs: ['mataro'] });
export const COMMISSION = actor('commission', ['commission']);
export const COMMITTEE = actor('committee', ['committee']);
export const ADMINISTRATOR = actor('administrator', ['administrator']);
export const PLAYER_1 = actor('anna', ['player'], { player: '1' });

export type Facts = Omit<Parameters<typeof registerPlayer.decide>[1], 'player'> & { player?: string };

export interface RegistryOffice extends TestOffice {
  register(facts: Facts): Promise<string>;
  licence(player: string, season: number, club?: string): Promise<void>;
  player(id: string): Promise<Kept<Player>>;
}

/**
 * An office with a delegation, two clubs (`mataro`, `reus`) and the seasons 2016 and 2017; today is 15 January 2017.
 */
export async function registryOffice(): Promise<RegistryOffice> {
  const office = await testOffice();
  await office.perform(registerDelegation, { delegation: 'tarragona', name: 'Tarragona' });
  for (const number of [2016, 2017])
    await office.perform(openSeason, { number, from: `${number}-01-01`, to: `${number}-12-31` });
  await office.perform(registerClub, { club: 'mataro', name: 'Escacs Mataró', town: 'Mataró' });
  await office.perform(registerClub, { club: 'reus', name: "Club d'Escacs Reus", delegation: 'tarragona' });
  const player = async (id: string): Promise<Kept<Player>> => (await office.record(playerKind, id))!;
  return {
    ...office,
    player,
    register: async (facts) => (await office.perform(registerPlayer, facts)).outcome.player,
    licence: async (id, season, club = '-') => {
      await office.perform(issueLicence, { player: id, version: (await player(id)).version, season, club });
    },
  };
}
