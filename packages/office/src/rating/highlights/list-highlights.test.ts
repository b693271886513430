import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { memory } from '../../kit/memory.ts';
import { accepted, ROMANIA, scrabbleOffice } from '../../scrabble/testing/scrabble-office.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { confirmCorrection } from '../corrections/confirm-correction.ts';
import { previewCorrection } from '../corrections/preview-correction.ts';
import { publishList } from '../publishing/publish-list.ts';
import { listHighlights } from './list-highlights.ts';
import { ageGroupIn } from './ranked-group.ts';

const federatedOn = '2015-01-10';

/** Two lists; p3 and p4 turn 18 and 19 in the year of both. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  await filePlayers(made, [
    { name: 'Pons, Ana', fide: fideRated(1900), federatedOn, sex: 'f', birthDate: '1980-05-06' },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn, sex: 'm', birthDate: '1980-05-06' },
    { name: 'Sala, Carla', fide: fideRated(1880), federatedOn, sex: 'f', birthYear: 1960 },
    { name: 'Tort, Dan', fide: fideRated(1500), federatedOn, birthYear: 1999 },
    { name: 'Unió, Enric', fide: fideRated(1510), federatedOn, birthYear: 1998 },
    { name: 'Vall, Flor', fide: fideRated(1505), federatedOn },
  ]);
  await fileEvents(made, [
    swissOn('e1', '2017-01-20', []),
    swissOn('e2', '2017-02-20', [
      { round: 1, white: 'p1', black: 'p0', result: '1-0' },
      { round: 1, white: 'p3', black: 'p4', result: '1-0' },
      { round: 2, white: 'p3', black: 'p0', result: '1-0' },
    ]),
  ]);
  made.setToday('2017-03-05');
  for (const date of ['2017-02-01', '2017-03-01']) await made.perform(publishList, { series: 'standard', date });
  return made;
}

const asked = { series: 'standard', most: 10 };

describe('highlights of a list', () => {
  it('are the highest of everybody, of women and of those under 18, with ranks of their own', async () => {
    const { top, list, previous, next, name } = await (await office()).ask(listHighlights, asked, NOBODY);
    expect([list.date, previous, next, name]).toEqual(['2017-03-01', '2017-02-01', '2017-04-01', 'Estàndard']);
    const lines = (group: keyof typeof top) => top[group].map(({ player, rank }) => [player, rank]);
    expect(lines('everybody').map(([player]) => player)).toEqual(['p1', 'p2', 'p0', 'p3', 'p5', 'p4']);
    expect(lines('women')).toEqual([
      ['p2', 1],
      ['p0', 2],
    ]);
    expect(lines('under18')).toEqual([['p3', 1]]);
    expect(JSON.stringify(top)).not.toContain('1980-');
  });

  it('are who won and lost most, what was played, and who is new', async () => {
    const made = await office();
    const { risers, fallers, moved, newcomers, events, games } = await made.ask(listHighlights, asked, NOBODY);
    expect(risers.map(({ player }) => player)).toEqual(['p3', 'p1']);
    expect(fallers.map(({ player }) => player)).toEqual(['p0', 'p4']);
    const [first] = risers;
    expect(first!.change).toBe(first!.rating - first!.previous!);
    expect(Math.round(first!.exactChange!)).toBe(first!.change);
    expect([moved, newcomers, events, games]).toEqual([4, 0, 1, 3]);
    const earlier = await made.ask(listHighlights, { ...asked, date: '2017-02-01' });
    expect([earlier.newcomers, earlier.moved, earlier.previous, earlier.risers]).toEqual([6, 0, null, []]);
    expect((await made.ask(listHighlights, { ...asked, most: 1 })).top.everybody).toHaveLength(1);
  });

  it('follow a correction (D-OFF-462)', async () => {
    const made = await office();
    await made.ask(listHighlights, asked);
    const change = { kind: 'result', event: 'e2', round: 1, white: 'p1', black: 'p0', result: '0-1' } as const;
    const { preview } = await made.ask(previewCorrection, { change });
    await made.perform(confirmCorrection, { change, preview });
    const { fallers } = await made.ask(listHighlights, asked);
    expect(fallers.map(({ player }) => player)).toContain('p1');
  });

  it('say what is not there', async () => {
    const made = await office();
    expect(await made.refusals(made.ask(listHighlights, { ...asked, series: 'x' }))).toMatchObject([
      { code: 'series-unknown' },
    ]);
    expect(await made.refusals(made.ask(listHighlights, { ...asked, series: 'rapid' }))).toMatchObject([
      { code: 'no-list-yet' },
    ]);
  });

  it('[8] of Scrabble are those of the general list', async () => {
    const made = await scrabbleOffice(['a', 'b', 'c']);
    const results = (...players: string[]) => players.map((player, i) => ({ player, place: i + 1 }));
    const game = (id: string, date: string, ...players: string[]) => ({
      ...{ id, type: 'compunere' as const, date, results: results(...players) },
    });
    await accepted(made, {
      event: 'e1',
      collective: [
        game('g1', '2012-01-10', 'a', 'b', 'c'),
        game('g2', '2012-01-11', 'a', 'b', 'c'),
        game('g3', '2012-01-12', 'a', 'b', 'c'),
      ],
    });
    const series = ROMANIA.series[0]!.id;
    await made.perform(publishList, { series, date: '2012-02-01' });
    await accepted(made, { event: 'e2', collective: [game('g', '2012-02-10', 'c', 'b', 'a')] });
    await made.perform(publishList, { series, date: '2012-03-01' });
    const { top, risers, fallers, moved } = await made.ask(listHighlights, { series, most: 10 }, NOBODY);
    expect(top.everybody.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(risers.map(({ player }) => player)).toContain('c');
    expect(fallers.map(({ player }) => player)).toContain('a');
    expect(moved).toBe(risers.length + fallers.length);
  });
});

it.each([
  [2009, 'under-8'],
  [2008, 'under-10'],
  [1999, 'under-18'],
  [1998, undefined],
  [1968, undefined],
  [1967, 'over-50'],
  [1953, 'over-50'],
  [1952, 'over-65'],
  [undefined, undefined],
])('born in %s: %s of 2017 (D-OFF-461)', (born, group) => {
  expect(ageGroupIn(2017, born)).toBe(group);
});
