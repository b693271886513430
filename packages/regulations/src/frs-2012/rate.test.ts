import type { ScrabbleInput, ScrabbleOutput } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { document, event, game } from './testing/build.ts';
import { documents } from './testing/documents.ts';

const shuffled = <Item>(items: readonly Item[] = []) => fc.shuffledSubarray([...items], { minLength: items.length });

/** The content of a list, independent of the order in which its document was written. */
function said({ ratings, general, games, ledger, findings }: ScrabbleOutput) {
  const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).sort();
  return {
    ratings,
    general,
    games: Object.fromEntries(games.map(({ id, value, points }) => [id, { value, points }])),
    ledger: sorted(ledger),
    findings: sorted(findings),
  };
}

/** Keeps one game of each type and one event for each day, so that dates alone determine the calendar. */
function oneADay(input: ScrabbleInput): ScrabbleInput {
  const first = <Item>(items: readonly Item[] = [], key: (item: Item) => string) => [
    ...new Map(items.toReversed().map((item) => [key(item), item])).values(),
  ];
  return {
    ...input,
    collective: first(input.collective, ({ type, date }) => `${type} ${date}`),
    libere: first(input.libere, ({ date }) => date),
  };
}

describe('the whole list', () => {
  it('[7] players and results may stand in any order', () => {
    const reordered = documents.chain((input) =>
      fc.record({
        input: fc.constant(input),
        players: shuffled(input.players),
        results: fc.tuple(...(input.collective ?? []).map(({ results }) => shuffled(results))),
        places: fc.tuple(...(input.libere ?? []).map(({ places }) => shuffled(places))),
      }),
    );
    forAll({ of: [reordered] }, ({ input, players, results, places }) => {
      const collective = input.collective?.map((record, at) => ({ ...record, results: results[at]! }));
      const libere = input.libere?.map((record, at) => ({
        ...record,
        places: record.places === undefined ? undefined : places[at]!,
      }));
      expect(said(frs2012.rate({ ...input, players, collective, libere }))).toEqual(said(frs2012.rate(input)));
    });
  });

  it('[2] games and events of different days may stand in any order', () => {
    const reordered = documents
      .map(oneADay)
      .chain((input) => fc.tuple(fc.constant(input), shuffled(input.collective), shuffled(input.libere)));
    forAll({ of: [reordered] }, ([input, collective, libere]) => {
      expect(said(frs2012.rate({ ...input, collective, libere }))).toEqual(said(frs2012.rate(input)));
    });
  });

  it('[1] what belongs to another class changes nothing', () => {
    forAll({ of: [documents] }, (input) => {
      const mine = <Item extends { class?: string | undefined }>(items: readonly Item[] = []) =>
        items.filter((item) => (item.class ?? 'seniors') === (input.class ?? 'seniors'));
      const alone = { ...input, collective: mine(input.collective), libere: mine(input.libere) };
      expect(frs2012.rate(alone)).toEqual(frs2012.rate(input));
    });
  });

  it('[2] a list repeats itself when later games are entered', () => {
    forAll({ of: [documents] }, ({ listDate, collective, libere, ...input }) => {
      const before = <Item extends { date: string }>(items: readonly Item[] = []) =>
        items.filter(({ date }) => date < listDate);
      const then = { ...input, listDate, collective: before(collective), libere: before(libere) };
      expect(frs2012.rate({ ...input, listDate, collective, libere })).toEqual(frs2012.rate(then));
    });
  });

  it('[8] the output names regulation, revision, day and class', () => {
    expect(frs2012.rate(document({ class: 'youth' }))).toEqual({
      format: 'escala/rating-output@1',
      regulation: 'frs-2012',
      revision: '2012',
      listDate: '2012-06-01',
      class: 'youth',
      ratings: {},
      general: {},
      games: [],
      ledger: [],
      findings: [],
    });
  });

  it.each([
    ['2008-12-31', ['frs-2012.list-before-first-day']],
    ['2009-01-01', []],
    ['2009-01-02', []],
  ])('[2] a list of %s has the findings %j', (listDate, codes) => {
    expect(frs2012.rate(document({ listDate })).findings.map(({ code }) => code)).toEqual(codes);
  });

  it('[8] any string may be an id', () => {
    const results = [
      { player: '__proto__', place: 1 },
      { player: 'constructor', place: 2 },
    ];
    const collective = [1, 2, 3].map((n) => game(`g${n}`, '', { results }));
    const { ratings, general, games } = frs2012.rate(document({ collective }));
    expect(Object.keys(ratings).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(general).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(games[0]!.points)).toEqual(['__proto__', 'constructor']);
  });

  it('[1] Libere counts for no general rating, and players without any rating are not listed', () => {
    const libere = [event('t', '2010-05-01', ['A-B 1-0'], 'AB')];
    const input = document({ libere });
    const { ratings, general } = frs2012.rate({ ...input, players: [...input.players, { id: 'idle' }] });
    expect(Object.keys(ratings)).toEqual(['A', 'B']);
    expect(general).toEqual({});
  });
});
