import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { DOCUMENT_FORMATS } from './schema/documents.ts';
import { faultsOf, faultsOfText, REVISIONS, summary, summaryOf, writeByHand } from './testing/read-faults.ts';
import { fceInput, fideInput, frsInput } from './testing/sample-documents.ts';

describe('sound documents', () => {
  const cases = new URL('./cases/', import.meta.url);
  it.each(readdirSync(cases))('reads %s', (file) => {
    const text = readFileSync(new URL(file, cases), 'utf8');
    expect(readDocument(text, { revisions: REVISIONS })).toEqual({ ok: true, document: JSON.parse(text) });
  });

  it.each([fceInput, fideInput, frsInput])('reads the sample %o', (sample) => {
    expect(faultsOf(sample())).toEqual([]);
  });

  it('accepts a byte order mark', () => {
    expect(faultsOfText(`\uFEFF${writeByHand(fceInput())}`)).toEqual([]);
    expect(faultsOfText('\uFEFF  {"format": 1}')).toMatchObject([{ code: 'format-unknown', line: 1, column: 14 }]);
  });

  it('accepts a document with nothing in it', () => {
    expect(faultsOf({ ...fceInput(), players: [], lists: [], events: [] })).toEqual([]);
    const { collective: _, libere: __, ...bare } = frsInput();
    expect(faultsOf(bare)).toEqual([]);
  });

  it('has the type of the expected format', () => {
    const result = readDocument(writeByHand(fceInput()), { expect: ['escala/rating-input@1'], revisions: REVISIONS });
    expect(result.ok && result.document.players.length).toBe(4);
  });
});

describe('what kind of document it is', () => {
  it('refuses what is not an object', () => {
    expect(summary('\n [1]')).toEqual(['wrong-type  -> [1]']);
    expect(faultsOfText('3')).toMatchObject([{ values: { expected: 'object', found: 'number' }, line: 1, column: 1 }]);
  });

  it('names the accepted formats if the format is missing or another', () => {
    expect(faultsOfText('{}')).toMatchObject([
      {
        code: 'format-missing',
        path: ['format'],
        values: { known: DOCUMENT_FORMATS.map((format) => `"${format}"`).join(', ') },
      },
    ]);
    expect(summaryOf({ format: 'escala/lists@1' })).toEqual(['format-unknown format -> "escala/lists@1"']);
    const refused = readDocument('{"format": "escala/rating-imput@1"}', {
      expect: ['escala/line-up@1'],
      revisions: {},
    });
    expect(refused).toMatchObject({ faults: [{ code: 'format-unknown', values: { known: '"escala/line-up@1"' } }] });
    expect(summaryOf({ format: null })).toEqual(['format-unknown format -> null']);
    expect(summaryOf({ format: 'constructor' })).toEqual(['format-unknown format -> "constructor"']);
  });

  it('distinguishes another version from another format', () => {
    expect(faultsOf({ format: 'escala/rating-input@3' })).toMatchObject([
      { code: 'format-version', values: { found: '"escala/rating-input@3"', known: '"escala/rating-input@1"' } },
    ]);
  });

  it('refuses a format that the command has no use for', () => {
    const text = writeByHand(fceInput());
    expect(readDocument(text, { expect: ['escala/rating-output@1'], revisions: REVISIONS })).toMatchObject({
      faults: [{ code: 'format-unexpected', path: ['format'], line: 2, column: 13 }],
    });
  });

  it('refuses a regulation or revision that is not known', () => {
    expect(summaryOf({ ...fceInput(), regulation: 'fce-2017' })).toEqual([
      'regulation-unknown regulation -> "fce-2017",',
    ]);
    expect(summaryOf({ ...fceInput(), regulation: '__proto__' })).toEqual([
      'regulation-unknown regulation -> "__proto__",',
    ]);
    const { regulation: _, ...without } = fceInput();
    expect(faultsOf(without)).toMatchObject([{ code: 'missing', path: ['regulation'], line: 1, column: 1 }]);
    expect(faultsOf({ ...fceInput(), revision: '5.4' })).toMatchObject([
      {
        code: 'revision-unknown',
        path: ['revision'],
        values: { found: '"5.4"', regulation: 'fce-2016', known: '5.3-repealed, 5.3-in-force' },
      },
    ]);
  });
});

describe('all faults at once', () => {
  it('finds faults of shape and of meaning in one reading, in the order of the text', () => {
    const document = fceInput();
    const spoilt = {
      ...document,
      listDate: '2017-02-29',
      players: [...document.players, { id: '101' }, { id: '105', birthDay: '2000-01-01' }],
      lists: [{ date: '2017-01-01', ratings: { '101': 1890.5, '999': 1000 } }],
      events: [
        {
          ...document.events[0],
          end: '2017-02-01',
          games: [
            { round: 0, white: '101', black: '102', result: '1-0' },
            { round: 2, white: '101', black: '101', result: '1-0' },
            { round: 3, white: '777', black: '102', result: '2-0' },
          ],
        },
      ],
    };
    expect(summaryOf(spoilt)).toEqual([
      'no-date listDate -> "2017-02-29",',
      'duplicate-player players[4].id -> "101"',
      'unknown-field-nearest players[5].birthDay -> "birthDay": "2000-01-01"',
      'not-whole lists[0].ratings["101"] -> 1890.5,',
      'unknown-player lists[0].ratings["999"] -> "999": 1000',
      'ends-before-start events[0].end -> "2017-02-01",',
      'too-small events[0].games[0].round -> 0,',
      'against-oneself events[0].games[1].black -> "101",',
      'not-a-participant events[0].games[2].white -> "777",',
      'unknown-player events[0].games[2].white -> "777",',
      'not-allowed events[0].games[2].result -> "2-0"',
    ]);
  });

  it('stops at ten thousand and says so', () => {
    const document = fceInput();
    const game = { round: 1, white: '101', black: '102', result: '3-0' };
    document.events[0]!.games = Array.from({ length: 20_000 }, () => game) as never;
    const faults = faultsOf(document);
    expect(faults).toHaveLength(10_001);
    expect(faults.at(-1)).toMatchObject({ code: 'too-many', values: { count: 10_000 } });
  });
});
