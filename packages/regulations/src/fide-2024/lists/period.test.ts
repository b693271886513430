import { columnsOfDocument, dayFrom, type Rhythm, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2024 } from '../index.ts';
import { documentOf, eventOf, field, found, gameOf, rate } from '../testing/document.ts';

const GAMES = [gameOf('a', 'b', '1-0')];

/** Whether an event is on the list of 1 November 2025, and the findings on it. */
function onList(parts: Parameters<typeof eventOf>[0], rhythm: Rhythm = 'standard') {
  const event = eventOf({ start: '2025-10-01', games: GAMES, ...parts }, rhythm);
  const output = rate({ rhythm, ...field({ a: 1700, b: 1750 }), events: [event] });
  return output.ledger.length > 0 ? 'rated' : (found(output, 'error')[0] ?? 'elsewhere');
}

describe('the list of an event', () => {
  it('[7.1] [R6.1] is on the first of a month, from March 2024 on; another day is refused', () => {
    const days = ['2024-02-01', '2024-03-01', '2024-03-02', '2025-11-01'].map(dayFrom);
    expect(days.map((day) => fide2024.isListDay(day))).toEqual([false, true, false, true]);
    expect(fide2024.listDays(dayFrom('2024-01-15'), dayFrom('2024-05-01')).map(writeDay)).toEqual([
      '2024-03-01',
      '2024-04-01',
      '2024-05-01',
    ]);
    const refused = rate({ ...field({ a: 1700 }), listDate: '2025-11-02' });
    expect(refused.findings).toMatchObject([{ article: '7.1', severity: 'error', refuses: true }]);
    expect(rate({ ...field({ a: 1700 }), rhythm: 'rapid', listDate: '2025-11-02' }).findings).toMatchObject([
      { article: 'R6.1' },
    ]);
  });

  it('[7.1.1] [R6.1.1] a game goes by the list at the start of its event, whatever came since (D-F24-6)', () => {
    const lists = [
      { date: '2025-09-01', ratings: { a: 1600, b: 1700 } },
      { date: '2025-10-01', ratings: { a: 1700, b: 1750 } },
    ];
    for (const rhythm of ['standard', 'blitz'] as const) {
      const own = (start: string) =>
        rate({ rhythm, ...field({ a: 1, b: 1 }), lists, events: [eventOf({ start, games: GAMES }, rhythm)] }).ledger[0]!
          .own;
      expect(['2025-08-30', '2025-09-30', '2025-10-01'].map((start) => own(start))).toEqual([1600, 1600, 1700]);
    }
  });

  it('[7.1.3] [R6.1.3] ended three days before, FIDE’s own on the eve; periods join (D-F24-1)', () => {
    const ends = (rhythm: Rhythm, days: readonly string[], official = false) =>
      days.map((end) => onList({ start: '2025-09-20', end, official }, rhythm));
    for (const rhythm of ['standard', 'rapid'] as const) {
      expect(ends(rhythm, ['2025-09-28', '2025-09-29', '2025-10-29', '2025-10-30'])).toEqual([
        'elsewhere',
        'rated',
        'rated',
        'elsewhere',
      ]);
      expect(ends(rhythm, ['2025-09-30', '2025-10-01', '2025-10-31', '2025-11-01'], true)).toEqual([
        'elsewhere',
        'rated',
        'rated',
        'elsewhere',
      ]);
    }
    expect(onList({ end: '2025-10-30', forList: '2025-11-01' })).toBe('7.1.3');
    expect(onList({ end: '2025-10-30', forList: '2025-11-01' }, 'blitz')).toBe('R6.1.3');
  });

  it('[9.1] [R8.1] is the one that it was reported for, at the latest the third after its end (D-F24-2)', () => {
    const reported = (end: string, rhythm: Rhythm = 'standard') =>
      onList({ start: '2025-07-20', end, forList: '2025-11-01' }, rhythm);
    expect([reported('2025-08-01'), reported('2025-07-31')]).toEqual(['rated', '9.1']);
    expect(reported('2025-07-31', 'rapid')).toBe('R8.1');
    expect(onList({ forList: '2025-12-01' })).toBe('elsewhere');
    // Once refused for its list, it is not judged further.
    expect(onList({ start: '2024-02-01', end: '2025-07-31', forList: '2025-11-01' })).toBe('9.1');
  });

  it('[9.1] a day that is no list’s means the first list after it (D-F24-30)', () => {
    const named = ['2025-09-30', '2025-10-01', '2025-10-02', '2025-10-31', '2025-11-01', '2025-11-02'];
    expect(named.map((forList) => onList({ end: '2025-10-12', forList }))).toEqual([
      ...['elsewhere', 'elsewhere', 'rated', 'rated', 'rated', 'elsewhere'],
    ]);
    expect(onList({ end: '2025-10-30', forList: '2025-10-31' })).toBe('7.1.3');
  });

  it('[9.1] or the one after its acceptance, as an office keeps it (D-FIDE-19)', () => {
    expect(onList({ end: '2025-09-10' })).toBe('elsewhere');
    expect(onList({ end: '2025-09-10', evaluatedOn: '2025-10-02' })).toBe('rated');
    expect(onList({ end: '2025-10-10', evaluatedOn: '2025-11-01' })).toBe('elsewhere');
    expect(onList({ end: '2025-07-31', evaluatedOn: '2025-10-02' })).toBe('9.1');
  });

  it('[9.1] a list that was out when the event was accepted is none to be named (D-F24-18)', () => {
    const named = (evaluatedOn: string) => onList({ end: '2025-09-10', forList: '2025-10-01', evaluatedOn });
    expect([named('2025-09-30'), named('2025-10-01')]).toEqual(['elsewhere', 'rated']);
  });

  it('entries of a period are those that its list rates', () => {
    const events = [
      eventOf({ id: 'z', end: '2025-10-12', games: GAMES }),
      eventOf({ id: 'a', end: '2025-10-12', games: [...GAMES, ...GAMES] }),
      eventOf({ id: 'late', end: '2025-10-30', games: GAMES }),
    ];
    const record = columnsOfDocument(documentOf({ ...field({ a: 1700, b: 1750 }), events }));
    const period = { listDay: dayFrom('2025-11-01'), previousListDay: dayFrom('2025-10-01') };
    expect(fide2024.entriesOf(record, period)).toEqual({ events: Int32Array.of(1, 0), games: Int32Array.of(1, 2, 0) });
  });
});

