import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/for-all.ts';
import { namesApart } from './names-apart.ts';

const told = (
  ...players: { name?: string | undefined; rating?: number | undefined; club?: string | undefined }[]
): string[] => {
  const known = players.map((player, i) => ({ id: `p${i}`, ...player }));
  return [...namesApart(known, () => known.map(({ id }, i) => ({ id, number: i + 1 }))).values()];
};

describe('namesakes in one event', () => {
  it('are told apart by rating, else by club, else by number', () => {
    const name = 'Pons, Ana';
    expect(told({ name, rating: 1800, club: 'A' }, { name, rating: 1801, club: 'A' }, { name: 'Roca, Biel' })).toEqual([
      'Pons, Ana (1800)',
      'Pons, Ana (1801)',
      'Roca, Biel',
    ]);
    expect(told({ name, rating: 1800, club: 'A' }, { name, rating: 1800, club: 'B' })).toEqual([
      'Pons, Ana (A)',
      'Pons, Ana (B)',
    ]);
    expect(told({ name, rating: 1800, club: 'A' }, { name, club: 'B' })).toEqual(['Pons, Ana (A)', 'Pons, Ana (B)']);
    expect(told({ name, rating: 1800 }, { name })).toEqual(['Pons, Ana (#1)', 'Pons, Ana (#2)']);
    expect(told({ name, club: 'A' }, { name, club: 'A' })).toEqual(['Pons, Ana (#1)', 'Pons, Ana (#2)']);
  });

  it('are those whose names differ in accents, case or the second surname alone, and nobody without a name', () => {
    expect(told({ name: 'Pons Roca, Ana', rating: 1800 }, { name: 'Pons i Mas, Ana', rating: 1900 })).toEqual([
      'Pons Roca, Ana (1800)',
      'Pons i Mas, Ana (1900)',
    ]);
    expect(told({ name: 'PONS, ANA', rating: 1800 }, { name: 'Pons, Àna', rating: 1900 })).toEqual([
      'PONS, ANA (1800)',
      'Pons, Àna (1900)',
    ]);
    expect(told({}, {})).toEqual(['p0', 'p1']);
  });

  it('are never the same name twice, whatever is known of them', () => {
    const player = fc.record({
      name: fc.constantFrom('Pons, Ana', 'Roca, Biel'),
      rating: fc.constantFrom(undefined, 1800, 1900),
      club: fc.constantFrom(undefined, 'A', 'B'),
    });
    forAll({ of: [fc.array(player, { maxLength: 8 })] }, (players) => {
      const names = told(...players);
      expect(new Set(names).size).toBe(names.length);
    });
  });
});
