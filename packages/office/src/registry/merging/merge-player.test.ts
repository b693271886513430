import { type EventRecord, LIST_STATUS } from '@escala/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineAct, type Filing } from '../../kit/act.ts';
import { GAMES_FOLDER, packGames } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { emptySheet, listFolder, packPart } from '../../rating/columns/packed-sheet.ts';
import { amendPlayer, linkFide } from '../players/player-acts.ts';
import { DELEGATE, type RegistryOffice, registryOffice } from '../testing/registry-office.ts';
import { mergePlayer, unmergePlayer } from './merge-player.ts';

const file = defineAct({
  kind: 'player.amend',
  command: z.custom<Filing>(),
  subject: () => ({ kind: 'paper', id: 'x' }),
  load: async () => ({}),
  decide: (_facts, filing) => ({ changes: [], filings: [filing], outcome: {} }),
  onRecord: () => ({}),
});

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna', birthDate: '1990-05-01' });
  await office.register({ name: 'Puig i Soler, Anna', birthYear: 1990, fideId: '2200001' });
  await office.register({ name: 'Pi, Pau' });
  await office.licence('2', 2016, 'reus');
});

const merge = (more: Partial<Parameters<typeof mergePlayer.decide>[1]> = {}) =>
  office.perform(mergePlayer, { kept: '1', version: 1, duplicate: '2', duplicateVersion: 2, ...more });

async function play(players: readonly [string, string], counts = true): Promise<void> {
  const event: EventRecord = {
    id: 'e',
    type: 'swiss',
    start: '2016-05-01',
    end: '2016-05-02',
    timeControl: { minutes: 90 },
    games: [{ round: 1, white: players[0], black: players[1], result: '1-0' }],
  };
  const report = { ...packedReport(event, (id) => Number(id) - 1), counts };
  await office.perform(file, { folder: GAMES_FOLDER, name: players.join('-'), part: 0, bytes: packGames(report) });
}

/** A list with these ratings; a negative one is kept for a player who is not on the list. */
async function publish(ratings: readonly number[], date = '2016-07-18'): Promise<void> {
  const sheet = emptySheet(17_000, ratings.length);
  ratings.forEach((rating, player) => {
    sheet.rating[player] = Math.abs(rating);
    sheet.status[player] = rating > 0 ? LIST_STATUS.rated : LIST_STATUS.absent;
  });
  await office.perform(file, {
    folder: listFolder('standard'),
    name: date,
    part: 0,
    bytes: packPart(sheet, 0),
  });
}

