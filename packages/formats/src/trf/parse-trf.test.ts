import { describe, expect, it } from 'vitest';
import { parseTrf } from './parse-trf.ts';
import { caseNames, readCase } from './testing/case-files.ts';
import { NO_ROUND } from './trf-report.ts';

const report = (text: string) => parseTrf(text).report;

/** A line with texts put in columns, which count from 1. */
function line(fields: Readonly<Record<number, string>>): string {
  let text = '';
  for (const [column, field] of Object.entries(fields)) text = text.padEnd(Number(column) - 1) + field;
  return text;
}

describe('files of others', () => {
  it.each(caseNames())('%s is read', (name) => {
    const { report: read, problems } = parseTrf(readCase(name));
    if (name.endsWith('invalid.tab')) expect(problems.map(({ code }) => code)).toEqual(['trf-empty']);
    else expect(read.players.length).toBeGreaterThan(1);
  });

  it.each([
    ['engine-samples/grandmommyscup.trf', 249],
    ['engine-samples/issue_15.input', 180],
    ['engine-samples/issue_7.input', 60],
    ['engine-samples/javafo_sample2.trf', 52],
    ['irish-events/armstrong_2011.tab', 160],
    ['irish-events/armstrong_2012_with_bom.tab', 2],
    ['irish-events/latin-1.tab', 3],
    ['irish-events/valid.tab', 12],
    ['malformed/comments.trf', 7],
    ['malformed/no_legal_pairings.trf', 4],
  ])('%s has no faults', (name, players) => {
    const { report: read, problems } = parseTrf(readCase(name));
    expect(problems).toEqual([]);
    expect(read.players).toHaveLength(players);
  });

  it('blank rounds whose byes only show in the points are warnings', () => {
    const { problems } = parseTrf(readCase('irish-events/bunratty_minor_2011.tab'));
    expect(problems).toHaveLength(17);
    for (const { severity, code } of problems) expect([severity, code]).toEqual(['warning', 'trf-points-bye']);
  });
});

describe('lines', () => {
  const rows = ['012 Open', '001    1      One', '### note', '001    2      Two'];

  it.each(['\r\n', '\n', '\r'])('end with %j, and are counted so', (end) => {
    const { report: read, problems } = parseTrf(`${rows.join(end)}${end}${end}101 x${end}`);
    expect(read).toMatchObject({ name: 'Open', players: [{ name: 'One' }, { name: 'Two' }] });
    expect(read.keptLines).toEqual([{ text: '### note', before: '001' }, { text: '101 x' }]);
    expect(problems).toMatchObject([{ code: 'trf-unknown-record', line: 6, column: 1, severity: 'error' }]);
  });

  it('of several kinds in one file are all found', () => {
    expect(report('012 Open\r022 City\n\r\n032 ESP\r\r\n042 x')).toMatchObject({
      name: 'Open',
      city: 'City',
      federation: 'ESP',
      startDate: 'x',
    });
  });

  it('of another kind of file are reported once', () => {
    expect(parseTrf('Name;Elo\nAna;2000\nBob;1900\n').problems).toMatchObject([{ code: 'trf-no-players', line: 1 }]);
  });

  it('a byte order mark, tabs and an old end-of-file character are skipped', () => {
    expect(report('\uFEFF012 Open\t \r\n\u001a')).toMatchObject({ name: 'Open', keptLines: [] });
  });

  it('that are rulers, crosstables or other programs’ own are kept', () => {
    const kept = ['012345678901234567890', 'DDD SSSS sTTT', '801  1 IND', '# mine', 'XXQ 1', 'hello'];
    const { report: read, problems } = parseTrf([...kept, '001    1'].join('\n'));
    expect(read.keptLines.map(({ text }) => text)).toEqual(kept);
    expect(problems.map(({ code, severity, line: at }) => [code, severity, at])).toEqual([
      ['trf-unknown-record', 'warning', 5],
      ['trf-no-record', 'warning', 6],
    ]);
  });
});

