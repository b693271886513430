import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aloneAt, coloursExchanged, exchanged, playerAt, type Seat, type Seats, wantedRound } from './seats.ts';

const START: Seats = {
  pairs: [
    { white: 'a', black: 'b', isFixed: false },
    { white: 'c', black: 'd', isFixed: false },
    { white: 'e', black: 'f', isFixed: true },
  ],
  byes: ['g'],
  out: ['h'],
};
const at = (at: 'white' | 'black', board: number): Seat => ({ at, board });
const everybody = ({ pairs, byes, out }: Seats): string[] =>
  [...pairs.flatMap(({ white, black }) => [white, black]), ...byes, ...out].filter((id) => id !== null).sort();

describe('changing pairs by hand', () => {
  it('two players change places', () => {
    const { pairs } = exchanged(START, at('black', 1), at('white', 2));
    expect(pairs.slice(0, 2)).toMatchObject([
      { white: 'a', black: 'c' },
      { white: 'b', black: 'd' },
    ]);
  });

  it('the colours of a board change', () => {
    expect(coloursExchanged(START, 1).pairs[0]).toMatchObject({ white: 'b', black: 'a' });
  });

  it('somebody changes with who has the bye', () => {
    const seats = exchanged(START, at('black', 1), { at: 'byes', player: 'g' });
    expect([seats.pairs[0]!.black, seats.byes]).toEqual(['g', ['b']]);
  });

  it('who does not come leaves an empty chair, and the one left alone takes the bye', () => {
    const away = exchanged(START, at('white', 2), { at: 'out', player: null });
    expect([aloneAt(away), away.out]).toEqual([[2], ['h', 'c']]);
    const rests = exchanged(away, at('black', 2), { at: 'byes', player: null });
    expect(aloneAt(rests)).toEqual([]);
    expect(wantedRound(rests, START)).toEqual({
      pairs: [
        { board: 1, white: 'a', black: 'b' },
        { board: 2, white: 'e', black: 'f' },
      ],
      byes: ['g', 'd'],
      absent: ['c'],
    });
  });

  it('a board with a result stays as it is', () => {
    expect(exchanged(START, at('white', 3), at('white', 1))).toBe(START);
    expect(exchanged(START, { at: 'byes', player: 'g' }, at('black', 3))).toBe(START);
  });

  it('whoever was away before is not sent as away again', () => {
    expect(wantedRound(START, START).absent).toEqual([]);
  });

  it('nobody is lost or twice there, whatever is moved where', () => {
    const seat = fc.oneof(
      fc.record({ at: fc.constantFrom('white' as const, 'black' as const), board: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ at: fc.constantFrom('byes' as const, 'out' as const), place: fc.integer({ min: 0, max: 3 }) }),
    );
    forAll({ of: [fc.array(fc.tuple(seat, seat), { maxLength: 20 })] }, (moves) => {
      let seats = START;
      const real = (each: { at: 'white' | 'black'; board: number } | { at: 'byes' | 'out'; place: number }): Seat =>
        'board' in each ? each : { at: each.at, player: seats[each.at][each.place] ?? null };
      for (const [from, to] of moves) seats = exchanged(seats, real(from), real(to));
      expect(everybody(seats)).toEqual(everybody(START));
      expect(seats.pairs[2]).toEqual(START.pairs[2]);
      expect(playerAt(seats, at('white', 3))).toBe('e');
    });
  });
});
