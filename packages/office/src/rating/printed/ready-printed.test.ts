import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import { columnsOn } from './printed-columns.ts';
import { printedAtHand, readyPrinted, takePrinted, takeReadyPrinted } from './ready-printed.ts';

const date = fc
  .tuple(fc.integer({ min: 2015, max: 2018 }), fc.constantFrom('01-01', '06-30', '07-01', '12-31'))
  .map(([year, day]) => `${year}-${day}`);
const season = fc.constantFrom('2015', '2016', '2017', '2018', '2019');
const player: fc.Arbitrary<Player> = fc
  .record(
    {
      titles: fc.array(
        fc.record(
          { title: fc.constantFrom('FM', 'IM', 'GM'), on: date },
          { requiredKeys: ['title'], noNullPrototype: true },
        ),
        { maxLength: 2 },
      ),
      licences: fc.dictionary(season, fc.constantFrom('a', 'b', '-'), { noNullPrototype: true }),
      licensedOn: fc.dictionary(season, date, { noNullPrototype: true }),
      birthDate: date,
      sex: fc.constantFrom('f' as const, 'm' as const),
    },
    { requiredKeys: ['licences'], noNullPrototype: true },
  )
  .map((facts) => ({ number: 0, name: 'Somebody', ...facts }) as Player);
/** Not always consecutive: a season's number says nothing about its days. */
const seasons: fc.Arbitrary<Season[]> = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 2015, max: 2019 }), from: date, to: date }, { noNullPrototype: true }),
  { selector: ({ number }) => number, maxLength: 3 },
);
const clubs = new Map([['a', 'Club A']]);

it('what is printed of everybody is what the register says, at whatever date it was kept ready (D-OFF-995)', () => {
  const people = fc.array(player, { minLength: 1, maxLength: 4 });
  forAll({ of: [people, player, seasons, date, date], numRuns: 400 }, (all, another, days, kept, asked) => {
    const players = all.map((each, number) => ({ ...each, number }));
    const printed = JSON.stringify(readyPrinted(players, days, kept));
    takeReadyPrinted(players, days, () => JSON.parse(printed));
    const others = players.with(0, { ...another, number: 0 });
    takePrinted(players, others, [0]);
    for (const present of [players, others]) {
      const [ready, read] = [present, [...present]].map((each) =>
        columnsOn({ players: each, playerIds: [], seasons: days, clubs }, asked),
      );
      for (const number of present.keys()) expect(ready!(number)).toEqual(read!(number));
    }
    // Written again from what is in memory.
    expect(readyPrinted(others, days, asked)).toEqual(readyPrinted([...others], days, asked));
    if (asked >= kept) expect(readyPrinted(players, days, asked).rows.length).toBe(players.length);
  });
});

it('it is at hand up to the next date and season at which it may be another', () => {
  const players: Player[] = [
    { number: 0, name: 'A', licences: { 2016: 'a' } },
    { number: 1, name: 'B', licences: { 2016: 'a' }, titles: [{ title: 'FM', on: '2016-05-01' }] },
    { number: 2, name: 'C', licences: { 2016: 'a', 2017: 'b' } },
  ];
  takeReadyPrinted(players, SEASONS, () => readyPrinted([...players], SEASONS, '2016-03-01'));
  const known = (asked: string, of: readonly Season[] = SEASONS) =>
    [0, 1, 2].map((number) => printedAtHand(players, of, asked)(number) !== undefined);
  expect(known('2016-02-01')).toEqual([false, false, false]);
  expect(known('2016-04-30')).toEqual([true, true, true]);
  expect(known('2016-05-01')).toEqual([true, false, true]);
  expect(known('2017-01-01')).toEqual([true, false, false]);
  expect(known('2016-04-30', [])).toEqual([false, false, false]);
});

const SEASONS: readonly Season[] = [];