describe('records', () => {
  it('of texts, dates and codes', () => {
    const text = [
      '112 A',
      '112',
      '112 B',
      line({ 1: '132', 92: '24/12/01', 112: '24/12/03' }),
      '172 IND FIDE',
      '202 EDET/P, BH',
    ];
    expect(report(text.join('\n'))).toMatchObject({
      deputyArbiters: ['A', 'B'],
      roundDates: ['24/12/01', '', '24/12/03'],
      ratingFederation: 'IND',
      ratingMethod: 'FIDE',
      tieBreaks: ['EDET/P', 'BH'],
    });
  });

  it('that may occur once count the first time', () => {
    const { report: read, problems } = parseTrf('012 A\n012 B\n142 9\nXXR 7\n152 W\nXXC black1 fast\n001    1');
    expect(read).toMatchObject({ name: 'A', rounds: 9, initialColour: 'white', keptLines: [{ text: '012 B' }] });
    expect(problems.map(({ code, line: at, column }) => [code, at, column])).toEqual([
      ['trf-record-twice', 2, 1],
      ['trf-records-differ', 4, 5],
      ['trf-records-differ', 6, 5],
      ['trf-not-allowed', 6, 12],
    ]);
  });

  it('of rounds hold 1 to 999', () => {
    expect(report('XXR 1').rounds).toBe(1);
    expect(report('142 999').rounds).toBe(999);
    for (const text of ['XXR 0', '142 1000', '142 99999999999999999999', 'XXR nine'])
      expect(report(text).rounds).toBeUndefined();
  });

  it('of extensions', () => {
    expect(report('XXZ 3 12\nXXP 1 2\nXXA    7  1.0  0.5\nXXC rank')).toMatchObject({
      byes: [{ kind: 'Z', ids: [3, 12] }],
      forbidden: [{ ids: [1, 2] }],
      lentPoints: [{ id: 7, points: [1, 0.5] }],
      pairedByRank: true,
    });
  });

  it('of points, in the three forms', () => {
    const football = { WW: 3, BW: 3, FW: 3, FPB: 3, WD: 1, BD: 1, HPB: 1, WL: 0, BL: 0, PAB: 3, X: 1 };
    expect(report('XXS W=3.0 D=1.0 WL=0 BL=0').scoring).toEqual(football);
    expect(report('162  W 3.0    D 1.0    L 0.0').scoring).toEqual(football);
    expect(report('BBW  3.0\nBBD  1.0\nBBL  0.0').scoring).toEqual(football);
    expect(report('162  P 0.5    W 1.0').scoring).toMatchObject({ PAB: 0.5, FPB: 1 });
    expect(report('162 W 3.0 D 1.0   l0.0').scoring).toEqual(football);
    expect(parseTrf('162  W abc    3\n001    1').problems.map(({ column, values }) => [column, values])).toEqual([
      [6, { record: '162', first: 6, last: 6, found: 'W' }],
      [8, { record: '162', first: 8, last: 10, found: 'abc' }],
      [15, { record: '162', first: 15, last: 15, found: '3' }],
    ]);
    expect(parseTrf('XXS Q=1 W=x\n162  Q 1.0\n001    1').problems.map(({ code, column }) => [code, column])).toEqual([
      ['trf-scoring-unknown', 5],
      ['trf-not-a-number', 9],
      ['trf-scoring-unknown', 6],
    ]);
  });

  it('of teams, lent points and those who may not meet', () => {
    const read = report(readCase('engine-samples/grandmommyscup.trf'));
    expect(read.teams[0]).toEqual({
      number: 1,
      name: 'India',
      nickname: 'IND',
      strength: 2486,
      matchPoints: 15,
      gamePoints: 28,
      rank: 11,
      players: [1, 5, 15, 28, 44],
    });
    expect(read.teamLists[0]).toEqual({ name: 'India', players: [1, 5, 15, 28, 44] });
    expect(read.byes[3]).toEqual({ kind: 'H', round: 2, ids: [7, 39] });
    expect(read.accelerations[1]).toEqual({
      matchPoints: 2,
      points: undefined,
      firstRound: 1,
      lastRound: 1,
      firstId: 4,
      lastId: 25,
    });
    expect(read.forbidden[2]).toEqual({ firstRound: 4, lastRound: 11, ids: [2, 50] });
    expect(read.lineUps[1]).toEqual({ round: 1, team: 5, opponent: 17, players: [14, 0, 29, 39] });
    expect(read.teamByes[0]!.teams.slice(0, 4)).toEqual([0, 0, 50, 49]);
    expect(read.teamForfeits[2]).toEqual({ kind: '--', round: 6, white: 24, black: 2 });
    expect(read.matchScoring).toEqual({ win: 2, draw: 1, loss: 0 });
    expect(read.nationals[0]).toMatchObject({ record: 'IND', number: 1, title: 'GM', rating: 2634, federation: 'CG' });
    expect(read.keptLines.filter(({ text }) => text.startsWith('80'))).toHaveLength(100);
  });

  it('that lack what they are about are kept unchanged', () => {
    const lines = [
      '240 X   1    1',
      '250  1.0  1.0',
      '250            1   1    1    1',
      '260   1   2    1',
      'XXP 1 1',
      '330 ++   1   1   2',
      '310     Team',
      '300   1',
      '001      Nobody',
    ];
    const { report: read, problems } = parseTrf([...lines, '001    1      One'].join('\n'));
    expect(read.keptLines.map(({ text }) => text)).toEqual(lines);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['trf-not-allowed', 'error'],
      ['trf-missing', 'error'],
      ['trf-missing', 'error'],
      ['trf-missing', 'error'],
      ['trf-missing', 'error'],
      ['trf-not-allowed', 'error'],
      ['trf-missing', 'error'],
      ['trf-missing', 'error'],
      ['trf-number-missing', 'error'],
    ]);
  });

  it('with a backward range or negative points are reported at their place', () => {
    const backwards = ['250       1.0   3   2    1    2', '250       1.0   1   2    2    1', '260   4   3    1    2'];
    const sound = ['250       1.0   3   3    1    2', '260   3   3    1    2', '162  W 1.0    D 0.0'];
    const players = ['001    1      One', '001    2      Two'];
    const { report: read, problems } = parseTrf(
      [...backwards, ...sound, '162  W 1.0    D-0.5', 'XXS WL=-1', 'BBD -0.1', ...players].join('\n'),
    );
    expect(problems.map(({ code, line, column, values }) => [code, line, column, values.found])).toEqual([
      ['trf-not-allowed', 1, 19, '2'],
      ['trf-not-allowed', 2, 28, '1'],
      ['trf-not-allowed', 3, 9, '3'],
      ['trf-not-allowed', 7, 16, '-0.5'],
      ['trf-not-allowed', 8, 5, '-1'],
      ['trf-not-allowed', 9, 5, '-0.1'],
    ]);
    expect(read.keptLines.map(({ text }) => text)).toEqual(backwards);
    expect([read.accelerations.length, read.forbidden.length]).toEqual([1, 1]);
  });
});

