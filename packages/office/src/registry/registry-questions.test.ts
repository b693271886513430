import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { inviteAccount } from '../accounts/invite-account.ts';
import { recordHistory } from '../log/record-history.ts';
import { searchActs } from '../log/search-acts.ts';
import { clubLeaves } from './clubs/club-acts.ts';
import { clubMembers, searchClubs, showClub } from './clubs/club-questions.ts';
import { showFederation } from './federation/show-federation.ts';
import { mergePlayer } from './merging/merge-player.ts';
import { suspectedDuplicates } from './merging/merge-questions.ts';
import { amendPlayer } from './players/player-acts.ts';
import { searchPlayers } from './players/search-players.ts';
import { showPlayer } from './players/show-player.ts';
import {
  ADMINISTRATOR,
  COMMISSION,
  DELEGATE,
  OFFICER,
  PLAYER_1,
  type RegistryOffice,
  registryOffice,
} from './testing/registry-office.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig Soler, Anna', birthDate: '2005-03-02', fideId: '2200001' });
  await office.register({ name: 'Solà i Puigdemont, Pau', birthDate: '1960-01-01' });
  await office.register({ name: 'Anglada, Lluïsa' });
  await office.licence('1', 2016, 'reus');
  await office.licence('1', 2017, 'mataro');
  await office.licence('2', 2017, 'mataro');
});

const LIMITS = { limit: 20 };

it('the federation shows settings, delegations and seasons to everybody', async () => {
  const answer = await office.ask(showFederation, {}, NOBODY);
  expect(showFederation.answer.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ federation: 'cat', version: 1, delegations: [{ delegation: 'tarragona' }] });
  expect(answer.seasons.map(({ number }) => number)).toEqual([2016, 2017]);
});

describe('players while somebody types', () => {
  const found = async (text: string, limit = 20): Promise<string[]> =>
    (await office.ask(searchPlayers, { text, limit }, NOBODY)).players.map(({ player }) => player);

  it('are found by any word, without accents, in any order', async () => {
    expect(await found('pu')).toEqual(['1', '2']);
    expect(await found('SOL')).toEqual(['2', '1']);
    expect(await found('lluisa angl')).toEqual(['3']);
    expect(await found('pau sola')).toEqual(['2']);
    expect(await found('puig, an')).toEqual(['1']);
    expect(await found('ouig')).toEqual([]);
    expect(await found('  ')).toEqual([]);
  });

  it('[D-OFF-955] are found with ü and ue, whichever of them is on record', async () => {
    await office.register({ name: 'Müller, Jörg', birthDate: '1960-01-01' });
    await office.register({ name: 'Mueller, Joerg', birthDate: '1970-01-01' });
    await office.register({ name: 'Muller, Jorg', birthDate: '1980-01-01' });
    expect(await found('müller')).toEqual(['4', '6', '5']);
    expect(await found('mueller')).toEqual(['5', '4', '6']);
    expect(await found('muller')).toEqual(['4', '6']);
    for (const text of ['jörg müll', 'joerg muell', 'Jörg Mueller']) expect(await found(text)).toHaveLength(3);
    expect(await found('mue')).toEqual(['5']);
  });

  it('are found by id and by FIDE id, a duplicate as the one who was kept', async () => {
    expect(await found('2200001')).toEqual(['1']);
    expect(await found('3')).toEqual(['3']);
    await office.perform(mergePlayer, { kept: '1', version: 3, duplicate: '3', duplicateVersion: 1 });
    expect([await found('3'), await found('anglada')]).toEqual([['1'], []]);
  });

  it('are told with the name of their club', async () => {
    const { players } = await office.ask(searchPlayers, { text: 'puig', limit: 20 }, NOBODY);
    expect(players[0]).toMatchObject({ player: '1', club: 'mataro' });
    expect(players[0]!.clubName).toBe((await office.ask(showClub, { club: 'mataro' })).name);
    const [guest] = (await office.ask(searchPlayers, { text: '3', limit: 20 }, NOBODY)).players;
    expect(guest).not.toHaveProperty('clubName');
  });

  it('whose names begin with it come first, however many have such a word further on (D-OFF-431)', async () => {
    for (const name of ['Abad Puig, Pol', 'Bover Puig, Joan', 'Puigcerver, Zoe']) await office.register({ name });
    expect(await found('puig', 3)).toEqual(['1', '6', '5']);
    expect(await found('puig', 2)).toEqual(['1', '6']);
  });

  it('are no more than asked for', async () => {
    expect(await found('p', 1)).toHaveLength(1);
  });
});

