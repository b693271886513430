import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const revisions = { 'fide-2009': ['15-points', '12.5-points'], 'fide-2024': ['2024'] };

const document = (parts: object = {}, event: object = {}): string =>
  JSON.stringify({
    format: 'escala/rating-input@2',
    regulation: 'fide-2024',
    bookChange: { before: 'fide-2009', from: '2024-03-01', lift: true },
    listDate: '2024-04-01',
    players: [
      {
        id: 'a',
        minGames: 7,
        reached2300: true,
        pool: [{ event: 'x', list: '2024-03-01', games: 3, points: 1, sum: 4500 }],
      },
      { id: 'b', pool: [{ event: 'x', end: '2024-01-07', games: 3, points: 1, rc: 1500 }] },
    ],
    lists: [{ date: '2024-03-01', ratings: { a: 1700 } }],
    events: [
      {
        id: 'e',
        type: 'swiss',
        start: '2024-02-20',
        end: '2024-03-05',
        timeControl: { minutes: 90, increment: 30, moves: 40 },
        receivedOn: '2024-03-10',
        perRoundRatings: true,
        games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
        ...event,
      },
    ],
    ...parts,
  });

const codes = (text: string) => {
  const read = readDocument(text, { revisions });
  return read.ok ? [] : read.faults.map(({ code, path }) => `${code} ${path.join('.')}`);
};

describe('a document of lists that went over to their regulation from another one', () => {
  it('has the fields of both (D-OFF-530)', () => {
    expect(codes(document())).toEqual([]);
  });
  it('says where it comes from, by a pair of regulations that follow each other', () => {
    expect(codes(document({ bookChange: undefined }))).toEqual(['missing bookChange']);
    const change = { before: 'fce-2016', from: '2024-03-01', lift: true };
    expect(codes(document({ bookChange: change }))[0]).toMatch(/ bookChange\.before$/);
    expect(codes(document({ regulation: 'fide-2009' }))).toEqual(['regulation-unknown regulation']);
    const edition = { before: 'fide-2009', revision: '16-points', from: '2024-03-01', lift: true };
    expect(codes(document({ bookChange: edition }))).toEqual(['revision-unknown bookChange.revision']);
  });
  it('has no fields of other regulations; a document of a single regulation is unchanged', () => {
    expect(codes(document({}, { halfK: true }))).toEqual([expect.stringMatching(/ events\.0\.halfK$/)]);
    const alone = JSON.parse(document()) as Record<string, unknown>;
    expect(codes(JSON.stringify({ ...alone, format: 'escala/rating-input@1' }))).toContain('unknown-field bookChange');
  });
});
