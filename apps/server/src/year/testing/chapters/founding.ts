import { expect } from 'vitest';
import type { OfficeApi } from '../office-api.ts';
import type { Person } from '../person.ts';
import { foundedOffice, joined, visitorOf, type Year } from '../year.ts';

export const CATALONIA = {
  name: 'Federació de prova',
  timeZone: 'Europe/Madrid',
  language: 'ca',
  competitionRules: 'fce-1990',
  series: [
    { id: 'standard', name: 'Estàndard', regulation: 'fce-2016', part: 'standard', firstList: '2017-02-01' },
    { id: 'rapid', name: 'Ràpid', regulation: 'fce-2016', part: 'rapid', firstList: '2017-02-01' },
  ],
};

/** The club players of the scenario, and the clubs they play for in turn. */
export const CLUBS = ['mataro', 'reus', 'girona', 'lleida'] as const;
export const PLAYERS = 24;
export const clubOf = (player: number): string => CLUBS[(player - 1) % CLUBS.length]!;
/** Players of a club, in registry order. */
export const membersOf = (club: string): string[] =>
  Array.from({ length: PLAYERS }, (_, i) => i + 1)
    .filter((player) => clubOf(player) === club)
    .map(String);

/** The federation's identity, and its mark as served. */
async function identity(api: OfficeApi, administrator: Person): Promise<void> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script/><path d="M0 0h8v8z"/></svg>';
  const mark = Buffer.from(drawing).toString('base64');
  const told = { version: 0, accent: '#0e4a5a', shortName: 'FCE', listNames: { rapid: { en: 'Rapid' } }, mark };
  expect(await administrator.act('identity.amend', told)).toMatchObject({ mark: { removed: ['script'] } });
  const { markPath } = await administrator.ask<{ markPath: string }>('identity.show');
  const served = await api.send('GET', markPath.replace('/api', ''), {});
  expect([served.status, served.text]).toEqual([200, drawing.replace('<script/>', '')]);
  const header = (name: string): string | null => served.headers.get(name);
  expect(header('content-type')).toBe('image/svg+xml');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('content-security-policy')).toContain('sandbox');
  expect(header('cache-control')).toContain('immutable');
  const again = await api.send('GET', `/${administrator.federation}/mark`, { 'if-none-match': header('etag')! });
  expect(again.status).toBe(304);
  const colours = await api.send('GET', `/${administrator.federation}/accent.css?v=0e4a5a`, {});
  expect([colours.status, colours.text]).toEqual([200, expect.stringContaining('--accent:')]);
}

/** The first link, the federation, its administrator, and the first invitations. */
export async function founding(api: OfficeApi, link: string): Promise<Omit<Year, 'player'>> {
  const administrator = await foundedOffice(api, 'cat', link, CATALONIA);
  const { version } = await administrator.ask<{ version: number }>('federation.show');
  await administrator.act('federation.amend', { version, country: 'CAT' }, { reason: 'The code of the country.' });
  await identity(api, administrator);
  const officer = await joined(api, administrator, 'olga', { roles: ['officer'] });
  const commission = await joined(api, administrator, 'carles', { roles: ['commission', 'committee'] });
  const arbiter = await joined(api, administrator, 'ada', { roles: ['arbiter'] });
  await officer.act('delegation.register', { delegation: 'girona', name: 'Girona' });
  await officer.act('delegation.amend', { delegation: 'girona', version: 1, name: 'Delegació de Girona' });
  for (const number of [2016, 2017])
    await officer.act('season.open', { number, from: `${number}-01-01`, to: `${number}-12-31` });
  const season = { version: 1, number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' };
  await officer.act('season.amend', season, { reason: 'Renewals end in January.' });
  for (const club of [...CLUBS, 'antic']) await officer.act('club.register', { club, name: `Club ${club}` });
  await officer.act('club.amend', { club: 'girona', version: 1, town: 'Girona', delegation: 'girona' });
  await officer.act('club.leave', { club: 'antic', version: 1, on: '2016-12-31' }, { reason: 'It was dissolved.' });
  const delegate = await joined(api, administrator, 'didac', { roles: ['delegate'], clubs: ['mataro', 'reus'] });
  const otherDelegate = await joined(api, administrator, 'dolors', {
    roles: ['delegate'],
    clubs: ['girona', 'lleida'],
  });
  const visitor = visitorOf(api, 'cat');
  const goTo = (date: string): void => api.clock.goTo(date);
  return { api, goTo, administrator, officer, commission, arbiter, delegate, otherDelegate, visitor };
}
