import { dayFrom, type Parameter, type ScrabbleInput, writeDay } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../parameters.ts';
import { rate } from '../rate.ts';
import { document, event, game } from '../testing/build.ts';
import { documents } from '../testing/documents.ts';
import { rateLists } from './rate-lists.ts';

/** Pretends that two numbers of the regulation change on this day. */
function withOtherRulesFrom(from: number, work: () => void): void {
  const { weightStep, libereReach } = PARAMETERS;
  const later = (parameter: Parameter<number>, value: number): Parameter<number> => ({
    ...parameter,
    values: [...parameter.values, { from: writeDay(from), value }],
  });
  Object.assign(PARAMETERS, { weightStep: later(weightStep, 7), libereReach: later(libereReach, 30) });
  try {
    work();
  } finally {
    Object.assign(PARAMETERS, { weightStep, libereReach });
  }
}

/** The printed part of the list that the document asks for. */
function printed(input: ScrabbleInput) {
  const { format: _format, games: _games, ledger: _ledger, workings: _workings, ...list } = rate(input);
  return list;
}

const dates = fc
  .array(fc.integer({ min: dayFrom('2008-12-30'), max: dayFrom('2014-03-01') }), { maxLength: 8 })
  .map((days) => days.sort((a, b) => a - b).map(writeDay));

function expectTheSame(input: ScrabbleInput, listDates: readonly string[]): void {
  const lists = [...rateLists(input, listDates)];
  expect(lists).toEqual(listDates.map((listDate) => printed({ ...input, listDate })));
}

describe('lists of a history in one pass', () => {
  it('[7] are those that the games before each of them give, for any document and dates', () => {
    fc.assert(fc.property(documents, dates, expectTheSame), { numRuns: 200 });
  });

  it('begin anew where the rules of the list are others', () => {
    forAll(
      { of: [documents, dates, fc.integer({ min: dayFrom('2009-06-01'), max: dayFrom('2013-01-01') })], numRuns: 100 },
      (...of) => {
        const [input, listDates, from] = of;
        withOtherRulesFrom(from, () => expectTheSame(input, listDates));
      },
    );
  });

  it('[2] a game counts from the day after it: the day before, the day, the day after', () => {
    const input = document({ collective: [game('g', 'AB')], libere: [event('L', '2010-05-01', ['A-B 1-0'], 'AB')] });
    const lists = rateLists(input, ['2010-04-30', '2010-05-01', '2010-05-02']);
    expect([...lists].map(({ ratings }) => Object.keys(ratings))).toEqual([[], [], ['A', 'B']]);
  });

  it('of no dates are none; of dates out of order, a mistake', () => {
    expect([...rateLists(document({}), [])]).toEqual([]);
    expect(() => [...rateLists(document({}), ['2010-05-02', '2010-05-01'])]).toThrow(RangeError);
  });
});
