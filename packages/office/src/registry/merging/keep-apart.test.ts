import { beforeEach, describe, expect, it } from 'vitest';
import { playerKind } from '../players/player.ts';
import { amendPlayer, linkFide } from '../players/player-acts.ts';
import { searchSimilarPlayers } from '../players/search-similar-players.ts';
import {
  ADMINISTRATOR,
  COMMISSION,
  DELEGATE,
  type RegistryOffice,
  registryOffice,
} from '../testing/registry-office.ts';
import { keepApart, reconsiderApart } from './keep-apart.ts';
import { keptApartKind } from './merge.ts';
import { mergePlayer, unmergePlayer } from './merge-player.ts';
import { previewMerge, suspectedDuplicates } from './merge-questions.ts';
import { keptApart } from './search-kept-apart.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna', birthDate: '1990-05-01' });
  await office.register({ name: 'Anna Puig', evenIfSimilar: ['1'] });
  await office.register({ name: 'Puig Anna', birthYear: 1990, evenIfSimilar: ['1', '2'] });
  await office.register({ name: 'Pi, Pau' });
});

const version = async (player: string) => (await office.player(player)).version;
const apart = async (one: string, other: string) =>
  office.perform(keepApart, { one, version: await version(one), other, otherVersion: await version(other) });
const merge = async (kept: string, duplicate: string) =>
  office.perform(mergePlayer, {
    kept,
    version: await version(kept),
    duplicate,
    duplicateVersion: await version(duplicate),
  });
const unmerge = async (duplicate: string) =>
  office.perform(unmergePlayer, { duplicate, duplicateVersion: await version(duplicate) });
const takeBack = (one: string, other: string, seen: number) =>
  office.perform(reconsiderApart, { one, other, version: seen });
const suspects = async () => {
  const { pairs, count } = await office.ask(suspectedDuplicates, { limit: 100 });
  expect(count).toBe(pairs.length);
  return pairs.map(({ because, players: [a, b] }) => `${because} ${a.player} ${b.player}`);
};

describe('two players who are two persons (D-OFF-220)', () => {
  it('are suspected no more, while others of the name are; until it is taken back', async () => {
    expect(await suspects()).toEqual(['name 1 2', 'name 1 3', 'name 2 3']);
    await apart('2', '1');
    expect(await suspects()).toEqual(['name 1 3', 'name 2 3']);
    await takeBack('1', '2', 1);
    expect(await suspects()).toEqual(['name 1 2', 'name 1 3', 'name 2 3']);
    const { outcome, entry } = await apart('1', '2');
    expect(outcome).toEqual({ players: ['1', '2'], version: 3 });
    expect(entry.touched).toMatchObject([{ kind: 'kept-apart', id: '1/2' }]);
  });

  it('are not merged in either direction, and are told why and since when', async () => {
    await apart('1', '2');
    for (const [kept, duplicate] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const refused = await office.refusals(merge(kept, duplicate));
      expect(refused).toMatchObject([
        { code: 'merge-kept-apart', values: { one: '1', other: '2', on: '2017-01-15', reason: 'a test' } },
      ]);
      const { impossible } = await office.ask(previewMerge, { kept, duplicate });
      expect(impossible.map(({ code }) => code)).toEqual(['merge-kept-apart']);
    }
    await takeBack('2', '1', 1);
    await merge('1', '2');
  });

  it('stay two when one of them turns out to have a second number', async () => {
    await apart('1', '2');
    await merge('1', '3');
    expect(await suspects()).toEqual([]);
    expect(await office.faults(merge('1', '2'))).toEqual(['merge-kept-apart duplicate']);
    await unmerge('3');
    await merge('2', '3');
    expect(await suspects()).toEqual([]);
    await unmerge('3');
    expect(await suspects()).toEqual(['name 1 3', 'name 2 3']);
  });

  it('stay two when it was said of the second number', async () => {
    await apart('2', '3');
    await merge('1', '3');
    expect(await suspects()).toEqual([]);
    expect(await office.faults(merge('1', '2'))).toEqual(['merge-kept-apart duplicate']);
  });

  it('are told with day, reason and version, the last first', async () => {
    await apart('1', '2');
    await apart('3', '1');
    const answer = await office.ask(keptApart, { limit: 100 });
    expect(keptApart.answer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      count: 2,
      pairs: [
        { players: [{ player: '1' }, { player: '3' }], on: '2017-01-15', version: 1 },
        { players: [{ player: '1', birthDate: '1990-05-01' }, { player: '2' }], reason: 'a test' },
      ],
    });
    for (const [limit, shown] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      const { pairs, count } = await office.ask(keptApart, { limit });
      expect([pairs.length, count]).toEqual([shown, 2]);
    }
    await takeBack('1', '3', 1);
    expect((await office.ask(keptApart, { limit: 100 })).count).toBe(1);
  });

  it('need no second look when a name is corrected', async () => {
    await apart('4', '1');
    const rename = async (evenIfSimilar: string[]) =>
      office.perform(amendPlayer, { player: '4', version: await version('4'), name: 'Anna Puig', evenIfSimilar });
    const similar = await office.ask(searchSimilarPlayers, { name: 'Anna Puig', except: '4' });
    expect(similar.players.map(({ player }) => player)).toEqual(['2', '3']);
    expect(await office.refusals(rename([]))).toMatchObject([{ values: { id: '2' } }, { values: { id: '3' } }]);
    expect(await office.refusals(rename(['2']))).toMatchObject([{ values: { id: '3' } }]);
    await rename(['2', '3']);
  });
});

