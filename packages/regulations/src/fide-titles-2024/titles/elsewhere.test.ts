import { describe, expect, it } from 'vitest';
import { normElsewhere } from './elsewhere.ts';

/** Six of nine against 2480: 2480 + 125 = 2605. */
const GM = {
  norm: 'GM',
  start: '2024-06-01',
  end: '2024-06-09',
  games: 9,
  score: 6,
  average: 2480,
  federations: 2,
  own: 5,
};
const failures = (told: object): string[] =>
  normElsewhere({ ...GM, ...told })
    .reasons.filter(({ holds }) => holds === 'no')
    .map(({ article }) => article);

describe('a norm by the figures of its certificate (D-FT-13)', () => {
  it('holds at every limit, with its performance and nine games', () => {
    expect(normElsewhere(GM)).toMatchObject({ verdict: 'yes', rp: 2605, credited: 9, exemption: null, as9: false });
  });

  it.each([
    ['1.4.1', { games: 6, score: 6, own: 3 }],
    ['1.4.3', { federations: 1 }],
    ['1.4.4', { own: 6 }],
    ['1.4.4', { own: 2, sameFederation: 7 }],
    ['1.4.5a', { titled: 4 }],
    ['1.4.5b', { required: 2 }],
    ['1.4.5c', { norm: 'IM', required: 2 }],
    ['1.4.8a', { average: 2379, score: 9 }],
    ['1.4.8', { average: 2474 }],
  ])('[%s] fails under the limit', (article, told) => {
    expect(failures(told)).toEqual([article]);
  });

  it('[1.4.4] [1.4.5] holds at the limits of what is told', () => {
    expect(normElsewhere({ ...GM, own: 2, sameFederation: 6, titled: 5, required: 3 }).verdict).toBe('yes');
  });

  it('D-FT-16: in a double round robin fewer titles may be enough', () => {
    const double = { ...GM, games: 10, score: 7, average: 2480, own: 2 };
    expect(normElsewhere({ ...double, required: 4 }).verdict).toBe('yes');
    expect(normElsewhere({ ...double, required: 3 }).verdict).toBe('unknown');
    expect(normElsewhere({ ...double, required: 2 }).verdict).toBe('no');
  });

  it('[1.7] events of more than 13 rounds give 13 games at most', () => {
    const long = { ...GM, games: 13, score: 10, own: 7 };
    expect(normElsewhere(long).credited).toBe(14);
    expect(normElsewhere({ ...long, rounds: 13 }).credited).toBe(14);
    expect(normElsewhere({ ...long, rounds: 14 }).credited).toBe(13);
    expect(normElsewhere({ ...long, games: 15, score: 11 }).credited).toBe(13);
  });

  it('[1.4.3] an exemption lets the federations pass', () => {
    expect(failures({ federations: 0, own: 9, exemption: '1.4.3d' })).toEqual([]);
  });

  it.each([
    [{ federations: 2, own: 5 }, null],
    [{ federations: 1, own: 5 }, '1.4.3d'],
    [{ federations: 2, own: 6 }, '1.4.3d'],
    [{ federations: 2, own: 2, sameFederation: 6 }, null],
    [{ federations: 2, own: 2, sameFederation: 7 }, '1.4.3d'],
    [{ federations: 3, own: 0, start: '2023-12-30' }, '1.4.3d'],
  ])('[1.4.3e] with %j the exemption of the certificate is %s: named only if it was needed', (told, exemption) => {
    expect(normElsewhere({ ...GM, ...told, exemption: '1.4.3d' }).exemption).toBe(exemption);
  });

  it('[1.4.1] seven games may be enough; [1.4.1c] eight may count as nine', () => {
    expect(normElsewhere({ ...GM, games: 7, score: 5, own: 4 }).verdict).toBe('unknown');
    expect(normElsewhere({ ...GM, games: 8, score: 5.5, own: 4, as9: true })).toMatchObject({
      verdict: 'yes',
      credited: 9,
    });
  });

  it('[1.4.1d] a full point over the lowest score is one more game', () => {
    expect(normElsewhere({ ...GM, score: 6.5 }).credited).toBe(9);
    expect(normElsewhere({ ...GM, score: 7 }).credited).toBe(10);
  });

  it('[1.5.4] one of an event before these rules is believed (D-FT-14)', () => {
    const before = { ...GM, start: '2023-12-30', federations: 0, average: 2000, score: 8 };
    expect(normElsewhere(before)).toMatchObject({ verdict: 'yes', reasons: [], credited: 9 });
    expect(failures({ federations: 0, average: 2000, start: '2024-01-01' })).not.toEqual([]);
  });

  it('[1.1.3a, 1.5.6] what is not told of the event stays open', () => {
    expect(normElsewhere(GM)).toMatchObject({ singleRoundDays: null, qualifying: null });
    expect(normElsewhere({ ...GM, qualifying: false, singleRoundDays: 4 })).toMatchObject({
      singleRoundDays: 4,
      qualifying: '',
    });
  });
});
