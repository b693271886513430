import { describe, expect, it } from 'vitest';
import { MOST_PGN, parsePgn } from './parse-pgn.ts';
import { writePgn } from './write-pgn.ts';

const game = (tags: string, moves: string): string => `${tags}\n\n${moves}\n\n`;
const PAIR = '[White "Puig, Joana"]\n[Black "Mas, Pol"]';

describe('[D-OFF-605] parsePgn', () => {
  it('reads names, round, board, result and moves; what follows the moves stays as it is', () => {
    const text = game(
      `[Event "Open"]\n[Round "3.12"]\n${PAIR}\n[Result "1/2-1/2"]\n[WhiteFideId "24512345"]`,
      '1. e4 {[%clk 1:30:55]\n[not a tag]} e5 2. Nf3 $1 (2. f4 exf4) Nc6 ; to the end\n3. Bb5 1/2-1/2',
    );
    expect(parsePgn(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual({
      games: [
        {
          line: 1,
          white: 'Puig, Joana',
          black: 'Mas, Pol',
          whiteFideId: '24512345',
          round: 3,
          board: 12,
          result: '1/2',
          plies: 5,
          moves: '1. e4 {[%clk 1:30:55]\n[not a tag]} e5 2. Nf3 $1 (2. f4 exf4) Nc6 ; to the end\n3. Bb5',
        },
      ],
      problems: [],
    });
  });

  it('a game that cannot be read is reported with its line, and the others are read', () => {
    const text = game(PAIR, '1. e4 e5 zzz 1-0') + game(PAIR, '1. d4 0-1') + game('[White "A', '*') + game(PAIR, '*');
    const { games, problems } = parsePgn(text);
    expect(games.map(({ line, plies, result }) => [line, plies, result])).toEqual([
      [6, 1, '0-1'],
      [15, 0, undefined],
    ]);
    expect(problems).toEqual([
      { line: 1, code: 'pgn.unreadable' },
      { line: 11, code: 'pgn.unreadable' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['words', 'hello\n\nworld'],
    ['variations without end', game(PAIR, `1. e4 ${'('.repeat(20_000)}`)],
    ['nested variations', game(PAIR, `1. e4 ${'(1. e4 '.repeat(3000)}${')'.repeat(3000)} *`)],
    ['a comment that is not closed', game(PAIR, '1. e4 { and on')],
    ['bytes', '\u0000\u0001[\u0002'],
    ['too much', game(PAIR, '1. e4 '.repeat(MOST_PGN))],
  ])('a hostile file is read in finite time: %s', (_name, text) => {
    expect(parsePgn(text).games).toEqual([]);
  });

  it('reads back what is written', () => {
    const player = (name: string) => ({ name });
    const text = writePgn([
      {
        event: 'O',
        round: 2,
        board: 7,
        white: player('A "b" \\, C'),
        black: player('D'),
        result: '1-0',
        moves: '1. e4',
      },
      { event: 'O', round: 2, board: 8, white: player('E'), black: player('F') },
    ]);
    const { games, problems } = parsePgn(text);
    expect(problems).toEqual([]);
    expect(games).toMatchObject([
      { white: 'A "b" \\, C', black: 'D', round: 2, board: 7, result: '1-0', moves: '1. e4', plies: 1 },
      { white: 'E', black: 'F', round: 2, board: 8, moves: '', plies: 0 },
    ]);
  });
});
