import { beforeEach, describe, expect, it } from 'vitest';
import { entryId, entryKind } from '../../events/entries/entry.ts';
import { type EventState, eventKind } from '../../events/event.ts';
import { reportKind } from '../../events/reports/report.ts';
import { put } from '../../kit/act.ts';
import { scrabbleReportKind } from '../../scrabble/reports/scrabble-report.ts';
import { playFiling } from '../../scrabble/reports/waiting-reports.ts';
import { gameOf } from '../../scrabble/testing/scrabble-office.ts';
import { leagueKind } from '../../teams/leagues/league.ts';
import { actaKind } from '../../teams/matches/match.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import { DELEGATE, OFFICER, type RegistryOffice, registryOffice } from '../testing/registry-office.ts';
import { mergePlayer } from './merge-player.ts';
import { previewMerge } from './merge-questions.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  for (const name of ['Puig, Anna', 'Puig i Soler, Anna', 'Pi, Pau']) await office.register({ name });
});

const merged = () =>
  office.faults(office.perform(mergePlayer, { kept: '1', version: 1, duplicate: '2', duplicateVersion: 1 }));
const merge = () => office.perform(mergePlayer, { kept: '1', version: 1, duplicate: '2', duplicateVersion: 1 });

const event = (state: EventState) =>
  put(eventKind, 'open', 0, {
    name: 'Obert',
    type: 'swiss',
    start: '2017-01-10',
    end: '2017-01-20',
    rounds: 5,
    timeControl: { minutes: 90 },
    arbiters: [],
    state,
    registeredBy: 'x',
    registeredOn: '2017-01-01',
  });
const entry = (player: string, more: object = {}) =>
  put(entryKind, entryId('open', player), 0, {
    event: 'open',
    player,
    order: 0,
    enteredOn: '2017-01-05',
    absences: [],
    ...more,
  });

describe('a merge that would make somebody play twice (D-OFF-181)', () => {
  it('is refused where both are entered for an event that is not accepted yet', async () => {
    await fileDirectly(office, [event('running'), entry('1'), entry('2')]);
    expect(await merged()).toEqual(['merge-same-event duplicate']);
  });

  it('is not where one entry was taken back, or the event annulled', async () => {
    await fileDirectly(office, [event('running'), entry('1'), entry('2', { cancelled: true })]);
    await merge();
  });

  it('does not look at events that were annulled', async () => {
    await fileDirectly(office, [event('annulled'), entry('1'), entry('2')]);
    await merge();
  });

  it('is refused where a report that waits has both', async () => {
    const record = {
      id: 'open',
      type: 'swiss' as const,
      start: '2017-01-10',
      end: '2017-01-20',
      timeControl: { minutes: 90 },
      games: [
        { round: 1, white: '1', black: '3', result: '1-0' as const },
        { round: 2, white: '3', black: '2', result: '1-0' as const },
      ],
    };
    const report = { source: 'json', state: 'submitted', record, findings: [], submittedBy: 'x' } as const;
    await fileDirectly(office, [
      event('submitted'),
      put(reportKind, 'open', 0, { ...report, findings: [], submittedOn: '2017-01-21' }),
    ]);
    expect(await merged()).toEqual(['merge-same-event duplicate']);
  });

  it('is refused where both sat at boards of one round of a league, not of two', async () => {
    const league = {
      name: 'Lliga',
      season: 2017,
      rules: 'fce-1990',
      competition: 'promotion',
      system: 'round-robin',
      scoring: 'match-points',
      boards: 2,
      groups: [{ id: 'g', name: 'G' }],
      drawn: ['g'],
    } as const;
    const acta = (round: number, board: string) => ({
      league: 'lliga',
      round,
      playedOn: '2017-01-14',
      home: { boards: [board, null] },
      away: { boards: [null, null] },
      results: [],
      findings: [],
      submittedBy: 'x',
      side: 'home' as const,
      submittedAt: '2017-01-14T20:00:00Z',
    });
    await fileDirectly(office, [
      put(leagueKind, 'lliga', 0, { ...league, groups: [...league.groups], drawn: ['g'] }),
      put(actaKind, 'lliga/g/001/001', 0, acta(1, '1')),
      put(actaKind, 'lliga/g/002/001', 0, acta(2, '2')),
    ]);
    await merge();
    await office.register({ name: 'Nova, Ona' });
    await fileDirectly(office, [put(actaKind, 'lliga/g/002/002', 0, acta(2, '4'))]);
    const again = office.perform(mergePlayer, { kept: '1', version: 1, duplicate: '4', duplicateVersion: 1 });
    // By way of the earlier duplicate.
    expect((await office.refusals(again)).map(({ code, values }) => [code, values])).toEqual([
      ['merge-same-round', { league: 'Lliga', round: 2 }],
    ]);
  });

  it('is refused where both played one game of Scrabble', async () => {
    const game = (id: string, players: readonly string[]) => gameOf(id, '2017-01-10', ...players);
    const collective = [game('g1', ['1', '3']), game('g2', ['2', '3'])];
    await fileDirectly(office, [], [playFiling('cupa', { counts: true, acceptedBy: 1, collective, libere: [] })]);
    const { impossible } = await office.ask(previewMerge, { kept: '1', duplicate: '2' });
    expect(impossible).toEqual([]);
    const both = { counts: true, acceptedBy: 1, collective: [game('g1', ['1', '2'])], libere: [] };
    await fileDirectly(
      office,
      [
        put(scrabbleReportKind, 'cupa2', 0, {
          name: 'Cupa',
          collective: both.collective,
          libere: [],
          start: '2017-01-10',
          end: '2017-01-10',
          state: 'accepted',
          findings: [],
          submittedBy: 'x',
          submittedOn: '2017-01-11',
        }),
      ],
      [playFiling('cupa2', both)],
    );
    const refusals = await office.refusals(merge());
    expect(refusals.map(({ code, values }) => [code, values])).toEqual([
      ['merge-same-game', { event: 'Cupa', game: 'g1' }],
    ]);
  });
});

describe('the preview of a merge', () => {
  it('tells what would be taken over, what speaks against it, and changes nothing', async () => {
    await office.register({ name: 'Puig, A', birthYear: 1990, fideId: '2200001' });
    await office.register({ name: 'Puig, An', birthYear: 1991, fideId: '2200002' });
    await fileDirectly(office, [event('running'), entry('4'), entry('5')]);
    const answer = await office.ask(previewMerge, { kept: '4', duplicate: '5' }, OFFICER);
    expect(previewMerge.answer.parse(answer)).toEqual(answer);
    expect(answer.impossible).toMatchObject([{ code: 'merge-same-event', values: { event: 'Obert' } }]);
    expect(answer.objections.map(({ than }) => than)).toEqual(['births', 'fide-ids']);
    const plain = await office.ask(previewMerge, { kept: '1', duplicate: '4' }, OFFICER);
    expect(plain.taken.map(({ path }) => path.join('.'))).toEqual(['birthYear', 'fide']);
    expect((await office.player('4')).version).toBe(1);
  });

  it('is of two players on record, for officers', async () => {
    expect(await office.faults(office.ask(previewMerge, { kept: '1', duplicate: '1' }))).toEqual([
      'merge-with-oneself duplicate',
    ]);
    expect(await office.faults(office.ask(previewMerge, { kept: '1', duplicate: '9' }))).toEqual([
      'player-unknown player',
    ]);
    expect(await office.faults(office.ask(previewMerge, { kept: '1', duplicate: '2' }, DELEGATE))).toEqual([
      'not-allowed',
    ]);
  });
});
