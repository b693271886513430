import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unevenPlaces } from './uneven-places.ts';

const rows = (...places: readonly number[]) => places.map((place, i) => ({ player: `p${i}`, place }));

describe('[6] places of a ranking', () => {
  it('are even from the first to the last, in any order', () => {
    expect(unevenPlaces(rows(2, 1, 3))).toEqual([]);
  });

  it('shared, they leave out those after them or stand in the middle of them (D-FRS-2)', () => {
    expect(unevenPlaces(rows(1, 1, 3))).toEqual([]);
    expect(unevenPlaces(rows(1.5, 1.5, 3))).toEqual([]);
    expect(unevenPlaces(rows(2, 2, 2))).toEqual([]);
    expect(unevenPlaces(rows(1, 2.5, 2.5))).toEqual([]);
  });

  it('a place before, at and after the one that comes next', () => {
    expect(unevenPlaces(rows(1, 1, 2, 4))).toEqual([{ row: 2, place: 2, expected: 3 }]);
    expect(unevenPlaces(rows(1, 1, 3, 4))).toEqual([]);
    expect(unevenPlaces(rows(1, 1, 4, 4)).map(({ expected }) => expected)).toEqual([3, 3]);
  });

  it('beyond the last player are a fault of another kind', () => {
    expect(unevenPlaces(rows(1, 2, 4))).toEqual([]);
  });

  it('scores have no places of their own', () => {
    expect(
      unevenPlaces([
        { player: 'a', score: 3 },
        { player: 'b', score: 3 },
      ]),
    ).toEqual([]);
  });

  it('any ranking by results is even, with the better place or with the middle', () => {
    forAll({ of: [fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), fc.boolean()] }, (results, isMiddle) => {
      const places = results.map((result) => {
        const better = results.filter((other) => other > result).length;
        const sharing = results.filter((other) => other === result).length;
        return isMiddle ? better + (sharing + 1) / 2 : better + 1;
      });
      expect(unevenPlaces(rows(...places))).toEqual([]);
    });
  });
});
