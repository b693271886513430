import { expect, it } from 'vitest';
import { writePgn } from './write-pgn.ts';

it('a round is headers without moves, the seven tags first; quotes in names do not end them', () => {
  const text = writePgn([
    {
      event: 'Open "Sants"',
      site: 'Barcelona',
      date: '2026-11-14',
      round: 3,
      board: 1,
      white: { name: 'Puig, Joana', rating: 1874, title: 'WFM', fideId: '24512345' },
      black: { name: 'Mas\\Pol' },
      timeControl: '900+10',
    },
    { event: 'Open', round: 3, board: 2, white: { name: 'A' }, black: { name: 'B' }, result: '1/2-1/2' },
  ]);
  expect(text).toBe(`[Event "Open \\"Sants\\""]
[Site "Barcelona"]
[Date "2026.11.14"]
[Round "3.1"]
[White "Puig, Joana"]
[Black "Mas\\\\Pol"]
[Result "*"]
[WhiteElo "1874"]
[WhiteTitle "WFM"]
[WhiteFideId "24512345"]
[Board "1"]
[TimeControl "900+10"]

*

[Event "Open"]
[Site "?"]
[Date "????.??.??"]
[Round "3.2"]
[White "A"]
[Black "B"]
[Result "1/2-1/2"]
[Board "2"]

1/2-1/2
`);
});
