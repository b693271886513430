import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMBINED_HEADER,
  combinedLine,
  expectedRow,
  readList,
  type SamplePlayer,
  xmlList,
} from './testing/sample-lists.ts';

const triple = fc.oneof(
  fc.constant([0, 0, 0] as const),
  fc.tuple(fc.integer({ min: 1, max: 3200 }), fc.integer({ min: 0, max: 150 }), fc.constantFrom(10, 20, 40)),
);

/** ASCII names, because the columns of a list count bytes. */
const player: fc.Arbitrary<SamplePlayer> = fc.record({
  fideId: fc.integer({ min: 1, max: 4_294_967_295 }),
  name: fc.stringMatching(/^[A-Z][A-Za-z ,.'&<-]{0,58}[a-z]$/),
  federation: fc.stringMatching(/^[A-Z]{3}$/),
  sex: fc.constantFrom('M', 'F'),
  title: fc.constantFrom('', 'GM', 'IM', 'WGM'),
  womenTitle: fc.constantFrom('', 'WFM'),
  otherTitles: fc.constantFrom('', 'FA', 'IA,FT,NI'),
  arenaTitle: fc.constantFrom('', 'AFM'),
  standard: triple,
  rapid: triple,
  blitz: triple,
  birthYear: fc.constantFrom(0, 1931, 2015),
  flag: fc.constantFrom('', 'i', 'w', 'wi'),
});
const players = fc.array(player, { maxLength: 30 });
const pieces = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 40 });

describe('a list in pieces cut anywhere', () => {
  it.each(['\n', '\r\n'])('of text with the line end %j gives every player', (end) => {
    forAll({ of: [players, pieces, fc.boolean(), fc.boolean()] }, (given, cuts, isEnded, isTrimmed) => {
      const lines = [COMBINED_HEADER, ...given.map(combinedLine)].map((line) => (isTrimmed ? line.trimEnd() : line));
      const { rows, problems, players: count } = readList(lines.join(end) + (isEnded ? end : ''), cuts);
      expect(problems.map(({ code }) => code)).toEqual(given.length === 0 ? ['fide-list-empty'] : []);
      expect(count).toBe(given.length);
      expect(rows).toEqual(given.map(expectedRow));
    });
  });

  it('of XML gives every player', () => {
    forAll({ of: [players, pieces] }, (given, cuts) => {
      const { rows, problems } = readList(xmlList(given), cuts);
      expect(problems.map(({ code }) => code)).toEqual(given.length === 0 ? ['fide-list-empty'] : []);
      expect(rows).toEqual(given.map(expectedRow));
    });
  });
});

describe('any bytes', () => {
  const one = {
    fideId: 1,
    name: 'Aa',
    federation: 'AAA',
    sex: 'M',
    title: '',
    womenTitle: '',
    otherTitles: '',
    arenaTitle: '',
  } as const;
  const SAME = [
    { ...one, standard: [1, 0, 10], rapid: [1, 0, 10], blitz: [0, 0, 0], birthYear: 0, flag: '' },
    { ...one, standard: [0, 0, 0], rapid: [1, 0, 10], blitz: [1, 0, 10], birthYear: 0, flag: '' },
    { ...one, standard: [1, 0, 10], rapid: [1, 0, 10], blitz: [1, 0, 10], birthYear: 0, flag: '' },
  ] as unknown as SamplePlayer[];
  const damage = fc.array(fc.tuple(fc.nat(3000), fc.nat(30), fc.uint8Array({ maxLength: 8 })), { maxLength: 5 });

  function damaged(text: string, changes: readonly [number, number, Uint8Array][]): Uint8Array {
    let bytes = Buffer.from(text);
    for (const [at, gone, put] of changes) {
      const place = at % (bytes.length + 1);
      bytes = Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + gone)]);
    }
    return bytes;
  }

  it('never make the reader throw, and give the same wherever they are cut', () => {
    fc.assert(
      fc.property(fc.array(player, { maxLength: 8 }), fc.boolean(), damage, pieces, (given, isXml, changes, cuts) => {
        const text = isXml ? xmlList(given) : [COMBINED_HEADER, ...given.map(combinedLine)].join('\n');
        const bytes = damaged(text, changes);
        expect(readList(bytes, cuts)).toEqual(readList(bytes));
      }),
      {
        numRuns: 200,
        // A line ending inside a record, and a cut before it.
        examples: [[SAME, false, [[1467, 6, Uint8Array.of(0, 0, 0, 0, 0, 10)]], [164]]],
      },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), pieces, (bytes, cuts) => void readList(bytes, cuts)));
  });
});
