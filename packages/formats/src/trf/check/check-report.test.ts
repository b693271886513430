import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { playerLines as players, pointedAt, readCase } from '../testing/case-files.ts';

/** Severity, code, line and the text pointed at, up to the end of the line. */
function told(text: string): string[] {
  return parseTrf(text).problems.map((problem) =>
    `${problem.severity} ${problem.code} ${problem.line} -> ${pointedAt(text, problem)}`.trimEnd(),
  );
}

describe('reports that are wrong in one way', () => {
  it.each([
    ['incompatible_color', ['error trf-colours-clash 2 -> b 1']],
    ['incompatible_result', ['error trf-results-clash 2 -> 1']],
    ['incorrect_points', [expect.stringMatching(/^error trf-points-differ 2 -> {2}4\.0/)]],
    ['invalid_code', [expect.stringMatching(/^error trf-unknown-record 7 -> 101/)]],
    ['missing_result', ['error trf-result-one-sided 3 ->']],
    ['missing_starting_number', [expect.stringMatching(/^warning trf-number-gap 7 -> {4}8/)]],
    ['too_many_results', ['error trf-too-many-rounds 2 ->    7 b 1', 'error trf-too-many-rounds 7 ->    2 w 0']],
    ['no_legal_pairings', []],
    ['no_legal_pairings_odd', []],
    ['comments', []],
  ])('%s', (name, expected) => {
    const text = readCase(`malformed/${name}.trf`).replaceAll('\r\n', '\n');
    expect(told(text)).toEqual(expected);
  });

  it('name the player, the round and the opponent', () => {
    const { problems } = parseTrf(readCase('malformed/incompatible_result.trf'));
    expect(problems).toMatchObject([
      {
        path: ['players', 1, 'rounds', 4, 'result'],
        values: { place: 'trf-round', player: 2, round: 5, opponent: 3, own: '1', theirs: '1' },
      },
    ]);
  });
});

describe('start numbers', () => {
  it('are all different', () => {
    const text = ['001    2      A', '001    2      B', '001    x      C', '001    5      D', '001    0      E'].join(
      '\n',
    );
    expect(told(text)).toEqual([
      'warning trf-number-gap 1 ->    2      A',
      'error trf-number-double 2 ->    2      B',
      'error trf-number-missing 3 ->    x      C',
      'warning trf-number-gap 4 ->    5      D',
      'error trf-number-missing 5 ->    0      E',
    ]);
    expect(parseTrf(text).problems[3]).toMatchObject({ values: { number: '3–4' } });
  });

  it('of 240 are not paired in its round, and the round is one of the tournament', () => {
    const rounds = [
      ['1.0', '   2 w 1'],
      ['0.0', '   1 b 0'],
    ] as const;
    const text = (round: number): string => `142 2\n${players(...rounds)}\n240 H ${String(round).padStart(3)}    1`;
    expect([1, 2, 3].map((round) => told(text(round)))).toEqual([
      ['warning trf-bye-of-paired 4 ->    1'],
      [],
      ['error trf-not-allowed 4 ->   3    1'],
    ]);
  });

  it('in a pairing are different in a round, except in knockouts and with teams', () => {
    const rounds = [
      ['1.0', '0000 - U'],
      ['2.0', '0000 - U  0000 - U'],
      ['1.0', '0000 - F  0000 - Z'],
    ] as const;
    const text = players(...rounds);
    expect(told(text)).toEqual(['warning trf-bye-of-two 2 -> U  0000 - U']);
    expect(parseTrf(text).problems[0]).toMatchObject({ values: { player: 2, other: 1, round: 1 } });
    expect(told(`092 Knockout\n${text}`)).toEqual([]);
    expect(told(`${text}\n013 Team                               1    2    3`)).toEqual([]);
  });

  it('of a win and a draw fit Baku acceleration; reported with everything else', () => {
    const text = (points: string, ...lines: string[]): string =>
      [points, '192 FIDE_DUTCH_2026_BAKU', ...lines, '001    1      A'].join('\n');
    expect(told(text('162  W 3.0    D 1.0'))).toEqual(['warning trf-baku-points 2 -> FIDE_DUTCH_2026_BAKU']);
    expect(told(text('162  W 3.0    D 1.0', '152 X'))).toHaveLength(2);
    expect(told(text('162  W 2.0    D 1.0'))).toEqual([]);
    expect(told(text('162  W 3.0    D 1.0', 'XXA    1  1.0'))).toEqual([]);
  });

  it('the first colour is W or B, and points that are lent are not negative', () => {
    const text = (...lines: string[]): string => [...lines, '001    1      A'].join('\n');
    expect(told(text('152 X'))).toEqual(['error trf-not-allowed 1 -> X']);
    expect(told(text('152 B', 'XXA    1  0.0  1.0'))).toEqual([]);
    expect(told(text('XXA    1  0.0 -1.0'))).toEqual(['error trf-not-allowed 1 -> -1.0']);
    expect(told(text('250      -0.5   1   2    1    1'))).toEqual([
      expect.stringMatching(/^error trf-not-allowed 1 -> -0\.5/),
    ]);
  });

  it('that other records name belong to players or teams', () => {
    const text = [
      '001    1      A',
      '001    2      B',
      '013 Team                               1    9',
      'XXP 1 8',
      '240 Z   1    7',
    ].join('\n');
    expect(told(text)).toEqual([
      'error trf-player-unknown 3 ->    9',
      'error trf-player-unknown 4 -> 8',
      'error trf-player-unknown 5 ->    7',
    ]);
  });

  it('are as many as announced', () => {
    expect(told('062 3\n001    1\n001    2')).toEqual(['warning trf-count-differs 1 -> 3']);
    expect(told('062 2 (1)\n001    1\n001    2')).toEqual([]);
    expect(told('062\n001    1\n001    2')).toEqual([]);
  });
});

