import { expect } from 'vitest';
import type { Person } from '../person.ts';
import { joined, type Year } from '../year.ts';
import { clubOf, PLAYERS } from './founding.ts';

interface Shown {
  readonly version: number;
  readonly birthDate?: string;
  readonly birthYear?: number;
}

export const versionOf = async (officer: Person, player: string): Promise<number> =>
  (await officer.ask<Shown>('player.show', { player })).version;

const SURNAMES = 'Abad Bosch Camps Duran Esteve Ferrer Grau Homs Illa Jordà Klein Llop'.split(' ');
const FORENAMES = ['Anna', 'Biel'];
export const nameOf = (i: number): string =>
  `${SURNAMES[(i - 1) % SURNAMES.length]}, ${FORENAMES[i > SURNAMES.length ? 1 : 0]}`;

/** Clubs, players, licences, titles, FIDE ids, duplicates, a sanction. Player 1 gets an account. */
export async function registry(year: Omit<Year, 'player'>): Promise<Person> {
  const { officer, delegate, visitor, commission } = year;
  await players(year);
  const minor = { name: 'Petit, Pau', birthDate: '2008-05-05', season: 2017, club: 'mataro' };
  const { player: pau } = await delegate.act<{ player: string }>('player.register', minor);
  const foreign = await delegate.refused('player.register', { ...minor, name: 'Altre, Pau', club: 'girona' });
  expect(foreign).toMatchObject([{ code: 'not-own-matter' }]);
  expect(await visitor.ask<Shown>('player.show', { player: pau })).not.toHaveProperty('birthDate');
  expect(await officer.ask<Shown>('player.show', { player: pau })).toMatchObject({ birthDate: '2008-05-05' });
  await licences(year, pau);
  await titlesAndFide(year);
  await committees(year);
  await duplicates(year);
  const decision = { player: '24', decision: 'Two months without official events.', imposedOn: '2017-01-10' };
  const { sanction } = await commission.act<{ sanction: string }>('sanction.impose', decision, { reason: 'Conduct.' });
  expect(await officer.ask('sanction.search', { player: '24' })).toMatchObject({ sanctions: [{ inForce: true }] });
  await commission.act('sanction.lift', { sanction, version: 1, as: 'quashed' }, { reason: 'Wrong person.' });
  expect(await visitor.ask('club.members', { club: 'reus', season: 2017 })).toMatchObject({ count: 6 });
  expect(await visitor.ask('club.show', { club: 'girona' })).toMatchObject({ town: 'Girona' });
  expect(await visitor.ask('club.search', { text: 'club' })).toMatchObject({ clubs: [{}, {}, {}, {}] });
  expect(await visitor.ask('player.search', { text: 'abad' })).toMatchObject({ players: [{}, {}] });
  return joined(year.api, year.administrator, 'player-1', { roles: ['player'], player: '1' });
}

/** Who sits on the two committees; the board revokes a decision of the sports commission. */
async function committees({ officer, commission, visitor }: Omit<Year, 'player'>): Promise<void> {
  const term = { office: 'member', since: '2016-07-01', elected: '2016-06-30' };
  const seat = (committee: string, version: number, name: string) =>
    officer.act('committee.seat', { committee, version, name, ...term });
  await seat('sports', 0, 'Carles Mas');
  await seat('sports', 1, 'Rosa Vila');
  await seat('competition', 0, 'Jordi Sala');
  await commission.act('committee.meet', { committee: 'sports', version: 2, on: '2017-01-12', present: [1] });
  const revoked = { committee: 'sports', version: 3, decision: 'A waiver of 2016.', members: [1], judges: [1] };
  const [few] = await officer.refused('committee.revoke', revoked, { reason: 'Discussed.' });
  expect(few).toMatchObject({ article: 'Comissió 6.1' });
  await officer.act('committee.revoke', { ...revoked, members: [1, 2] }, { reason: 'Discussed.' });
  const left = { committee: 'sports', version: 4, member: 2, on: '2017-01-16', by: 'own-wish' };
  await officer.act('committee.release', left, { reason: 'Moves abroad.' });
  expect(await visitor.ask('committee.show')).toMatchObject({
    committees: [{ committee: 'sports', members: [{ name: 'Carles Mas' }] }, { members: [{ name: 'Jordi Sala' }] }],
  });
}

async function players({ officer }: Omit<Year, 'player'>): Promise<void> {
  for (let i = 1; i <= PLAYERS; i++) {
    const facts = { name: nameOf(i), birthDate: `19${60 + i}-03-04`, sex: i % 2 === 0 ? 'm' : 'f' };
    const { player } = await officer.act<{ player: string }>('player.register', {
      ...facts,
      season: 2016,
      club: clubOf(i),
    });
    expect(player).toBe(String(i));
    await officer.act('licence.issue', { player, version: 1, season: 2017, club: clubOf(i) });
  }
  const amended = { player: '2', version: 2, nationality: 'AND' };
  await officer.act('player.amend', amended, { reason: 'As the passport says.' });
  const [conflict] = await officer.refused('player.amend', amended, { reason: 'The same again.' });
  expect(conflict).toMatchObject({ code: 'changed-meanwhile', versions: { yours: amended, theirs: { version: 3 } } });
}

