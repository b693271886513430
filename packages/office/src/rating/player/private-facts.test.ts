import type { HeadToHeadInput } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { ruleBookOf } from '@escala/regulations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neededByLine, publicDocument } from './explain-line.ts';

const book = ruleBookOf('fce-2016');
if (book?.kind !== 'head-to-head') throw new Error('fce-2016 rates games');

/** Two newcomers who played each other. */
const document = (births: readonly string[]): HeadToHeadInput => ({
  format: 'escala/rating-input@1',
  regulation: 'fce-2016',
  rhythm: 'standard',
  listDate: '2020-07-01',
  players: births.map((birthDate, i) => ({ id: `p${i}`, birthDate, federated: true, federatedOn: '2020-02-01' })),
  lists: [{ date: '2020-01-01', ratings: {} }],
  events: [
    {
      id: 'open',
      name: 'Open',
      start: '2020-03-01',
      end: '2020-03-02',
      type: 'swiss',
      timeControl: { minutes: 90, increment: 30 },
      games: [{ white: 'p0', black: 'p1', result: '1-0', round: 1, date: '2020-03-01' }],
    },
  ],
});

const birth = fc
  .date({ min: new Date('2004-01-01'), max: new Date('2014-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const DATE = /\d{4}-\d{2}-\d{2}/g;

it('[10.2] a first rating is checked by everybody from the age in tenths, and the day of birth is nobody’s (D-OFF-417)', () => {
  forAll({ of: [birth, birth], numRuns: 150 }, (one, other) => {
    const real = document([one, other]);
    const output = book.rate(real, { workings: true });
    const shown = publicDocument(real, neededByLine(real, output, 'p0', book.rate));
    const again = book.rate(shown, { workings: true });
    expect([again.list, again.ledger, again.findings]).toEqual([output.list, output.ledger, output.findings]);
    const dates = new Set(JSON.stringify([shown, again]).match(DATE));
    // No date looks like a date of birth: only the days of list, event and joining the federation.
    expect([...dates].sort()).toEqual(['2020-01-01', '2020-02-01', '2020-03-01', '2020-03-02', '2020-07-01']);
    for (const [i, { birthYear, age, ...facts }] of shown.players.entries()) {
      expect(facts).not.toHaveProperty('birthDate');
      expect(birthYear).toBe(Number([one, other][i]!.slice(0, 4)));
      expect(age?.on).toBe('2020-02-01');
    }
  });
});

it('[10.2] an age is shown only where a rating goes by it', () => {
  const real = document(['2008-05-06', '2010-05-06']);
  const rated = { ...real, lists: [{ date: '2020-03-01', ratings: { p0: 1500 } }] };
  const output = book.rate(rated, { workings: true });
  const { players } = publicDocument(rated, neededByLine(rated, output, 'p1', book.rate));
  expect(players.map(({ birthYear, age }) => [birthYear, age])).toEqual([
    [2008, undefined],
    [2010, { tenths: 97, on: '2020-02-01' }],
  ]);
});

const disabled = (games: number, minGames: number | undefined): HeadToHeadInput => ({
  format: 'escala/rating-input@1',
  regulation: 'fide-2009',
  listDate: '2010-03-01',
  players: [
    { id: 'u', minGames, pool: [{ event: 'earlier', end: '2010-01-20', games, points: games / 2, rc: 1700 }] },
    { id: 'o', minGames },
  ],
  lists: [{ date: '2010-01-01', ratings: { o: 1800 } }],
  events: [],
});

it.each([
  [6, undefined],
  [7, 7],
  [8, 8],
  [9, undefined],
  [12, undefined],
])('[7.14e] with %i games, everybody reads no more than the line shows: %s (D-OFF-1300)', (games, told) => {
  const { rate } = ruleBookOf('fide-2009') as typeof book;
  const real = disabled(games, 7);
  const output = rate(real, { workings: true });
  const shown = publicDocument(real, neededByLine(real, output, 'u', rate));
  expect(shown.players.map(({ minGames }) => minGames)).toEqual([told, undefined]);
  expect(rate(shown).list).toEqual(rate(real).list);
  // Another value that gives the same line gives the same document.
  const other = disabled(games, 6);
  if (JSON.stringify(rate(other).list) === JSON.stringify(rate(real).list))
    expect(publicDocument(other, neededByLine(other, rate(other, { workings: true }), 'u', rate))).toEqual(shown);
});