describe('the two sides of a game', () => {
  it('name each other', () => {
    expect(
      told(
        players(
          ['1.0', '   2 w 1'],
          ['0.0', '   3 b 0'],
          ['1.0', '   2 w 1'],
          ['1.0', '   4 w 1'],
          ['1.0', '   9 w 1'],
        ),
      ),
    ).toEqual([
      'error trf-opponents-clash 2 ->    3 b 0',
      'error trf-against-oneself 4 ->    4 w 1',
      'error trf-opponent-unknown 5 ->    9 w 1',
    ]);
  });

  it.each(['10', '01', '==', '00', 'WL', 'LW', 'DD', 'LL', '+-', '-+', '--'])('fit with the results %s', (results) => {
    const points: Record<string, string> = { '1': '1.0', W: '1.0', '+': '1.0', '=': '0.5', D: '0.5' };
    const rows = [...results].map(
      (result, i) => [points[result] ?? '0.0', `${i === 0 ? '   2 w' : '   1 b'} ${result}`] as const,
    );
    expect(told(players(...rows))).toEqual([]);
  });

  it.each(['11', '1=', '=0', '1-', '+0', 'W0', '++', 'WW', '+L', 'DL'])('do not fit with the results %s', (results) => {
    const text = players(['', `   2 w ${results[0]}`], ['', `   1 b ${results[1]}`]);
    expect(parseTrf(text).problems.map(({ code }) => code)).toEqual(['trf-results-clash']);
  });

  it('have colours, unless nobody sat down', () => {
    expect(told(players(['1.0', '   2 - 1'], ['0.0', '   1 b 0']))).toEqual(['error trf-colour-missing 1 -> - 1']);
    expect(told(players(['1.0', '   2 - +'], ['0.0', '   1 - -']))).toEqual([]);
  });

  it('have results, unless the game is still being played', () => {
    expect(told(players(['0.0', '   2 w'], ['0.0', '   1 b']))).toEqual([]);
    expect(told(players(['1.0', '   2 w  ', '   2 b 1'], ['0.0', '   1 b  ', '   1 w 0']))).toEqual([
      'error trf-result-missing 1 ->       2 b 1',
      'error trf-result-missing 2 ->       1 w 0',
    ]);
    expect(told(players(['0.0', '   2 w'], ['1.0', '   1 b 1']))).toEqual(['error trf-result-missing 1 ->']);
  });
});