describe('what is refused', () => {
  it('one player, an unknown one, a merged one, players who changed meanwhile', async () => {
    expect(await office.faults(apart('1', '1'))).toEqual(['apart-from-oneself other']);
    for (const [seen, refused] of [
      [0, ['changed-meanwhile', 'player-unknown player']],
      [1, ['player-unknown player']],
      [2, ['changed-meanwhile', 'player-unknown player']],
    ] as const) {
      const command = { one: '1', version: seen, other: '9', otherVersion: 1 };
      expect(await office.faults(office.perform(keepApart, command))).toEqual(refused);
      const older = { one: '4', version: 1, other: '1', otherVersion: seen };
      if (seen !== 1) expect(await office.faults(office.perform(keepApart, older))).toEqual(['changed-meanwhile']);
    }
    await merge('1', '2');
    expect(await office.faults(apart('2', '3'))).toEqual(['player-merged player']);
    expect(await office.faults(apart('3', '2'))).toEqual(['player-merged player']);
  });

  it('the same pair twice, whoever is named first', async () => {
    await apart('1', '2');
    expect(await office.faults(apart('2', '1'))).toEqual(['already-apart other']);
  });

  it('a pair with one FIDE ID, which stays suspected (D-OFF-221)', async () => {
    await apart('1', '2');
    await office.perform(linkFide, { player: '1', version: 1, fideId: '2200001' });
    const twin = { ...(await office.player('2')).body, fide: { id: '2200001' } };
    await office.ports.archive.write('cat', (writing) => writing.put(playerKind, '2', 2, 1, twin));
    expect(await suspects()).toContain('fide-id 1 2');
    await takeBack('1', '2', 1);
    expect(await office.faults(apart('1', '2'))).toEqual(['apart-same-fide-id other']);
    await office.perform(linkFide, { player: '2', version: 2, fideId: null });
    await apart('1', '2');
  });

  it('taking back what nobody said, what was taken back, and an older word', async () => {
    expect(await office.faults(takeBack('1', '2', 1))).toEqual(['apart-unknown other']);
    await apart('1', '2');
    for (const [seen, refused] of [
      [0, ['changed-meanwhile']],
      [2, ['changed-meanwhile']],
    ] as const)
      expect(await office.faults(takeBack('1', '2', seen))).toEqual(refused);
    await takeBack('2', '1', 1);
    expect(await office.faults(takeBack('1', '2', 2))).toEqual(['not-apart other']);
    const { body } = (await office.record(keptApartKind, '1/2'))!;
    expect(body).toMatchObject({ on: '2017-01-15', undoneOn: '2017-01-15' });
  });

  it('without a reason, and by anybody but officers', async () => {
    const command = { one: '1', version: 1, other: '2', otherVersion: 1 };
    expect(await office.faults(office.perform(keepApart, command, { reason: '' }))).toEqual(['reason-missing reason']);
    for (const actor of [DELEGATE, COMMISSION, ADMINISTRATOR]) {
      expect(await office.faults(office.perform(keepApart, command, { actor }))).toEqual(['not-allowed']);
      const back = { one: '1', other: '2', version: 1 };
      expect(await office.faults(office.perform(reconsiderApart, back, { actor }))).toEqual(['not-allowed']);
      expect(await office.faults(office.ask(keptApart, { limit: 1 }, actor))).toEqual(['not-allowed']);
    }
  });
});