describe('a player', () => {
  const born = async (player: string, viewer = NOBODY) => {
    const answer = await office.ask(showPlayer, { player }, viewer);
    expect(showPlayer.answer.parse(answer)).toEqual(answer);
    return [answer.birthYear, answer.birthDate];
  };

  it('has in public a year of birth and no date, minor or not (D-OFF-101)', async () => {
    expect([await born('1'), await born('2')]).toEqual([
      [2005, undefined],
      [1960, undefined],
    ]);
    expect(await born('2', PLAYER_1)).toEqual([1960, undefined]);
    expect(await born('1', ADMINISTRATOR)).toEqual([2005, undefined]);
    const reus = { ...DELEGATE, clubs: ['reus'] };
    expect(await born('1', reus)).toEqual([2005, undefined]);
  });

  it('shows the date to themselves, their club, the office and the commission', async () => {
    for (const viewer of [PLAYER_1, DELEGATE, OFFICER, COMMISSION])
      expect(await born('1', viewer)).toEqual([2005, '2005-03-02']);
  });

  it('shows licences, club and what was merged', async () => {
    await office.perform(mergePlayer, { kept: '1', version: 3, duplicate: '3', duplicateVersion: 1 });
    expect(await office.ask(showPlayer, { player: '1' }, NOBODY)).toMatchObject({
      club: 'mataro',
      clubName: 'Escacs Mataró',
      licences: { 2016: 'reus', 2017: 'mataro' },
      duplicates: ['3'],
    });
    expect(await office.ask(showPlayer, { player: '3' }, NOBODY)).toMatchObject({ mergedInto: '1' });
    expect(await office.faults(office.ask(showPlayer, { player: '9' }))).toEqual(['player-unknown player']);
  });
});

describe('clubs', () => {
  it('are found by any word of the name or by delegation, page by page', async () => {
    const found = async (input: { text?: string; delegation?: string; left?: boolean }): Promise<string[]> =>
      (await office.ask(searchClubs, { ...input, limit: 50 }, NOBODY)).clubs.map(({ club }) => club);
    expect(await found({ text: 'mata' })).toEqual(['mataro']);
    expect(await found({ text: 'escacs' })).toEqual(['mataro', 'reus']);
    expect(await found({ text: 'escacs', delegation: 'tarragona' })).toEqual(['reus']);
    expect(await found({ delegation: 'tarragona' })).toEqual(['reus']);
    const first = await office.ask(searchClubs, { limit: 1 }, NOBODY);
    const rest = await office.ask(searchClubs, { limit: 1, after: first.next }, NOBODY);
    expect([first.clubs[0]?.club, rest.clubs[0]?.club].sort()).toEqual(['mataro', 'reus']);
    await office.perform(clubLeaves, { club: 'reus', version: 1, on: '2017-01-15' });
    expect([await found({}), await found({ left: true })].map((clubs) => clubs.length)).toEqual([1, 2]);
  });

  it('have members by season', async () => {
    const members = async (season: number): Promise<string[]> =>
      (await office.ask(clubMembers, { club: 'mataro', season, limit: 10 }, NOBODY)).members.map(
        ({ player }) => player,
      );
    expect([await members(2016), await members(2017)]).toEqual([[], ['1', '2']]);
    const page = await office.ask(clubMembers, { club: 'mataro', season: 2017, limit: 1, after: '1' }, NOBODY);
    expect([page.members.map(({ player }) => player), page.count]).toEqual([['2'], 2]);
    expect(page.members[0]).not.toHaveProperty('birthDate');
    expect((await office.ask(showClub, { club: 'reus' }, NOBODY)).licences).toEqual({ 2016: 1 });
    expect(await office.faults(office.ask(clubMembers, { club: 'x', season: 2017, limit: 1 }))).toEqual([
      'club-unknown club',
    ]);
  });
});

it('suspected duplicates are pairs of one name and births that agree, for officers', async () => {
  await office.register({ name: 'Anna Puig Soler', birthYear: 2005, evenIfSimilar: ['1'] });
  await office.register({ name: 'Pau Sola I Puigdemont', birthYear: 1961 });
  const { pairs, count } = await office.ask(suspectedDuplicates, { limit: 10 }, OFFICER);
  expect(count).toBe(1);
  expect(pairs[0]).toMatchObject({ because: 'name', players: [{ player: '1' }, { player: '4' }] });
  expect(await office.faults(office.ask(suspectedDuplicates, { limit: 10 }, NOBODY))).toEqual(['not-allowed']);
});