describe('signs of a round', () => {
  it('that are unknown are reported, each in its column', () => {
    expect(told(players(['', 'abcd x ?']))).toEqual([
      'error trf-not-a-number 1 -> abcd x ?',
      'error trf-colour-unknown 1 -> x ?',
      'error trf-result-unknown 1 -> ?',
    ]);
  });

  it('of games need an opponent; those of byes have none', () => {
    expect(told(players(['', '0000 w 1'], ['', '0000 - D'], ['0.5', '   4 w H'], ['', '   3 b Z']))).toEqual([
      'error trf-result-without-opponent 1 -> 1',
      'error trf-result-without-opponent 2 -> D',
      'error trf-points-differ 3 ->  0.5          4 w H',
      'error trf-bye-with-opponent 3 -> H',
      'error trf-bye-with-opponent 4 -> Z',
    ]);
  });

  it('between the fields are a warning, once a line', () => {
    const text = players(['1.0', '   2ww 1', '   2 bb0'], ['1.0', '   1 b 0', '   1 w 1', '         x']);
    expect(told(text)).toEqual(['warning trf-misaligned 1 -> ww 1     2 bb0', 'warning trf-misaligned 2 -> x']);
  });
});

describe('points', () => {
  it('are those of the results', () => {
    expect(
      told(players(['1.5', '0000 - U', '0000 - H', '0000 - Z'], ['2.0', '0000 - F', '0000 - U', '0000 - Z'])),
    ).toEqual([]);
    expect(
      told(players(['1.5', '0000 - +', '0000 - =', '0000 - -'], ['0.0', '0000 - Z', '0000 - Z', '0000 - Z'])),
    ).toEqual([]);
  });

  it('of a bye to come may be counted or not', () => {
    const rounds = ['   2 w 1', '0000 - H'] as const;
    for (const points of ['1.0', '1.5']) expect(told(players([points, ...rounds], ['0.0', '   1 b 0']))).toEqual([]);
    expect(told(players(['2.0', ...rounds], ['0.0', '   1 b 0']))).toHaveLength(1);
  });

  it('follow the scoring of the file', () => {
    const rows = players(['3.0', '   2 w 1', '   2 b -'], ['4.0', '   1 b 0', '   1 w +']);
    expect(told(`XXS WW=3.0 BL=1.0 FW=3.0\n${rows}`)).toEqual([]);
    expect(told(rows)).toHaveLength(2);
  });

  it('that are not a number are reported', () => {
    expect(told(players(['1..5'], ['x'], ['-1.0']))).toEqual([
      'error trf-not-a-number 1 -> 1..5',
      'error trf-not-a-number 2 ->    x',
      'error trf-points-differ 3 -> -1.0',
    ]);
  });
});

describe('unreadable dates', () => {
  it('are reported at their place; a year of birth alone is not', () => {
    const person = (number: number, birth: string): string => `001 ${String(number).padStart(4)}`.padEnd(69) + birth;
    const text = [
      '042 2026/02/31',
      '052 in May',
      `${'132'.padEnd(91)}26/05/01  26/05/32  26/05/03`,
      ...['1990/13/40', '1990/00/00', '1990', '', '12.13.199', '1990/02/28'].map((birth, i) => person(i + 1, birth)),
    ].join('\n');
    expect(told(text)).toEqual([
      'warning trf-date-unreadable 1 -> 2026/02/31',
      'warning trf-date-unreadable 2 -> in May',
      'warning trf-date-unreadable 3 -> 26/05/32  26/05/03',
      'warning trf-date-unreadable 4 -> 1990/13/40',
      'warning trf-date-unreadable 8 -> 12.13.199',
    ]);
  });
});