async function licences({ officer, delegate }: Omit<Year, 'player'>, player: string): Promise<void> {
  const change = async () => ({ player, version: await versionOf(officer, player), season: 2017 });
  await officer.act('licence.transfer', { ...(await change()), club: 'reus' }, { reason: 'Moved house.' });
  await officer.act(
    'licence.end',
    { ...(await change()), until: '2017-11-30' },
    { reason: 'Plays abroad from then on.' },
  );
  await officer.act('licence.cancel', await change(), { reason: 'Never paid.' });
  await delegate.act('licence.issue', { ...(await change()), club: 'mataro' });
}

async function titlesAndFide({ officer, visitor }: Omit<Year, 'player'>): Promise<void> {
  const said = { reason: 'By the list of titles.' };
  const title = async (name: string) => ({ player: '3', version: await versionOf(officer, '3'), title: name });
  await officer.act('title.award', { ...(await title('MF')), on: '2010-01-01' }, said);
  await officer.act('title.award', { ...(await title('MI')), on: '2012-01-01' }, said);
  await officer.act('title.withdraw', await title('MI'), { reason: 'It was somebody else.' });
  const category = { player: '1', version: await versionOf(officer, '1'), category: 'first' };
  await officer.act('category.set', category, { reason: 'As it was in 2016.' });
  for (const player of ['1', '2', '3'])
    await officer.act('fide.link', { player, version: await versionOf(officer, player), fideId: `220000${player}` });
  const ratings = ['1', '2', '3'].map((player) => ({ player, fideId: `220000${player}`, standard: 2100, rapid: null }));
  expect(await officer.ask('fide-list.wanted')).toMatchObject({ fideIds: ['2200001', '2200002', '2200003'] });
  const person = '<fideid>2200001</fideid><name>Abad, Anna</name><country>ESP</country><rating>2100</rating>';
  const text = `<?xml version="1.0"?>\n<playerslist>\n<player>\n${person}\n</player>\n</playerslist>\n`;
  expect(await officer.ask('fide-list.compare', { date: '2017-01-01', rhythm: 'standard', text })).toMatchObject({
    changes: [{ player: '1', ratings: { standard: 2100 } }],
    missing: [{ player: '2' }, { player: '3' }],
  });
  const source = { name: 'players_list.xml', digest: 'f'.repeat(64) };
  const list = { date: '2017-01-01', source, ratings };
  expect(await officer.act('fide-list.apply', list)).toMatchObject({ changed: 3 });
  expect(await officer.refused('fide-list.apply', list)).toMatchObject([{ code: 'fide-list-applied' }]);
  expect(await visitor.ask('player.show', { player: '3' })).toMatchObject({ title: 'MF', fideId: '2200003' });
}

async function duplicates({ officer }: Omit<Year, 'player'>): Promise<void> {
  const twin = { name: 'Biel Llop', birthYear: 1984, season: 2017, club: 'lleida' };
  expect(await officer.refused('player.register', twin)).toMatchObject([{ code: 'player-similar' }]);
  expect(await officer.ask('player.similar', { name: 'Llopp, Biel', birthYear: 1984 })).toMatchObject({
    players: [{ player: '24', likeness: 'alike' }],
  });
  const { player } = await officer.act<{ player: string }>('player.register', { ...twin, evenIfSimilar: ['24'] });
  expect(await officer.ask('player.duplicates')).toMatchObject({ pairs: [{ because: 'name' }] });
  const merge = { kept: '24', version: await versionOf(officer, '24'), duplicate: player, duplicateVersion: 1 };
  expect(await officer.ask('player.merge-preview', { kept: '24', duplicate: player })).toMatchObject({
    taken: [],
    impossible: [],
  });
  await officer.act('player.merge', merge, { reason: 'The same person.' });
  await officer.act('player.unmerge', { duplicate: player, duplicateVersion: 2 }, { reason: 'A cousin.' });
  const apart = { one: '24', version: await versionOf(officer, '24'), other: player, otherVersion: 3 };
  await officer.act('player.keep-apart', apart, { reason: 'Two passports.' });
  expect(await officer.ask('player.duplicates')).toMatchObject({ count: 0 });
  expect(await officer.ask('player.kept-apart')).toMatchObject({ count: 1, pairs: [{ reason: 'Two passports.' }] });
  const again = { ...merge, version: apart.version, duplicateVersion: 3 };
  expect(await officer.refused('player.merge', again, { reason: 'One.' })).toMatchObject([
    { code: 'merge-kept-apart' },
  ]);
  const back = { one: '24', other: player, version: 1 };
  await officer.act('player.reconsider', back, { reason: 'The passports were one.' });
  expect(await officer.ask('player.duplicates')).toMatchObject({ count: 1 });
  const history = { kind: 'player', id: player };
  const { changes } = await officer.ask<{ changes: { kind: string }[] }>('record.history', history);
  expect(changes.map(({ kind }) => kind)).toEqual(['player.unmerge', 'player.merge', 'player.register']);
}
