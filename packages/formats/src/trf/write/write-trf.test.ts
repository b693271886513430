import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { pointsTable } from '../scoring.ts';
import { arbitraryReport, plain } from '../testing/arbitrary-report.ts';
import { caseNames, readCase } from '../testing/case-files.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import { tournamentOfTrf } from '../tournament/tournament-of-trf.ts';
import type { TrfReport } from '../trf-report.ts';
import { explicitReport } from './explicit-report.ts';
import { TRF_EDITIONS } from './trf-writing.ts';
import { writeTrf } from './write-trf.ts';

const { report: none } = parseTrf('');

function linesOf(report: Partial<TrfReport>, edition: 'trf16' | 'trf26' = 'trf26'): string[] {
  return writeTrf({ ...none, ...report }, { edition })
    .text.split('\r\n')
    .slice(0, -1);
}

/** The text in these columns, which count from 1. */
const columns = (line: string, first: number, last: number): string => line.slice(first - 1, last);

describe('a player’s line', () => {
  const [line] = linesOf({
    players: [
      {
        number: 12,
        sex: 'w',
        title: 'GM',
        name: 'Polgár, Judit',
        rating: 735,
        federation: 'HUN',
        id: '700070',
        birth: '1976/07/23',
        points: 1.5,
        rank: 3,
        rounds: [
          { opponent: 7, colour: 'w', result: '1' },
          { opponent: 0, colour: '-', result: ' ' },
          { opponent: 0, colour: '-', result: 'H' },
          { opponent: 1234, colour: 'b', result: '-' },
        ],
      },
    ],
  });

  it.each([
    ['record', 1, 3, '001'],
    ['start number', 5, 8, '  12'],
    ['sex', 10, 10, 'w'],
    ['title', 11, 13, ' GM'],
    ['name', 15, 47, 'Polgár, Judit'.padEnd(33)],
    ['rating', 49, 52, ' 735'],
    ['federation', 54, 56, 'HUN'],
    ['id', 58, 68, '     700070'],
    ['birth', 70, 79, '1976/07/23'],
    ['points', 81, 84, ' 1.5'],
    ['rank', 86, 89, '   3'],
    ['round 1', 92, 99, '   7 w 1'],
    ['round 2', 102, 109, '        '],
    ['round 3', 112, 119, '0000 - H'],
    ['round 4', 122, 129, '1234 b -'],
  ])('%s in its columns', (_, first, last, expected) => {
    expect(columns(line!, first, last)).toBe(expected);
  });

  it('has blanks in all other columns and ends with its last character', () => {
    for (const column of [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 96, 98, 100, 101, 116, 126, 128])
      expect([column, columns(line!, column, column)]).toEqual([column, ' ']);
    expect(line).toHaveLength(129);
  });
});

describe('records of 2026', () => {
  it('are in the columns of the official example, record by record', () => {
    const original = readCase('engine-samples/grandmommyscup.trf');
    const written = writeTrf(parseTrf(original).report, { edition: 'trf26' }).text;
    const ofRecord = (text: string, record: string): string[] =>
      text
        .split('\r\n')
        .filter((line) => line.startsWith(record))
        .map((line) => line.trimEnd());
    for (const record of [
      '001',
      '013',
      '142',
      '152',
      '162',
      '172',
      '192',
      '202',
      '222',
      '240',
      '260',
      '300',
      '330',
      '352',
      'IND',
    ])
      expect(ofRecord(written, record)).toEqual(ofRecord(original, record));
    // We write points with a decimal; there they are without.
    expect(ofRecord(written, '310')[0]).toBe(
      '310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44',
    );
    expect(ofRecord(written, '250')[0]).toBe('250  2.0        1   1    1    2');
    expect(ofRecord(written, '320')[0]).toBe(ofRecord(original, '320')[0]!.replace('320  1    2.0', '320  1.0  2.0'));
    expect(ofRecord(written, '362')[0]).toBe('362 TW 2.0   TD 1.0   TL 0.0');
  });

  it('299 has its own columns', () => {
    const [line] = linesOf({ abnormalPoints: [{ kind: 'W', matchPoints: -1, points: 0.5, round: 3, ids: [4, 25] }] });
    expect(line).toBe('299 W  -1.0   0.5    3    4   25');
  });
});

