import type { LaterRating } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryParts, GOOD_EVENT, HERO, heroTournament, type Parts } from '../testing/arbitrary-field.ts';
import { judgeNorms } from './judge-norms.ts';

const MONTHS = ['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01'];
/** From 1 July to the end of October; a round every ten days. */
const dayOf = (round: number): string => {
  const day = new Date(Date.UTC(2025, 6, 10 * round));
  return day.toISOString().slice(0, 10);
};
const longEvent = (rounds: number) => ({
  ...GOOD_EVENT,
  end: '2025-10-31',
  roundDates: Array.from({ length: rounds }, (_, i) => dayOf(i + 1)),
});

const later = fc.subarray(MONTHS.slice(1)).chain((months) =>
  fc.tuple(
    ...months.map(
      (from): fc.Arbitrary<LaterRating> =>
        fc.record(
          {
            from: fc.constant(from),
            rating: fc.integer({ min: 2150, max: 2620 }),
            title: fc.constantFrom('IM', 'GM'),
          },
          { requiredKeys: ['from'] },
        ),
    ),
  ),
);

describe('[1.1.4] an event of more than 30 days (D-FT-18)', () => {
  it('is judged as a short one whose opponents had the rating and title of each day from the start', () => {
    const withLater = arbitraryParts.chain((parts) =>
      fc.record({
        parts: fc.constant(parts),
        lists: fc.array(later, { minLength: parts.marks.length, maxLength: parts.marks.length }),
      }),
    );
    forAll({ of: [withLater], numRuns: 200 }, ({ parts, lists }) => {
      const rounds = parts.marks.length;
      const opponents = parts.opponents.map((each, i) => ({ ...each, laterRatings: lists[i]! }));
      const ofDay = parts.opponents.map((each, i): Parts['opponents'][number] => {
        const told = lists[i]!.filter(({ from }) => from <= dayOf(i + 1)).map(({ from: _, ...facts }) => facts);
        return Object.assign({}, each, ...told);
      });
      const event = longEvent(rounds);
      const norms = (from: Partial<Parts>) => judgeNorms(heroTournament({ ...parts, ...from }), HERO).norms;
      expect(norms({ opponents, event })).toEqual(norms({ opponents: ofDay, event }));
    });
  });

  it('takes the list of the very day, not of the one after; without later lists, or dates of rounds, it is open (D-FT-8)', () => {
    const judged = (laterRatings?: LaterRating[], more: object = {}) => {
      const opponents = Array.from({ length: 9 }, (_, i) => ({
        rating: 2400,
        title: 'IM',
        federation: ['FRA', 'GER', 'ITA'][i % 3]!,
        ...(i === 2 && { laterRatings }),
      }));
      const event = { ...longEvent(9), ...more };
      const { norms, conditions } = judgeNorms(
        heroTournament({ system: 'fide-dutch', sex: 'm', opponents, marks: [...'111111==0'], event }),
        HERO,
      );
      const games = norms.find(({ norm }) => norm === 'IM')!.opponents;
      const { holds, decisions } = conditions.find(({ article }) => article === '1.1.4')!;
      return { rating: games[2]!.rating, title: games[2]!.title, holds, decisions };
    };
    const open = { rating: 2400, title: 'IM', holds: 'unknown', decisions: ['D-FT-8'] };
    expect(judged()).toEqual(open);
    const day = dayOf(3);
    const told = (from: string) => [{ from, rating: 2500, title: 'GM' }];
    const byDay = { holds: 'yes', decisions: ['D-FT-18'] };
    expect(judged(told(day))).toEqual({ rating: 2500, title: 'GM', ...byDay });
    expect(judged(told('2025-07-31'))).toEqual({ rating: 2400, title: 'IM', ...byDay });
    expect(judged(told(day), { roundDates: undefined })).toEqual(open);
    expect(judged(told(day), { end: '2025-07-30' })).toMatchObject({ rating: 2400, holds: 'yes' });
  });
});