describe('the lift of 1 March 2024', () => {
  const lifted = (ratings: Record<string, number>, rhythm: Rhythm = 'standard') => {
    const lists = [{ date: '2024-02-01', ratings }];
    return rate({ rhythm, listDate: '2024-03-01', players: Object.keys(ratings).map((id) => ({ id })), lists });
  };

  it('[0.1] [R0.1] standard ratings under 2000 go up by 0.4 of the way; nothing else happens', () => {
    const ratings = { a: 1000, b: 1001, c: 1500, d: 1999, e: 2000 };
    const rows = lifted(ratings).list.map(({ id, rating, change, games, status }) => ({
      id,
      rating,
      change,
      games,
      status,
    }));
    expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'a', rating: 1400, change: 400, games: 0, status: 'rated' },
      { id: 'b', rating: 1401, change: 399.6, games: 0, status: 'rated' },
      { id: 'c', rating: 1700, change: 200, games: 0, status: 'rated' },
      { id: 'd', rating: 1999, change: 0.4, games: 0, status: 'rated' },
      { id: 'e', rating: 2000, change: 0, games: 0, status: 'rated' },
    ]);
    const rapid = lifted({ a: 1399, b: 1400 }, 'rapid').list;
    expect(rapid.map(({ id, rating, status }) => [id, rating, status])).toEqual([
      ['b', 1400, 'rated'],
      ['a', null, 'delisted'],
    ]);
  });

  it('[0.1] no event is rated for it', () => {
    const event = eventOf({ start: '2024-02-10', end: '2024-02-12', games: GAMES });
    const lists = [{ date: '2024-02-01', ratings: { a: 1700, b: 1750 } }];
    const output = rate({ listDate: '2024-03-01', ...field({ a: 1, b: 1 }), lists, events: [event] });
    expect([found(output, 'error'), output.ledger]).toEqual([['0.1'], []]);
  });
});
