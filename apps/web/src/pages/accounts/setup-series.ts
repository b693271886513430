import { dayFrom, type IsoDate, writeDay } from '@escala/core';
import { type BookPart, partsOf, type RuleBook, ruleBooks } from '@escala/regulations';
import { SERIES_IDS } from './presets.ts';

/** A series of lists that a new federation can choose. */
export interface OfferedSeries {
  readonly id: string;
  readonly regulation: string;
  readonly part: string;
  readonly words: BookPart['words'];
  /** The next list day of its regulation. */
  readonly firstList: IsoDate;
}

/** Every rhythm or class of every rule book. The first book with a part of some name gives its series that name. */
export function offeredSeries(today: IsoDate): OfferedSeries[] {
  const taken = new Set<string>();
  const idOf = (book: RuleBook, part: string): string => {
    const id = SERIES_IDS[`${book.id}.${part}`] ?? (taken.has(part) ? `${book.id}-${part}` : part);
    taken.add(id);
    return id;
  };
  return Object.values<RuleBook>(ruleBooks).flatMap((book) =>
    partsOf(book).map(({ id: part, words }) => ({
      id: idOf(book, part),
      words,
      regulation: book.id,
      part,
      firstList: nextList(book, today),
    })),
  );
}

function nextList(book: RuleBook, today: IsoDate): IsoDate {
  const from = dayFrom(today);
  const [next] = book.listDays(from, from + 400);
  return writeDay(next ?? from);
}