describe('merging a duplicate', () => {
  it('points it at the kept player, who takes over what was lacking', async () => {
    const { outcome, entry } = await merge();
    expect(outcome.taken).toEqual(['federatedOn', 'firstSeason', 'licences.2016', 'licensedOn', 'fide']);
    expect((await office.player('2')).body.mergedInto).toBe('1');
    expect((await office.player('1')).body).toMatchObject({
      name: 'Puig, Anna',
      birthDate: '1990-05-01',
      licences: { 2016: 'reus' },
      fide: { id: '2200001' },
      firstSeason: 2016,
    });
    expect(entry.touched.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['player 2', 'merge 2', 'player 1']);
  });

  it('and undoing it leaves both as they were', async () => {
    const before = [(await office.player('1')).body, (await office.player('2')).body];
    for (let time = 0; time < 2; time++) {
      const [kept, duplicate] = [await office.player('1'), await office.player('2')];
      await merge({ version: kept.version, duplicateVersion: duplicate.version });
      const { version } = await office.player('2');
      const { outcome } = await office.perform(unmergePlayer, { duplicate: '2', duplicateVersion: version });
      expect(outcome).toEqual({ duplicate: '2', kept: '1', changedSince: [] });
      expect([(await office.player('1')).body, (await office.player('2')).body]).toEqual(before);
    }
  });

  it('undone after an amendment keeps the amendment', async () => {
    await merge();
    await office.perform(amendPlayer, { player: '1', version: 2, nationality: 'AND', firstSeason: 2010 });
    const { outcome } = await office.perform(unmergePlayer, { duplicate: '2', duplicateVersion: 3 });
    expect(outcome.changedSince).toEqual(['firstSeason']);
    const { body } = await office.player('1');
    expect([body.nationality, body.firstSeason, body.fide, body.licences]).toEqual(['AND', 2010, undefined, {}]);
  });

  it('is refused where both played in one event that counts, whoever they played', async () => {
    await play(['1', '3']);
    await play(['1', '2'], false);
    await merge();
    await office.perform(unmergePlayer, { duplicate: '2', duplicateVersion: 3 });
    await play(['1', '2']);
    expect(await office.faults(merge({ version: 3, duplicateVersion: 4 }))).toEqual(['merge-same-event duplicate']);
  });

  it('looks at the events of earlier duplicates too', async () => {
    await office.perform(mergePlayer, { kept: '1', version: 1, duplicate: '3', duplicateVersion: 1 });
    await play(['3', '2']);
    expect(await office.faults(merge())).toEqual(['merge-same-event duplicate']);
  });

  it('needs a second look where lists have them with different ratings', async () => {
    await publish([1800, 1801, 0]);
    expect(await office.faults(merge())).toEqual(['merge-ratings-differ']);
    await merge({ evenIf: ['ratings'] });
  });

  it('does not mind the same rating, nor a list that has only one of them', async () => {
    await publish([1800, 1800, 1500]);
    await merge();
    await publish([0, 0, 1500, -1600], '2016-08-01');
    await office.register({ name: 'Nova, Ona' });
    await office.perform(mergePlayer, { kept: '3', version: 1, duplicate: '4', duplicateVersion: 1 });
  });

  it('needs a second look at different births and FIDE ids', async () => {
    await office.register({ name: 'Puig, A', birthDate: '1990-05-02', fideId: '2200009' });
    const command = { kept: '2', version: 2, duplicate: '4', duplicateVersion: 1 };
    expect(await office.faults(merge(command))).toEqual(['merge-fide-ids-differ']);
    expect(await office.faults(merge({ ...command, kept: '1', version: 1 }))).toEqual(['merge-births-differ']);
    await merge({ ...command, evenIf: ['fide-ids'] });
  });

  it('is of two players as they were seen, neither merged before', async () => {
    expect(await office.faults(merge({ duplicate: '1' }))).toEqual(['merge-with-oneself duplicate']);
    expect(await office.faults(merge({ version: 9, duplicate: '9' }))).toEqual([
      'changed-meanwhile',
      'player-unknown player',
    ]);
    await merge();
    expect(await office.faults(merge({ version: 2, duplicateVersion: 3 }))).toEqual(['player-merged player']);
    const chain = { kept: '3', version: 1, duplicate: '1', duplicateVersion: 2 };
    expect(await office.faults(merge(chain))).toEqual(['merge-has-duplicates duplicate']);
    expect(await office.faults(office.perform(amendPlayer, { player: '2', version: 3, name: 'X' }))).toEqual([
      'player-merged player',
    ]);
  });

  it('leaves the FIDE id of the duplicate to the kept player', async () => {
    await merge();
    await office.perform(linkFide, { player: '1', version: 2, fideId: '2200001' });
    const other = office.perform(linkFide, { player: '3', version: 1, fideId: '2200001' });
    expect(await office.faults(other)).toEqual(['fide-id-taken fideId']);
  });

  it('is undone once, by officers', async () => {
    const undo = (duplicateVersion: number) => office.perform(unmergePlayer, { duplicate: '2', duplicateVersion });
    expect(await office.faults(undo(2))).toEqual(['player-not-merged duplicate']);
    await merge();
    expect(await office.faults(undo(2))).toEqual(['changed-meanwhile']);
    await undo(3);
    expect(await office.faults(undo(4))).toEqual(['player-not-merged duplicate']);
    const delegate = office.perform(unmergePlayer, { duplicate: '2', duplicateVersion: 4 }, { actor: DELEGATE });
    expect(await office.faults(delegate)).toEqual(['not-allowed']);
  });
});
