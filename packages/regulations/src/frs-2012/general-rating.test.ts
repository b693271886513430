import { describe, expect, it } from 'vitest';
import { countedRatings, generalRating } from './general-rating.ts';
import { RULES } from './testing/build.ts';

const active = (rating: number) => ({ rating, status: 'active' as const });
const provisional = (rating: number) => ({ rating, status: 'provisional' as const });

describe('general rating', () => {
  it('[8] the mean of the five, provisional ones as they are, 150 where there is none', () => {
    const ratings = { compunere: active(200), anticipatie: provisional(100) };
    expect(countedRatings(RULES, ratings)).toEqual([150, 150, 150, 200, 100]);
    expect(generalRating(RULES, ratings)).toBe(150);
    expect(generalRating(RULES, { 'duplicat-clasic': active(201) })).toBe(160.2);
  });

  it('[8] only for players who are active somewhere', () => {
    expect(generalRating(RULES, {})).toBeUndefined();
    expect(generalRating(RULES, { compunere: provisional(200), anticipatie: provisional(100) })).toBeUndefined();
  });
});
