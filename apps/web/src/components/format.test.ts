import { describe, expect, it } from 'vitest';
import { timeRange } from './format.ts';
import { ratingChange } from './rating/rating-change.ts';

const text = ({ html }: { readonly html: string }): string => html.replace(/<[^>]*>/g, '').replaceAll(' ', ' ');

describe('the days of an event', () => {
  it.each([
    ['ca', '10–13 d’octubre del 2026', '20 de setembre – 1 de novembre del 2026'],
    ['es', '10–13 de octubre de 2026', '20 de septiembre – 1 de noviembre de 2026'],
    ['ro', '10–13 octombrie 2026', '20 septembrie – 1 noiembrie 2026'],
    ['en', '10 – 13 October 2026', '20 September – 1 November 2026'],
  ] as const)('%s: month and year that both have in common are said once', (language, within, across) => {
    const bare = (said: string): string => said.replace(/\s/g, ' ');
    expect(bare(text(timeRange({ language }, '2026-10-10', '2026-10-13')))).toBe(within);
    expect(bare(text(timeRange({ language }, '2026-09-20', '2026-11-01')))).toBe(across);
  });

  it('both days can be read by a program, and one day is one day', () => {
    const { html } = timeRange({ language: 'en' }, '2025-12-20', '2026-01-03');
    expect(html).toContain('<time datetime="2025-12-20">20 December 2025</time>');
    expect(html).toContain('<time datetime="2026-01-03">3 January 2026</time>');
    expect(timeRange({ language: 'en' }, '2026-01-03', '2026-01-03')).toEqual(
      timeRange({ language: 'en' }, '2026-01-03', undefined),
    );
  });
});

describe('the change on a list', () => {
  const line = (fields: Parameters<typeof ratingChange>[1], language: 'ca' | 'en' = 'ca'): string => {
    const said = ratingChange({ language }, fields);
    return typeof said === 'string' ? said : text(said);
  };
  it('is one printed rating less the other, not the sum before it was rounded', () => {
    expect(line({ rating: 1253, previous: 1287, change: -33.82 })).toBe('−34');
    expect(line({ rating: 1253, previous: 1253, change: 0.3 })).toBe('0');
  });
  it('is the sum, with the decimal sign of the language, where no rating was printed before', () => {
    expect(line({ rating: 1583, change: 54.9 })).toBe('+54,90');
    expect(line({ rating: 1583, previous: null, change: 54.9 }, 'en')).toBe('+54.90');
    expect(line({ rating: null })).toBe('–');
  });
  it('[D-OFF-1201] has two decimals; the working has the sum', () => {
    expect([-12, 0, 3.6, 3.65, 3.655].map((change) => line({ rating: 1583, change }, 'en'))).toEqual([
      '−12.00',
      '0',
      '+3.60',
      '+3.65',
      '+3.66',
    ]);
  });
});
