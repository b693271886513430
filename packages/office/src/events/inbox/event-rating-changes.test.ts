import type { EventRecord, GameRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { memory } from '../../kit/memory.ts';
import { confirmCorrection } from '../../rating/corrections/confirm-correction.ts';
import type { RecordedChange } from '../../rating/corrections/correction.ts';
import { previewCorrection } from '../../rating/corrections/preview-correction.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { explained } from '../../testing/explained.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { eventDocument } from '../file/event-trf.ts';
import { showCrosstable } from '../places/show-crosstable.ts';
import { registerEvent } from '../settings/register-event.ts';
import { SWISS } from '../testing/event-office.ts';
import { eventRatingChanges } from './event-rating-changes.ts';

const event = (id: string, start: string, end: string, games: readonly GameRecord[]): EventRecord => ({
  id,
  type: 'swiss',
  start,
  end,
  timeControl: { minutes: 90, increment: 30 },
  weekly: start !== end,
  games,
});
const wrong: RecordedChange = { kind: 'result', event: 'e2', round: 1, white: 'p0', black: 'p1', result: '0-1' };

/** Two published lists; `weekly` has games for both of them and for the third. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  await filePlayers(made, [
    { name: 'Pons, Ana', fide: fideRated(1900), federatedOn: '2015-01-10', birthDate: '2002-05-06' },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn: '2015-01-10' },
    { name: 'Séla, Carla', fide: fideRated(2000), federatedOn: '2015-01-20' },
  ]);
  await fileEvents(made, [
    event('e1', '2017-01-20', '2017-01-20', [{ round: 1, white: 'p2', black: 'p1', result: '1-0' }]),
    event('e2', '2017-02-20', '2017-02-20', [
      { round: 1, white: 'p0', black: 'p1', result: '1-0' },
      { round: 2, white: 'p2', black: 'p0', result: '1/2' },
    ]),
    event('weekly', '2017-02-07', '2017-03-14', [
      { round: 1, date: '2017-02-07', white: 'p1', black: 'p0', result: '1-0' },
      { round: 2, date: '2017-03-07', white: 'p0', black: 'p2', result: '1-0' },
    ]),
  ]);
  made.setToday('2017-03-05');
  for (const date of ['2017-02-01', '2017-03-01']) await made.perform(publishList, { series: 'standard', date });
  return made;
}

describe('what an event did to the ratings', () => {
  it('adds up the lines that the list was made of', async () => {
    const made = await office();
    const { lists, names } = await made.ask(eventRatingChanges, { event: 'e2' }, NOBODY);
    expect(lists).toMatchObject([{ series: 'standard', date: '2017-03-01', published: true }]);
    expect(names).toMatchObject({ p0: 'Pons, Ana' });
    expect(lists[0]!.changes.map(({ player }) => player)).toEqual(['p0', 'p2', 'p1']);
    for (const { player, games, score, expected, change } of lists[0]!.changes) {
      const asked = { player, series: 'standard', date: '2017-03-01', edition: 'published' } as const;
      const { output } = await explained('head-to-head', made, asked, NOBODY);
      const lines = output.ledger.filter((line) => line.event === 'e2');
      const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
      expect({ games, score, expected, change }).toEqual({
        games: lines.length,
        score: sum((line) => line.score),
        expected: expect.closeTo(
          sum((line) => line.expected),
          9,
        ),
        change: expect.closeTo(
          sum((line) => line.change),
          9,
        ),
      });
    }
  });

  it('[8.3] an event of several months stands on several lists, the last of them not out yet', async () => {
    const made = await office();
    const { lists } = await made.ask(eventRatingChanges, { event: 'weekly' }, NOBODY);
    expect(lists.map(({ date, published, changes }) => [date, published, changes.length])).toEqual([
      ['2017-03-01', true, 2],
      ['2017-04-01', false, 2],
    ]);
  });

  it('follows corrections, as the pages of the event do', async () => {
    const made = await office();
    const gain = async (): Promise<number> =>
      (await made.ask(eventRatingChanges, { event: 'e2' }, NOBODY)).lists[0]!.changes.find(
        ({ player }) => player === 'p0',
      )!.change;
    const before = await gain();
    const { preview } = await made.ask(previewCorrection, { change: wrong });
    await made.perform(confirmCorrection, { change: wrong, preview }, { reason: 'the score sheet says so' });
    expect(await gain()).toBeLessThan(before);
    const { rows } = await made.ask(showCrosstable, { event: 'e2' }, NOBODY);
    expect(rows.find(({ player }) => player === 'p0')?.cells[0]).toMatchObject({ opponent: 'p1', result: '0-1' });
  });

  it('says nothing before the event is accepted, and refuses what it does not know', async () => {
    const made = await office();
    await made.perform(registerEvent, { event: 'open', facts: SWISS });
    expect(await made.ask(eventRatingChanges, { event: 'open' }, NOBODY)).toEqual({ lists: [], names: {} });
    expect(await made.refusals(made.ask(eventRatingChanges, { event: 'none' }))).toMatchObject([
      { kind: 'missing', code: 'event-unknown' },
    ]);
  });
});

it('an accepted event of which only the games are kept has a document with players and games, and years of birth for the office alone (D-OFF-20)', async () => {
  const made = await office();
  const seen = await made.ask(eventDocument, { event: 'e2' }, NOBODY);
  expect(seen.players.map(({ name, rating }) => [name, rating])).toContainEqual(['Pons, Ana', 1900]);
  expect(seen.games).toHaveLength(2);
  expect(JSON.stringify(seen)).not.toContain('2002-05-06');
  const atDesk = JSON.stringify(await made.ask(eventDocument, { event: 'e2' }));
  expect([atDesk.includes('"birthYear":2002'), atDesk.includes('2002-05-06')]).toEqual([true, false]);
});
