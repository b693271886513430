import { describe, expect, it } from 'vitest';
import { inListOrder, tableOrder } from './rate-lists.ts';

describe('the order of a list', () => {
  it('[3] active players in order, provisional ones apart', () => {
    const lines = inListOrder([
      { id: 'a', rating: 160, status: 'active' },
      { id: 'b', rating: 170, status: 'active' },
      { id: 'c', rating: 200, status: 'provisional' },
      { id: 'e', rating: 160.4, status: 'active' },
      { id: 'd', rating: 160.4, status: 'active' },
    ]);
    expect(lines.map(({ id, rank }) => [id, rank])).toEqual([
      ['b', 1],
      ['d', 2],
      ['e', 2],
      ['a', 4],
      ['c', null],
    ]);
  });

  it('[1] inactive players of Libere stand by themselves, after the others', () => {
    const lines = inListOrder([
      { id: 'a', rating: 160, status: 'inactive' },
      { id: 'c', rating: 170, status: 'provisional' },
      { id: 'b', rating: 150, status: 'active' },
    ]);
    expect(lines.map(({ id, rank }) => [id, rank])).toEqual([
      ['b', 1],
      ['c', null],
      ['a', null],
    ]);
  });

  it('[1] tables go by general rating', () => {
    const general = {
      a: { rating: 150.2, displayed: 150 },
      b: { rating: 150.3, displayed: 150 },
      c: { rating: 190, displayed: 190 },
    };
    expect(tableOrder({ general })).toEqual(['c', 'b', 'a']);
  });
});
