import type { GameRecord } from '@escala/core';
import type { Actor, Role } from '../../access/actor.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { openClaim } from '../open-claim.ts';

export const account = (name: string, role: Role, player: string | null = null): Actor => ({
  account: name,
  roles: [role],
  clubs: [],
  events: [],
  player,
});
export const ana = account('ana', 'player', 'p0');
export const biel = account('biel', 'player', 'p1');
export const officer = account('olga', 'officer');
export const commission = account('carles', 'commission');

export const LIST = { series: 'standard', date: '2017-02-01' };
export const GAME = { kind: 'game', event: 'e1', round: 1, opponent: 'p1' } as const;

/**
 * Ana (of age), Biel (a minor) and Carla (no date of birth on record) on a list of 1 February 2017; Gwen is a guest.
 */
export async function claimOffice(): Promise<TestOffice> {
  const office = await testOffice();
  await filePlayers(office, [
    { name: 'Pons, Ana', birthDate: '1980-05-05', fide: fideRated(1900), federatedOn: '2015-01-10' },
    { name: 'Roca, Biel', birthDate: '2003-02-10', fide: fideRated(1880), federatedOn: '2015-01-10' },
    { name: 'Sala, Carla', fide: fideRated(2000), federatedOn: '2015-01-10' },
    { name: 'Guest, Gwen', licences: {} },
  ]);
  const game = (white: string, black: string): GameRecord => ({ round: 1, white, black, result: '1-0' });
  const event = (id: string, day: string, games: readonly GameRecord[]) =>
    ({ id, type: 'swiss', start: day, end: day, timeControl: { minutes: 90, increment: 30 }, games }) as const;
  await fileEvents(office, [
    event('e1', '2017-01-20', [game('p0', 'p1')]),
    event('e2', '2017-02-01', [game('p0', 'p2')]),
  ]);
  office.setToday('2017-02-01');
  await office.perform(publishList, LIST);
  return office;
}

export async function opened(office: TestOffice, actor = ana, about: { kind: 'line' } | typeof GAME = GAME) {
  const command = { player: actor.player ?? 'p0', list: LIST, about, text: 'The result is wrong.' };
  return (await office.perform(openClaim, command, { actor })).outcome.claim;
}
