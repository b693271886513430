import type { HeadToHeadInput } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutBirthDays, withoutBirthWords } from './private-facts.ts';

const book = ruleBookOf('fce-2016');
if (book?.kind !== 'head-to-head') throw new Error('fce-2016 rates games');

/** Two newcomers who have played each other. */
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

it('[10.2] a first rating is checked by everybody, and the day of birth is nobody’s (D-OFF-4)', () => {
  const seen = new Map<string, Set<string>>();
  fc.assert(
    fc.property(birth, birth, (one, other) => {
      const real = document([one, other]);
      const output = book.rate(real, { workings: true });
      const gives = (each: HeadToHeadInput): boolean =>
        JSON.stringify(book.rate(each).list) === JSON.stringify(output.list);
      const shown = withoutBirthDays(real, gives, book);
      expect(gives(shown)).toBe(true);
      for (const { birthDate = '' } of shown.players) {
        const year = birthDate.slice(0, 4);
        seen.set(year, (seen.get(year) ?? new Set()).add(birthDate));
      }
      const born = withoutBirthWords(output).workings?.flatMap(({ steps }) => steps.map(({ values }) => values.born));
      expect(born?.filter((each) => each !== undefined)).toEqual([one.slice(0, 4), other.slice(0, 4)]);
    }),
    { numRuns: 300 },
  );
  // Of the days of a year few are ever said: an age changes ten times in it, on the day of federating and on that of the list.
  expect(Math.max(...[...seen.values()].map(({ size }) => size))).toBeLessThanOrEqual(21);
});