describe('the way of a record', () => {
  it('names who changed what, why, from what to what', async () => {
    await office.perform(
      amendPlayer,
      { player: '3', version: 1, name: 'Anglada, Lluïsa Maria', sex: 'f' },
      { actor: OFFICER, reason: 'passport' },
    );
    const { changes } = await office.ask(recordHistory, { kind: 'player', id: '3', limit: 10 }, OFFICER);
    expect(changes).toMatchObject([
      {
        version: 2,
        kind: 'player.amend',
        actor: 'officer',
        reason: 'passport',
        changed: [
          { path: 'name', before: 'Anglada, Lluïsa', after: 'Anglada, Lluïsa Maria' },
          { path: 'sex', before: null, after: 'f' },
        ],
      },
      { version: 1, kind: 'player.register', before: null },
    ]);
  });

  it('also holds what other acts did to it, page by page', async () => {
    const { changes } = await office.ask(recordHistory, { kind: 'player', id: '1', limit: 1, before: 3 }, OFFICER);
    expect(changes).toMatchObject([{ version: 2, kind: 'licence.issue' }]);
    expect(changes[0]?.changed.map(({ path }) => path)).toEqual([
      'federatedOn',
      'firstSeason',
      'licences.2016',
      'licensedOn',
    ]);
    const nothing = office.ask(recordHistory, { kind: 'player', id: '9', limit: 1 }, OFFICER);
    expect(await office.faults(nothing)).toEqual(['record-unknown id']);
    expect(await office.faults(office.ask(recordHistory, { kind: 'player', id: '1', limit: 1 }, NOBODY))).toEqual([
      'not-allowed',
    ]);
  });
});

describe('acts', () => {
  it('are found by kind, actor, dates and subject', async () => {
    const count = async (query: Partial<Parameters<typeof searchActs.ask>[1]>): Promise<number> =>
      (await office.ask(searchActs, { limit: 50, ...query }, OFFICER)).acts.length;
    expect(await count({ kind: 'player.register' })).toBe(3);
    expect(await count({ kind: 'player.register', actor: 'officer' })).toBe(0);
    expect(await count({ subject: { kind: 'player', id: '1' } })).toBe(3);
    expect(await count({ from: '2017-01-16' })).toBe(0);
    expect(await count({ to: '2017-01-16', before: 3 })).toBe(2);
    expect(await office.faults(office.ask(searchActs, LIMITS, DELEGATE))).toEqual(['not-allowed']);
  });

  it('are found by who did it and by words of the reason, and tell names and seals', async () => {
    const invited = {
      email: 'olga@example.org',
      name: 'Olga Serra',
      roles: ['officer' as const],
      clubs: [],
      events: [],
    };
    const { account } = (await office.perform(inviteAccount, invited)).outcome;
    const actor = { ...OFFICER, account };
    const change = { player: '3', version: 1, name: 'Anglada, Lluïsa Maria' };
    await office.perform(amendPlayer, change, { actor, reason: 'Així ho diu el DNI' });
    const found = async (query: object) => (await office.ask(searchActs, { limit: 50, ...query }, OFFICER)).acts;
    for (const query of [{ who: 'serra' }, { who: 'OLGA@example.org' }, { who: account }, { text: 'dni aixi' }])
      expect(await found(query)).toMatchObject([
        { kind: 'player.amend', name: 'Olga Serra', subjectName: 'Anglada, Lluïsa Maria', engine: expect.any(String) },
      ]);
    expect(await found({ who: 'serra', actor: 'somebody' })).toEqual([]);
    expect(await found({ who: 'nobody' })).toEqual([]);
    const [last, before] = await found({});
    expect(last!.previous).toBe(before!.hash);
  });

  it('go page by page to the first, with words and without', async () => {
    for (const query of [{}, { text: 'test' }]) {
      const all = (await office.ask(searchActs, { limit: 200, ...query }, OFFICER)).acts.map(({ seq }) => seq);
      const seen: number[] = [];
      let next: number | null | undefined;
      while (next !== null) {
        const page = await office.ask(
          searchActs,
          { limit: 3, ...query, ...(next !== undefined && { before: next }) },
          OFFICER,
        );
        seen.push(...page.acts.map(({ seq }) => seq));
        next = page.next;
      }
      expect(seen).toEqual(all);
      expect(all.at(-1)).toBe(1);
    }
  });
});
