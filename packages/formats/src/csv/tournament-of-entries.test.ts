import { competitionBookOf } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../interchange/read-document.ts';
import { SYSTEMS } from '../trf/testing/reported-systems.ts';
import { parseEntriesCsv } from './parse-entries-csv.ts';
import { reportOfEntries } from './report-of-entries.ts';
import { tournamentOfEntries } from './tournament-of-entries.ts';

const CSV = [
  'Nom;Club;Elo;Elo FIDE;Elo català;Codi FIDE;Llicència;Federació;Naixement;Sexe;Títol',
  'Joana;Reus;2000;1990;2010;2201001;7;ESP;1987-02-03;F;FM',
  'Pere;;;;1800;;7;AND;1990;M;',
  'Anna;;;1700;;;7;;;F;XX',
].join('\n');

/** By the Catalan book, which has national ratings. */
const made = (options = {}) =>
  tournamentOfEntries(parseEntriesCsv(CSV).entries, {
    book: competitionBookOf('fce-1990')!,
    system: 'fce-1990',
    ...options,
  });

describe('a tournament of entries', () => {
  it('has a document that is read back', () => {
    const text = JSON.stringify(made({ rounds: 5, name: 'Obert', initialColour: 'white' }).tournament);
    expect(readDocument(text, { revisions: {} })).toEqual({ ok: true, document: JSON.parse(text) });
  });

  it('orders by the rating of the entry, then FIDE’s, then the national one; ids are unique', () => {
    expect(made().tournament.players).toMatchObject([
      { id: '2201001', rating: 2000, title: 'MF', ratings: { catalan: 2010, fide: 1990 }, federation: 'ESP' },
      { id: '7', rating: 1800, ratings: { catalan: 1800 } },
      { id: 'line-4', rating: 1700, ratings: { fide: 1700 } },
    ]);
  });

  it('[fce-1990 Suis 7] FIDE’s rating goes before the national one, be it higher or not, whatever the book (D-OFF-971)', () => {
    const rated = CSV.replace(';2000;', ';;');
    const book = competitionBookOf('fide-2026')!;
    const ratingsOf = (options = {}) =>
      tournamentOfEntries(parseEntriesCsv(rated).entries, options).tournament.players.map(({ rating }) => rating);
    expect(ratingsOf()).toEqual([1990, 1800, 1700]);
    expect(ratingsOf({ system: 'fide-dutch', book })).toEqual([1990, 1800, 1700]);
  });

  it('of a book that asks for no national rating has it only for the order', () => {
    const { entryFacts } = competitionBookOf('fide-2026')!;
    expect(entryFacts).toBeUndefined();
    const { tournament, remarks } = made({ book: competitionBookOf('fide-2026')!, system: 'fide-dutch', rounds: 5 });
    expect(tournament.players.map(({ rating, ratings }) => [rating, ratings])).toEqual([
      [2000, { fide: 1990 }],
      [1800, undefined],
      [1700, { fide: 1700 }],
    ]);
    expect(remarks.map(({ code }) => code)).toContain('entries-national-left-out');
  });

  it.each([
    ['fide', ['1990 fide', '-', '1700 fide']],
    ['national', ['2010 catalan', '1800 catalan', '-']],
    ['fide-national', ['1990 fide', '1800 catalan', '1700 fide']],
    ['national-fide', ['2010 catalan', '1800 catalan', '1700 fide']],
    ['highest', ['2010 catalan', '1800 catalan', '1700 fide']],
  ])('[D-OFF-510] orders by the ratings asked for: %s', (ratings, expected) => {
    const { tournament } = made({ ratings, rounds: 5, initialColour: 'white' });
    const said = tournament.players.map(({ rating, ratingFrom }) => (ratingFrom ? `${rating} ${ratingFrom}` : '-'));
    expect(said).toEqual(expected);
    expect(readDocument(JSON.stringify(tournament), { revisions: {} })).toMatchObject({ ok: true });
    expect(made({ ratings: 'fide', rhythm: 'rapid' }).tournament.players[0]).toMatchObject({
      ratingFrom: 'fide-rapid',
    });
  });

  it('refuses a rating from a list that the document lacks or contradicts', () => {
    const { tournament } = made({ ratings: 'fide', rounds: 5 });
    const faultsOf = (player: object): unknown => {
      const players = [{ ...tournament.players[0], ...player }];
      const read = readDocument(JSON.stringify({ ...tournament, players }), { revisions: {} });
      return read.ok ? [] : read.faults.map(({ code }) => code);
    };
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ ratingFrom: 'series:none' })).toEqual(['rating-list-unknown']);
    expect(faultsOf({ rating: 2000 })).toEqual(['rating-not-of-list']);
  });

  it('says what was assumed, and keeps a year of birth without a day (D-F24-31)', () => {
    expect(made().remarks.map(({ code }) => code)).toEqual([
      'entries-title-unknown',
      'entries-rounds-assumed',
      'entries-national-as',
    ]);
    expect(made().remarks.at(-1)?.values).toEqual({ count: 2, list: 'catalan' });
    expect(made().tournament.players.filter(({ birthYear }) => birthYear !== undefined)).toHaveLength(1);
  });

  it('[D-OFF-1240] is of FIDE’s Dutch system if none is named, and says so', () => {
    const { tournament, remarks } = tournamentOfEntries(parseEntriesCsv(CSV).entries, { rounds: 5 });
    expect(tournament.system).toBe('fide-dutch');
    expect(remarks[0]).toMatchObject({ code: 'entries-system-assumed', values: { system: 'fide-dutch' } });
  });

  it.each([
    ['fce-1990', 1, 1],
    ['fce-1990', 2, 1],
    ['fce-1990', 8, 3],
    ['fce-1990', 9, 4],
    ['knockout', 16, 4],
  ] as const)('%s of %i without a number of rounds has %i', (system, count, rounds) => {
    const entries = Array.from({ length: count }, (_, i) => ({ line: i + 2, name: `P${i}` }));
    expect(tournamentOfEntries(entries, { system }).tournament.rounds).toBe(rounds);
    const roundsNeeded = (players: number): number => 2 * players;
    expect(tournamentOfEntries(entries, { system, roundsNeeded }).tournament.rounds).toBe(2 * count);
  });

  it('becomes a report that keeps ids, sexes, federations and years', () => {
    const { tournament, entries } = made({ rounds: 5 });
    const { report, remarks } = reportOfEntries(tournament, entries, SYSTEMS);
    expect(report.players).toMatchObject([
      { number: 1, id: '2201001', sex: 'w', federation: 'ESP', birth: '1987/02/03' },
      { number: 2, sex: 'm', federation: 'AND', birth: '1990/00/00' },
      { number: 3, sex: 'w' },
    ]);
    expect(report.nationals.map(({ record, number }) => `${record} ${number}`)).toEqual(['CAT 1', 'FID 1', 'CAT 2']);
    expect(remarks.map(({ values }) => values.field)).not.toContain('federation');
  });
});