describe('the edition of 2016', () => {
  it('has extensions for what a pairing needs', () => {
    const lines = linesOf(
      {
        rounds: 9,
        initialColour: 'black',
        pairedByRank: true,
        scoring: { WW: 3, BW: 3 },
        byes: [{ kind: 'Z', ids: [3, 7] }],
        forbidden: [{ ids: [1, 2] }],
        lentPoints: [{ id: 4, points: [1, 0.5] }],
        accelerations: [{ points: 1, firstRound: 2, lastRound: 3, firstId: 4, lastId: 5 }],
      },
      'trf16',
    );
    expect(lines).toEqual([
      'XXR 9',
      'XXC rank black1',
      'XXS WW=3.0 BW=3.0',
      'XXZ 3 7',
      'XXA    4  1.0  1.5  1.0',
      'XXA    5  0.0  1.0  1.0',
      'XXP 1 2',
    ]);
  });

  it('says what it leaves out', () => {
    const { report } = parseTrf(readCase('engine-samples/trf26_team.trf'));
    const { text, remarks } = writeTrf(report, { edition: 'trf16' });
    expect(remarks.map(({ code, values }) => [code, values.record])).toEqual([
      ['trf-not-in-edition', '182'],
      ['trf-not-in-edition', 'NRS'],
      ['trf-not-in-edition', '240'],
      ['trf-not-in-edition', '260'],
    ]);
    expect(text).toContain('013 Russia                             1    2\r\n');
  });
});

describe('what does not fit', () => {
  it('is cut or left out, and reported', () => {
    const long = { number: 10_000, name: 'n'.repeat(34), points: 1000, rounds: [] };
    const { text, remarks } = writeTrf({ ...none, players: [long] }, { edition: 'trf26' });
    expect(text).toBe(`001           ${'n'.repeat(33)}\r\n`);
    expect(remarks.map(({ severity, code, values }) => [severity, code, values.most])).toEqual([
      ['error', 'trf-number-too-long', 4],
      ['warning', 'trf-text-cut', 33],
      ['error', 'trf-number-too-long', 4],
    ]);
  });

  it('a text with the end of a line in it stays on its line', () => {
    expect(linesOf({ name: ' a\r\n001    1 ' })).toEqual(['012 a 001    1']);
  });
});

describe.each(TRF_EDITIONS)('%s', (edition) => {
  it.each(caseNames())('%s: written and read again says the same, and once more is the same text', (name) => {
    const { report } = parseTrf(readCase(name));
    const { text, remarks } = writeTrf(report, { edition });
    const again = parseTrf(text).report;
    expect(writeTrf(again, { edition }).text).toBe(text);
    if (remarks.length > 0) return;
    // A comment above an extension moves above the equivalent record.
    expect(plain({ ...again, keptLines: [] })).toEqual(plain({ ...report, keptLines: [] }));
    expect(again.keptLines.map((line) => line.text).sort()).toEqual(report.keptLines.map((line) => line.text).sort());
  });
});

it('any report written in the edition of 2026 and read again is the same', () => {
  forAll({ of: [arbitraryReport], numRuns: 200 }, (report) => {
    const { text, remarks } = writeTrf(report, { edition: 'trf26' });
    expect(remarks).toEqual([]);
    const { scoring, ...back } = parseTrf(text).report;
    const { scoring: wanted, ...given } = report;
    expect(plain(back as TrfReport)).toEqual(plain(given as TrfReport));
    // Cases not named are those of their group: what matters is the points of every result.
    expect(pointsTable(scoring)).toEqual(pointsTable(wanted));
  });
});

describe('[D-TRF-7] a report that is sent', () => {
  const text = [
    '142 4',
    '240 H   3    1',
    '001    1      A                                                                  1.0    1     2 w 1  0000 - Z  0000 - H',
    '001    2      B                                                                  0.0    2     1 b 0  0000 - H  0000 - H  0000 - F',
    '001    3      C                                                                  1.0    3  0000 - U  0000 - Z',
  ].join('\n');
  const { report } = parseTrf(text);

  it('says the usual points, and byes of rounds to come once', () => {
    const lines = writeTrf(explicitReport(report), { edition: 'trf26' }).text.split('\r\n');
    expect(lines.filter((line) => line.startsWith('162'))).toEqual(['162  W 1.0    D 0.5    L 0.0']);
    expect(lines.filter((line) => line.startsWith('240'))).toEqual([
      '240 H   3    1',
      '240 H   2    2',
      '240 Z   2    1    3',
      '240 H   3    2',
      '240 F   4    2',
    ]);
  });

  it('says points of its own instead, and is read as before', () => {
    const own = { ...report, scoring: { WW: 3, BW: 3, FW: 3, FPB: 3, PAB: 3 } };
    expect(explicitReport(own).scoring).toBe(own.scoring);
    const [before, after] = [report, parseTrf(writeTrf(explicitReport(report), { edition: 'trf26' }).text).report].map(
      (each) => tournamentOfTrf(each, { systems: SYSTEMS, system: 'round-robin' }),
    );
    expect(after).toEqual(before);
  });
});