it('a tab in the line of a player, and points lent to nobody, are reported', () => {
  const { problems } = parseTrf('XXA    7  1.0\n001    1      One\tA\n001    2      Two\t\t\n240 H   1    1\t');
  expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['trf-player-unknown', 1, 5],
    ['trf-tab', 2, 18],
  ]);
});

describe('a player', () => {
  const fields = {
    1: '001',
    5: '   3',
    10: 'F',
    11: 'wg',
    15: 'Ö',
    49: '   0',
    54: 'ESP',
    58: '2201',
    71: '1976/07/23',
    81: ' 1.5',
    86: '  12',
  };

  it('has the fields of its columns, letters in either case', () => {
    expect(report(line(fields)).players).toEqual([
      {
        number: 3,
        sex: 'w',
        title: 'wg',
        name: 'Ö',
        rating: 0,
        federation: 'ESP',
        id: '2201',
        birth: '1976/07/23',
        points: 1.5,
        rank: 12,
        rounds: [],
      },
    ]);
  });

  it('has rounds up to the last one with an entry', () => {
    const rounds = { 92: '   2 W 1', 102: '0000 -', 112: '   -', 122: '0000 - u', 132: '  17 b ½', 142: '     -' };
    expect(report(line({ ...fields, ...rounds })).players[0]!.rounds).toEqual([
      { opponent: 2, colour: 'w', result: '1' },
      NO_ROUND,
      { opponent: 0, colour: '-', result: ' ' },
      { opponent: 0, colour: '-', result: 'U' },
      { opponent: 17, colour: 'b', result: '=' },
    ]);
  });

  it.each([
    ['result', '   2 w 6', 'trf-result-unknown', 99],
    ['colour', '   2 x 1', 'trf-colour-unknown', 97],
    ['opponent', '  a2 w 1', 'trf-not-a-number', 92],
  ])('with an unreadable %s gets that fault once, and none that follow from it', (_, round, code, column) => {
    const first = line({ 1: '001', 5: '   1', 81: ' 1.0', 92: round });
    const second = line({ 1: '001', 5: '   2', 81: ' 0.0', 92: '   1 b 0' });
    expect(parseTrf(`${first}\n${second}`).problems).toMatchObject([{ code, line: 1, column }]);
  });

  it('with a name one letter too long keeps it', () => {
    const { report: read, problems } = parseTrf(line({ 1: '001', 5: '   1', 15: 'n'.repeat(34), 49: '2000' }));
    expect(read.players[0]).toMatchObject({ name: 'n'.repeat(34), rating: 2000 });
    expect(problems).toMatchObject([{ code: 'trf-misaligned', line: 1, column: 48, severity: 'warning' }]);
  });

  it('in a file that counts bytes is read all the same', () => {
    const name = 'Ţurcanu, Ștefăniță';
    const shifted = line({
      1: '001',
      5: '   1',
      10: 'm',
      15: name,
      44: '2100 ROU',
      53: '1200001',
      65: '1990/01/01',
      76: ' 1.0',
      81: '   1',
      87: '   2 w 1',
    });
    const { report: read, problems } = parseTrf(
      `${shifted}\n${line({ 1: '001', 5: '   2', 81: ' 0.0', 92: '   1 b 0' })}`,
    );
    expect(read.players[0]).toMatchObject({
      name,
      rating: 2100,
      federation: 'ROU',
      id: '1200001',
      birth: '1990/01/01',
      points: 1,
    });
    expect(read.players[0]!.rounds).toEqual([{ opponent: 2, colour: 'w', result: '1' }]);
    expect(problems).toMatchObject([{ code: 'trf-shifted', line: 1, column: 44, values: { count: 5 } }]);
  });
});

it('Vega’s own tournament file is not a report, and the refusal says what to do', () => {
  const text =
    '012 Obert\n142 1.0 0.5\n162 9\n001 1|m|GM|Roca Ot|2530|AND|4100018|0|0|1963/04/13|1.0|1|\n001 2|w||Puig Anna|';
  expect(parseTrf(text).problems.map(({ code, line }) => [code, line])).toContainEqual(['trf-vega-own', 4]);
});
