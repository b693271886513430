import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';

const rate = (facts: object, parts: object = {}) =>
  fce2016.rate(
    documentOf({
      players: [{ id: 'a', birthDate: '2000-08-23', federatedOn: '2013-09-30', ...facts }],
      lists: [{ date: '2018-02-01', ratings: { a: 1600 } }],
      ...parts,
    }),
  );

describe('a new first rating', () => {
  it('[10.3] after twelve months without a game: a day short, to the day, a day over', () => {
    const statuses = ['2017-03-02', '2017-03-01', '2017-02-28'].map(
      (firstRatedOn) => rate({ firstRatedOn }).list[0]!.status,
    );
    expect(statuses).toEqual(['rated', 'reassigned', 'reassigned']);
  });
  it('[10.3] D-FCE-3: by the age on the date of the list, not at federating', () => {
    expect(rate({ firstRatedOn: '2017-02-01' }).list[0]).toEqual({
      id: 'a',
      rating: 1700,
      previous: 1600,
      change: 0,
      k0: 24,
      k: 27,
      games: 0,
      status: 'reassigned',
    });
  });
  it('[10.3] by the current FIDE rating where there is one', () => {
    expect(rate({ firstRatedOn: '2017-02-01', fideRating: 1650 }).list[0]).toMatchObject({ rating: 1650 });
  });
  it('[10.3] D-FCE-22: a game since the first rating keeps the rating, and so does one of the very period that gave it', () => {
    const statuses = ['2017-01-31', '2017-02-01', '2017-02-02'].map(
      (lastEventOn) => rate({ firstRatedOn: '2017-02-01', lastEventOn }).list[0]!.status,
    );
    expect(statuses).toEqual(['rated', 'rated', 'rated']);
    expect(rate({ firstRatedOn: '2017-02-01' }).list[0]!.status).toBe('reassigned');
  });
  it('[10.3] a game in the period keeps the rating too', () => {
    const { players, lists } = pair(1600, 1600);
    const output = fce2016.rate(
      documentOf({
        players: players.map((player) => ({ ...player, firstRatedOn: '2017-01-01', federatedOn: '2016-06-01' })),
        lists,
        events: [eventOf({ games: [gameOf('a', 'b', '1/2')] })],
      }),
    );
    expect(output.list.map((row) => row.status)).toEqual(['rated', 'rated']);
  });
  it('[11.4] rapid: the standard rating first', () => {
    const row = rate({ firstRatedOn: '2017-02-01', fideRating: 1650, standardRating: 1555 }, { rhythm: 'rapid' })
      .list[0];
    expect(row).toMatchObject({ rating: 1555, status: 'reassigned' });
  });
  it('[10.3] D-FCE-4: with nothing to go by the rating stays, with a warning', () => {
    const output = rate({ firstRatedOn: '2017-02-01', birthDate: undefined });
    expect(output.list[0]).toMatchObject({ rating: 1600, status: 'rated' });
    expect(output.findings).toMatchObject([{ severity: 'warning', article: '10.3', player: 'a' }]);
  });
});
