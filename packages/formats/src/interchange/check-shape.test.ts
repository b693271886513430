import { headToHeadBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { faultsOf, faultsOfText, summary, summaryOf, writeByHand } from './testing/read-faults.ts';
import { fceInput, fideInput, frsInput } from './testing/sample-documents.ts';

/** The sample with one value of its first player, event or game replaced. */
function withPlayer(fields: object) {
  const document = fceInput();
  return { ...document, players: [{ ...document.players[0], ...fields }, ...document.players.slice(1)] };
}

function withEvent(fields: object) {
  const document = fceInput();
  return { ...document, events: [{ ...document.events[0], ...fields }] };
}

function withGame(fields: object) {
  const [first, ...others] = fceInput().events[0]!.games;
  return withEvent({ games: [{ ...first, ...fields }, ...others] });
}

function withPool(fields: object) {
  const document = fideInput();
  const [entry] = document.players[3]!.pool!;
  return { ...document, players: [...document.players.slice(0, 3), { id: '104', pool: [{ ...entry, ...fields }] }] };
}

describe('fields', () => {
  it('names a missing field at the object that lacks it', () => {
    const { rhythm: _, ...document } = fceInput();
    expect(faultsOf(document)).toMatchObject([
      { code: 'missing', path: ['rhythm'], line: 1, column: 1, values: { field: 'rhythm' }, article: '3.1' },
    ]);
    const { lists: __, ...noLists } = fceInput();
    expect(summaryOf(noLists)).toContain('missing lists -> {');
    expect(summaryOf(withGame({ white: undefined }))).toEqual(['missing events[0].games[0].white -> {']);
  });

  it('refuses an unknown field and names the nearest', () => {
    expect(faultsOf(withGame({ results: '1-0' }))).toMatchObject([
      {
        code: 'unknown-field-nearest',
        path: ['events', 0, 'games', 0, 'results'],
        values: {
          field: 'results',
          nearest: 'result',
          place: 'game',
          event: 'e1',
          round: 1,
          white: '101',
          black: '102',
        },
      },
    ]);
    expect(faultsOf(withEvent({ colour: 'red' }))).toMatchObject([
      { code: 'unknown-field', values: { field: 'colour' } },
    ]);
  });

  it('distinguishes a field of another regulation from a typo', () => {
    expect(faultsOf({ ...fideInput(), rhythm: 'standard' })).toMatchObject([
      { code: 'field-elsewhere', path: ['rhythm'], values: { field: 'rhythm', regulations: 'fce-2016, fide-2024' } },
    ]);
    expect(faultsOf({ ...frsInput(), rhythm: 'standard' })).toMatchObject([{ code: 'field-elsewhere' }]);
    // For players, as for events, the books themselves declare this.
    const [player, ...others] = fceInput().players;
    expect(faultsOf({ ...fceInput(), players: [{ ...player, reached2300: true }, ...others] })).toMatchObject([
      { code: 'field-elsewhere', values: { field: 'reached2300', regulations: 'fide-2024' } },
    ]);
    expect(faultsOf({ ...frsInput(), events: [] })).toMatchObject([
      { values: { regulations: Object.keys(headToHeadBooks).join(', ') } },
    ]);
  });

  it('refuses a name given twice, where parsing would keep the last', () => {
    const text = writeByHand(fceInput());
    expect(summary(text.replace('"103": 1500', '"101": 1500'))).toEqual([
      'repeated-name lists[1].ratings["101"] -> "101": 1500',
    ]);
    expect(summary(text.replace('"id": "e1",', '"id": "e1", "\\u0069d": "e3",'))).toEqual([
      'repeated-name events[0].id -> "\\u0069d": "e3",',
    ]);
  });
});

describe('kinds of value', () => {
  it.each([
    [{ ...fceInput(), players: {} }, 'wrong-type players -> {},', { expected: 'list', found: 'object' }],
    [{ ...fceInput(), events: null }, 'wrong-type events -> null', { expected: 'list', found: 'null' }],
    [
      withEvent({ timeControl: 90 }),
      'wrong-type events[0].timeControl -> 90,',
      { expected: 'object', found: 'number' },
    ],
    [withGame({ white: 101 }), 'wrong-type events[0].games[0].white -> 101,', { expected: 'text', found: 'number' }],
    [
      withPlayer({ federated: 'no' }),
      'wrong-type players[0].federated -> "no"',
      { expected: 'boolean', found: 'text' },
    ],
    [
      withPlayer({ fideRating: '1890' }),
      'wrong-type players[0].fideRating -> "1890",',
      { expected: 'whole', found: 'text' },
    ],
    [
      withPlayer({ fideRating: null }),
      'wrong-type players[0].fideRating -> null,',
      { expected: 'whole', found: 'null' },
    ],
    [withPlayer({ gamesByYear: [] }), 'wrong-type players[0].gamesByYear -> []', { expected: 'object', found: 'list' }],
  ])('%#: a value of another kind', (document, told, values) => {
    expect(summaryOf(document)).toEqual([told]);
    expect(faultsOf(document)).toMatchObject([{ values }]);
  });

  it('refuses a number beyond all limits', () => {
    const text = writeByHand(fceInput()).replace('"minutes": 90', '"minutes": 1e999');
    expect(faultsOfText(text)).toMatchObject([{ code: 'wrong-type', values: { expected: 'number', found: 'huge' } }]);
  });
});

describe('limits, below, at and above', () => {
  const codes = (document: unknown): string[] => faultsOf(document).map((fault) => fault.code);

  it.each([
    ['rating', (fideRating: number) => withPlayer({ fideRating }), 1, 9999],
    ['round', (round: number) => withGame({ round }), 1, 999],
    ['first season', (firstSeason: number) => withPlayer({ firstSeason }), 1900, 2999],
    ['games of a year', (games: number) => withPlayer({ gamesByYear: { 2016: games } }), 0, 9999],
    ['least games', (minGames: number) => withPlayer({ minGames }), 1, 99],
    ['agreed rounds', (rounds: number) => withEvent({ rounds }), 1, 999],
    ['games of a pool entry', (games: number) => withPool({ games, points: 0 }), 1, 999],
  ])('%s', (_, documentWith, least, most) => {
    expect(codes(documentWith(least - 1))).toEqual(['too-small']);
    expect(codes(documentWith(least))).toEqual([]);
    expect(codes(documentWith(most))).toEqual([]);
    expect(codes(documentWith(most + 1))).toEqual(['too-big']);
    expect(codes(documentWith(least + 0.5))).toEqual(['not-whole']);
  });

  it('minutes and increment', () => {
    expect(codes(withEvent({ timeControl: { minutes: -1 } }))).toEqual(['too-small']);
    expect(codes(withEvent({ timeControl: { minutes: 0, increment: -1 } }))).toEqual(['too-small']);
    expect(codes(withEvent({ timeControl: { minutes: 0, increment: 60 } }))).toEqual([]);
    expect(codes(withEvent({ timeControl: { minutes: 2.5 } }))).toEqual([]);
  });

  it('points are whole or half', () => {
    expect(codes(withPool({ points: -0.5 }))).toEqual(['too-small']);
    expect(codes(withPool({ points: 0 }))).toEqual([]);
    expect(codes(withPool({ points: 0.25 }))).toEqual(['not-half']);
  });

  it('ids have 1 to 64 characters, names up to 200', () => {
    expect(codes(withEvent({ id: '' }))).toEqual(['text-empty']);
    expect(codes(withEvent({ id: 'e'.repeat(64) }))).toEqual([]);
    expect(codes(withEvent({ id: 'e'.repeat(65) }))).toEqual(['text-too-long']);
    expect(codes(withEvent({ name: '' }))).toEqual([]);
    expect(codes(withEvent({ name: 'n'.repeat(200) }))).toEqual([]);
    expect(codes(withEvent({ name: 'n'.repeat(201) }))).toEqual(['text-too-long']);
  });

  it.each(['\u0000', '\n', '\u007f', '\u2028', '\ud800'])('refuses the control or broken character %j', (character) => {
    expect(codes(withEvent({ id: `e${character}` }))).toEqual(['control-character']);
    expect(codes(withEvent({ name: `e${character}` }))).toEqual(['control-character']);
  });

  it.each(['2017-02-29', '2017-13-01', '2017-2-3', '03/02/2017', ''])('%j is not a date', (start) => {
    expect(codes(withEvent({ start }))).toEqual(['no-date']);
  });

  it.each(['1899', '3000', '16', '2016 '])('%j is not a year', (year) => {
    expect(summaryOf(withPlayer({ gamesByYear: { [year]: 1 } }))).toEqual([
      `no-year players[0].gamesByYear["${year}"] -> "${year}": 1`,
    ]);
  });

  it('results and kinds are those of the format', () => {
    expect(faultsOf(withGame({ result: '1:0' }))).toMatchObject([
      { code: 'not-allowed', values: { found: '"1:0"', allowed: '"1-0", "0-1", "1/2", "0-0", "1/2-0", "0-1/2"' } },
    ]);
  });
});

describe('names that every object has', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])('%s is an id like any other', (id) => {
    const document = fceInput();
    document.players.push({ id });
    document.lists[0]!.ratings[id] = 1500;
    expect(faultsOf(document)).toEqual([]);
    document.players.pop();
    expect(summaryOf(document)).toEqual([`unknown-player lists[0].ratings.${id} -> "${id}": 1500`]);
  });

  it('__proto__ is refused everywhere', () => {
    const text = writeByHand(fceInput());
    expect(summary(text.replace('"103": 1500', '"__proto__": 1500'))).toEqual([
      'reserved-name lists[1].ratings.__proto__ -> "__proto__": 1500',
    ]);
    expect(summary(text.replace('"id": "e1"', '"id": "__proto__"'))).toEqual([
      'reserved-name events[0].id -> "__proto__",',
    ]);
    expect(summary(text.replace('"id": "e1",', '"id": "e1", "__proto__": {"name": 1},'))).toEqual([
      'unknown-field events[0].__proto__ -> "__proto__": {"name": 1},',
    ]);
  });
});
