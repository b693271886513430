import { describe, expect, it } from 'vitest';
import { registrationTerms } from './registration-terms.ts';

describe('whether an event is registered in time', () => {
  const series = [{ id: 'fide', name: 'Standard', regulation: 'fide-2024', part: 'standard', firstList: '2025-01-01' }];
  const federation = { name: 'Test', timeZone: 'UTC', language: 'en', series } as const;
  const event = { registeredOn: '2025-09-20', start: '2025-10-04', timeControl: { minutes: 90, increment: 30 } };
  const dueWith = (rating: number, more: Partial<typeof event> = {}) =>
    registrationTerms(federation, { ...event, ...more }, [{ rating, sex: 'm' }]).map(({ due, verdict }) => [
      due,
      verdict,
    ]);

  it('[0.2] goes by who plays: with somebody over 2700 it is 30 days, and needs a permission afterwards', () => {
    expect(dueWith(2700)).toEqual([['2025-10-01', 'in-time']]);
    expect(dueWith(2701)).toEqual([['2025-09-04', 'needs-permission']]);
  });

  it('[R0.2] is three days in rapid and blitz, whoever plays', () => {
    expect(dueWith(2701, { timeControl: { minutes: 15, increment: 10 } })).toEqual([['2025-10-01', 'in-time']]);
  });
});
