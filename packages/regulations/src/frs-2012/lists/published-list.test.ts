import { describe, expect, it } from 'vitest';
import { publishedList, tableOrder } from './published-list.ts';

const rated = (rating: number, status: 'active' | 'provisional' | 'inactive') => ({
  rating,
  displayed: Math.round(rating),
  status,
  played: 3,
});

describe('what is published', () => {
  it('[3] active players in order, provisional ones apart', () => {
    const ratings = {
      a: { compunere: rated(160, 'active') },
      b: { compunere: rated(170, 'active') },
      c: { compunere: rated(200, 'provisional'), anticipatie: rated(210, 'active') },
      e: { compunere: rated(160.4, 'active') },
      d: { compunere: rated(160.4, 'active') },
    };
    const list = publishedList({ ratings }, 'compunere');
    expect(list.active.map(({ player }) => player)).toEqual(['b', 'd', 'e', 'a']);
    expect(list.provisional).toEqual([{ player: 'c', ...rated(200, 'provisional') }]);
    expect(list.inactive).toEqual([]);
  });

  it('[1] inactive players of Libere stand by themselves', () => {
    const ratings = { a: { libere: rated(160, 'inactive') }, b: { libere: rated(150, 'active') } };
    const list = publishedList({ ratings }, 'libere');
    expect(list.active.map(({ player }) => player)).toEqual(['b']);
    expect(list.inactive.map(({ player }) => player)).toEqual(['a']);
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
