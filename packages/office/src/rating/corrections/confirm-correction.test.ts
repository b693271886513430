import { writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { eventKind } from '../../events/event.ts';
import { eventDocument } from '../../events/file/event-trf.ts';
import { put } from '../../kit/act.ts';
import { kept, memory } from '../../kit/memory.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly, fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { dropUnused } from '../columns/drop-unused.ts';
import { unpackGames } from '../columns/packed-games.ts';
import { loadedFederations } from '../in-memory/loaded-federations.ts';
import { loadRecord } from '../in-memory/loaded-record.ts';
import { listDifferences } from '../lists/list-differences.ts';
import { reviseLists } from '../publishing/revise-lists.ts';
import { keptSheets, sheetOf } from '../series/editions.ts';
import { movementFolder, unpackMovements } from '../series/movements.ts';
import { confirmCorrection } from './confirm-correction.ts';
import { correctionKind, type RecordedChange } from './correction.ts';
import { previewCorrection } from './preview-correction.ts';
import { searchCorrections } from './search-corrections.ts';
import {
  corrected,
  isSettled,
  LIST_DATES,
  publishedOffice,
  ratingsOf,
  WRONG_RESULT,
} from './testing/published-office.ts';

describe('a correction', () => {
  it('is previewed: every list and player that moves, by how much', async () => {
    const office = await publishedOffice();
    const { lists, players } = await office.ask(previewCorrection, { change: WRONG_RESULT });
    expect(lists.map(({ date }) => date)).toEqual(LIST_DATES);
    expect(lists[0]!.lines).toEqual([
      { player: 'p0', name: 'Player 0', before: 1913, after: 1886, statusBefore: 'new', statusAfter: 'new' },
      { player: 'p1', name: 'Player 1', before: 1867, after: 1894, statusBefore: 'new', statusAfter: 'new' },
    ]);
    expect(players).toBeGreaterThanOrEqual(2);
    expect(await ratingsOf(office, 'revised')).toEqual(await ratingsOf(office, 'published'));
  });

  it('says what was there before: in the preview, the record, the act and the differences (D-OFF-415)', async () => {
    const office = await publishedOffice();
    const change = { ...WRONG_RESULT, event: 'e3', black: 'p3', result: '1-0' } as const;
    const before = { result: '1/2', gameKind: 'played' };
    const { preview, ...shown } = await office.ask(previewCorrection, { change });
    expect(shown).toMatchObject({ before });
    const { entry } = await office.perform(confirmCorrection, { change, preview });
    expect(entry.outcome).toMatchObject({ before });
    expect(await office.ask(searchCorrections, { event: 'e3', limit: 9 })).toMatchObject({ corrections: [{ before }] });
    const asked = { series: 'standard', date: LIST_DATES[2]! };
    expect(await office.ask(listDifferences, asked)).toMatchObject({ steps: [{ cause: { before } }] });
  });

  it('of dates says the days that were there before', async () => {
    const office = await publishedOffice();
    const change = { kind: 'dates', event: 'e3', start: '2017-03-21', end: '2017-03-22' } as const;
    expect(await office.ask(previewCorrection, { change })).toMatchObject({
      before: { start: '2017-03-20', end: '2017-03-20' },
    });
  });

  it('its preview counts in the memory of the federation for as long as it is kept (D-OFF-1000)', async () => {
    const office = await publishedOffice();
    Object.assign(office.ports, { memory: memory() });
    const bytes = (): number => kept(office.ports, loadedFederations).held(office.ports).bytes;
    await office.ask(previewCorrection, { change: WRONG_RESULT });
    const { lists } = await office.ask(previewCorrection, { change: WRONG_RESULT });
    const before = bytes();
    for (let turn = 0; turn < 2; turn++) dropUnused();
    expect(before - bytes()).toBeGreaterThanOrEqual(200 * lists.flatMap(({ lines }) => lines).length);
    const without = bytes();
    await office.ask(previewCorrection, { change: WRONG_RESULT });
    expect([bytes(), without > 0]).toEqual([before, true]);
  });

  it('files what its own preview showed, whatever was previewed or forgotten since', async () => {
    const others = [
      { ...WRONG_RESULT, result: '1/2' },
      { ...WRONG_RESULT, event: 'e3', black: 'p3', result: '1-0' },
      { kind: 'annulment', event: 'e1' },
    ] as const satisfies RecordedChange[];
    const cold = await publishedOffice();
    for (const other of [undefined, ...others]) {
      const office = await publishedOffice();
      Object.assign(office.ports, { memory: memory() });
      const { preview } = await office.ask(previewCorrection, { change: WRONG_RESULT });
      if (other !== undefined)
        expect(await office.ask(previewCorrection, { change: other })).toEqual(
          await cold.ask(previewCorrection, { change: other }),
        );
      if (other?.kind === 'annulment') for (let turn = 0; turn < 2; turn++) dropUnused();
      await office.perform(confirmCorrection, { change: WRONG_RESULT, preview });
      expect(await isSettled(office)).toBe(true);
      expect((await ratingsOf(office, 'revised'))[0]!.slice(0, 2)).toEqual([1886, 1894]);
    }
  });

  it('leaves published lists as they were and moves the revised ones as previewed', async () => {
    const office = await publishedOffice();
    const before = await ratingsOf(office, 'published');
    const { preview, lists } = await office.ask(previewCorrection, { change: WRONG_RESULT });
    const { outcome, entry } = await office.perform(confirmCorrection, { change: WRONG_RESULT, preview });
    expect(await ratingsOf(office, 'published')).toEqual(before);
    const revised = await ratingsOf(office, 'revised');
    for (const [i, list] of lists.entries())
      for (const line of list.lines) expect(revised[i]![Number(line.player.slice(1))]).toBe(line.after);
    expect(await isSettled(office)).toBe(true);
    await office.read(async (reading) => {
      expect((await reading.get(correctionKind, outcome.correction))?.body).toMatchObject({
        by: 'system',
        reason: 'a test',
        act: entry.seq,
      });
      const papers = await reading.papers(movementFolder('standard'), { edition: 'all' });
      expect(papers.map(({ name, seq }) => [name, seq])).toEqual(LIST_DATES.map((date) => [date, entry.seq]));
      const [first] = papers;
      expect(unpackMovements(first!.name, first!.bytes).movements.map(({ before: b, after }) => [b, after])).toEqual([
        [1913, 1886],
        [1867, 1894],
      ]);
    });
  });

  it('is not confirmed on a preview that no longer holds', async () => {
    const office = await publishedOffice();
    const { preview } = await office.ask(previewCorrection, { change: WRONG_RESULT });
    await corrected(office, { kind: 'result', event: 'e2', round: 1, white: 'p0', black: 'p2', result: '0-1' });
    const late = office.perform(confirmCorrection, { change: WRONG_RESULT, preview });
    expect(await office.refusals(late)).toMatchObject([{ kind: 'conflict', code: 'preview-outdated' }]);
  });

  it('taken back, everything is as it was published', async () => {
    const office = await publishedOffice();
    await corrected(office, WRONG_RESULT);
    await corrected(office, { ...WRONG_RESULT, result: '1-0' });
    expect(await ratingsOf(office, 'revised')).toEqual(await ratingsOf(office, 'published'));
  });

  it('annuls an event and says so on its record', async () => {
    const office = await publishedOffice();
    await corrected(office, { kind: 'annulment', event: 'e1' });
    expect((await ratingsOf(office, 'revised'))[0]).toEqual([1900, 1880, 2100, 1700]);
    const event = await office.record(eventKind, 'e1');
    expect(event?.body.state).toBe('annulled');
    const again = office.ask(previewCorrection, { change: WRONG_RESULT });
    expect(await office.refusals(again)).toMatchObject([{ code: 'event-annulled' }]);
  });

  it('[8.1] D-FCE-20: with other dates an event stays on the list that took it in', async () => {
    const office = await publishedOffice();
    await corrected(office, { kind: 'dates', event: 'e1', start: '2017-02-03', end: '2017-02-04' });
    expect(await ratingsOf(office, 'revised')).toEqual(await ratingsOf(office, 'published'));
    const event = await office.record(eventKind, 'e1');
    expect(event?.body).toMatchObject({ start: '2017-02-03', end: '2017-02-04' });
  });

  it('[8.3] moves the days of the rounds along with the event, and shows them before (D-OFF-261)', async () => {
    const office = await publishedOffice();
    const weekly = ['2017-01-05', '2017-01-12'];
    const games = weekly.map((date, i) => ({ round: i + 1, date, white: 'p0', black: 'p1', result: '1-0' as const }));
    await fileEvents(office, [{ ...swissOn('weekly', weekly[1]!, games), start: weekly[0]!, rounds: 2 }]);
    const kept = await office.record(eventKind, 'weekly');
    await fileDirectly(office, [put(eventKind, 'weekly', 1, { ...kept!.body, roundDates: weekly })]);
    await office.perform(reviseLists, {});
    const change = { kind: 'dates', event: 'weekly', start: '2017-02-05', end: '2017-02-12' } as const;
    const { days } = await office.ask(previewCorrection, { change });
    expect(days).toEqual([
      { round: 1, before: '2017-01-05', after: '2017-02-05' },
      { round: 2, before: '2017-01-12', after: '2017-02-12' },
    ]);
    await corrected(office, change);
    const moved = await office.record(eventKind, 'weekly');
    expect(moved?.body).toMatchObject({ start: '2017-02-05', roundDates: ['2017-02-05', '2017-02-12'] });
    const { reports } = await office.read((reading) => loadRecord(reading));
    expect([...unpackGames(reports.get('weekly')!).games.day].map(writeDay)).toEqual(['2017-02-05', '2017-02-12']);
    expect(await isSettled(office)).toBe(true);
    const shorter = office.ask(previewCorrection, { change: { ...change, end: '2017-02-06' } });
    expect(await office.refusals(shorter)).toMatchObject([{ code: 'round-outside-dates', values: { round: 2 } }]);
  });

  it('gives the games of an event to whom they belong', async () => {
    const office = await publishedOffice();
    await filePlayers(office, [{ name: 'Twin', fide: fideRated(1880), federatedOn: '2015-01-10' }]);
    await office.perform(reviseLists, {});
    await corrected(office, { kind: 'identity', event: 'e1', from: 'p1', to: 'p4' });
    await office.read(async (reading) => {
      const [first] = await keptSheets(reading, 'standard', 'revised');
      expect([...sheetOf(first!, 5).rating].slice(1)).toEqual([1880, 2092, 1711, 1867]);
    });
  });

  it('refuses what is not on record, naming the place', async () => {
    const office = await publishedOffice();
    const code = async (change: RecordedChange): Promise<string[]> =>
      (await office.refusals(office.ask(previewCorrection, { change }))).map(
        (refusal) => `${refusal.code}@${refusal.field}`,
      );
    expect(await code({ ...WRONG_RESULT, event: 'e9' })).toEqual(['event-unknown@change.event']);
    expect(await code({ ...WRONG_RESULT, round: 2 })).toEqual(['game-unknown@change']);
    expect(await code({ ...WRONG_RESULT, white: 'p1', black: 'p0' })).toEqual(['game-unknown@change']);
    expect(await code({ ...WRONG_RESULT, result: '1-0' })).toEqual(['result-on-record@change.result']);
    expect(await code({ kind: 'identity', event: 'e1', from: 'p9', to: 'p0' })).toEqual([
      'player-not-in-event@change.from',
      'player-in-event@change.to',
    ]);
    expect(await code({ kind: 'dates', event: 'e1', start: '2017-02-04', end: '2017-02-03' })).toEqual([
      'dates-reversed@change.end',
    ]);
    const future = { kind: 'dates', event: 'e1', start: '2017-04-03', end: '2017-04-03' } as const;
    expect(await code(future)).toEqual(['date-after-today@change.end']);
    const unseen = office.perform(confirmCorrection, { change: future, preview: '', claim: 'c9' });
    expect((await office.refusals(unseen)).map((refusal) => refusal.code)).toEqual([
      'date-after-today',
      'claim-unknown',
    ]);
  });

  it('waits until what the registry changed is in the lists, under its own cause', async () => {
    const office = await publishedOffice();
    const player = await office.record(playerKind, 'p3');
    await fileDirectly(office, [put(playerKind, 'p3', 1, { ...player!.body, fide: fideRated(1750) })]);
    const early = office.ask(previewCorrection, { change: WRONG_RESULT });
    expect(await office.refusals(early)).toMatchObject([{ code: 'lists-unsettled' }]);
    const { outcome } = await office.perform(reviseLists, {});
    expect(outcome.revised.map(({ date }) => date)).toEqual(LIST_DATES);
    expect(outcome.causes.map(({ seq }) => seq)).toHaveLength(1);
    expect(await isSettled(office)).toBe(true);
    expect(await office.refusals(office.perform(reviseLists, {}))).toMatchObject([{ code: 'lists-settled' }]);
    await corrected(office, WRONG_RESULT);
  });

  it('names somebody by either number after two turned out to be one person (D-OFF-151)', async () => {
    const office = await publishedOffice();
    await filePlayers(office, [{ name: 'Player 0', fide: fideRated(1900), federatedOn: '2015-01-10' }]);
    const merged = await office.record(playerKind, 'p0');
    await fileDirectly(office, [put(playerKind, 'p0', 1, { ...merged!.body, mergedInto: 'p4' })]);
    await office.perform(reviseLists, {});
    const result = { kind: 'result', event: 'e1', round: 1, black: 'p1', result: '0-1' } as const;
    const [kept, gone] = await Promise.all(
      ['p4', 'p0'].map((white) => office.ask(previewCorrection, { change: { ...result, white } })),
    );
    expect(kept!.lists).toEqual(gone!.lists);
    expect(kept!.lists[0]!.lines.map(({ player }) => player).sort()).toEqual(['p1', 'p4']);
    await office.perform(confirmCorrection, { change: { ...result, white: 'p4' }, preview: kept!.preview });
    expect(await isSettled(office)).toBe(true);
    const { games } = await office.ask(eventDocument, { event: 'e1' });
    expect(games.find(({ black }) => black === 'p1')).toMatchObject({ white: 'p4', result: '0-1' });
    const { corrections, names } = await office.ask(searchCorrections, { limit: 10 });
    expect(corrections).toHaveLength(1);
    expect(names).toEqual({ e1: 'Open e1', p4: 'Player 0', p1: 'Player 1' });
  });
});
