import { dayFrom, type IsoDate, writeDay } from '@escala/core';
import { type RuleBook, ruleBooks } from '@escala/regulations';

/** A series of lists that a new federation may choose. */
export interface OfferedSeries {
  readonly id: string;
  readonly regulation: string;
  readonly part: string;
  /** The next day on which its regulation has a list. */
  readonly firstList: IsoDate;
}

export interface Preset {
  readonly id: 'catalan-chess' | 'fide-chess' | 'romanian-scrabble';
  /** What it fills in, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  /** Series that it ticks. */
  readonly series: readonly string[];
}

/** Every rhythm or class of every rule book, with the ids that two books would give twice told apart by the book. */
export function offeredSeries(today: IsoDate): OfferedSeries[] {
  return Object.values<RuleBook>(ruleBooks).flatMap((book) =>
    partsOf(book).map((part) => ({
      id: IDS[`${book.id}.${part}`] ?? part,
      regulation: book.id,
      part,
      firstList: nextList(book, today),
    })),
  );
}

/** Where two books know the same rhythm, one of them says whose it is. */
const IDS: Readonly<Record<string, string>> = { 'fide-2009.standard': 'fide' };

export const PRESETS: readonly Preset[] = [
  {
    id: 'catalan-chess',
    values: { country: 'CAT', timeZone: 'Europe/Madrid', language: 'ca', competitionRules: 'fce-1990' },
    series: ['standard', 'rapid'],
  },
  { id: 'fide-chess', values: { competitionRules: '' }, series: ['fide'] },
  {
    id: 'romanian-scrabble',
    values: { country: 'ROU', timeZone: 'Europe/Bucharest', language: 'ro', competitionRules: '' },
    series: ['seniors', 'youth', 'pairs', 'teams'],
  },
];

function partsOf(book: RuleBook): readonly string[] {
  return book.kind === 'head-to-head' ? book.rhythms : book.classes;
}

function nextList(book: RuleBook, today: IsoDate): IsoDate {
  const from = dayFrom(today);
  const [next] = book.listDays(from, from + 400);
  return writeDay(next ?? from);
}
