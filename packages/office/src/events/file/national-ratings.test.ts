import { describe, expect, it } from 'vitest';
import { nationalRatings } from './national-ratings.ts';

describe('[D-OFF-542] national ratings of a report', () => {
  const players = [{ number: 1, rating: 2100, rounds: [] }];
  const nationals = [{ record: 'CAT', number: 1, rating: 2050 }];
  const tournament = { players: [{ id: 'p01', number: 1, rating: 2100, ratingFrom: 'fide' }] };
  const asked = { ratings: { home: { means: '', label: 'web.word.rating', record: 'CAT', national: true } } } as const;
  const written = (country: string | undefined, more: typeof nationals = []) =>
    nationalRatings({ players, nationals: [...nationals, ...more] }, tournament, { country, asked }).nationals;

  it('the first series of a federation stands in the record of its own country (D-OFF-23)', () => {
    expect(written('CAT')).toEqual(nationals);
    expect(written('ROU')).toEqual([{ record: 'ROU', number: 1, rating: 2050 }]);
    expect(written(undefined)).toEqual(nationals);
    // A book without such a list has only what was told.
    const { nationals: plain } = nationalRatings({ players, nationals }, tournament, { country: 'ROU' });
    expect(plain).toEqual([...nationals]);
  });

  it('it is told where the book has no name for it, whichever list rates the event', () => {
    const [player] = tournament.players;
    const rated = { players: [{ ...player!, listRatings: { fide: 2100, 'series:standard': 2060 } }] };
    const { players: rows, nationals: told } = nationalRatings({ players, nationals: [] }, rated, {
      country: 'ROU',
      firstList: 'series:standard',
    });
    expect([rows, told]).toEqual([players, [{ record: 'ROU', number: 1, rating: 2060 }]]);
  });

  it('nobody has two ratings of one country', () => {
    const told = { record: 'ESP', number: 1, rating: 2077 };
    expect(written('ESP', [told])).toEqual([told]);
  });
});
