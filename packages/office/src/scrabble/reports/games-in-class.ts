import type { IsoDate } from '@escala/core';
import type { Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, scrabbleBook } from '../series/scrabble-book.ts';
import type { ScrabblePlay } from './scrabble-report.ts';
import { type CountedPlay, jsonOf, SCRABBLE_GAMES } from './waiting-reports.ts';

/** The games of the class before a day, each once, however many played it: collective ones, and pairs in Libere (D-OFF-1202). */
export function gamesBefore(
  { collective, libere }: Pick<ScrabblePlay, 'collective' | 'libere'>,
  series: Series,
  day: IsoDate,
): number {
  const [first] = scrabbleBook(series).classes;
  const isIn = (entry: { readonly class?: string | undefined; readonly date: string }): boolean =>
    (entry.class ?? first) === classOf(series) && entry.date < day;
  return collective.filter(isIn).length + libere.filter(isIn).reduce((sum, { games }) => sum + games.length, 0);
}

/** The games played for a list: from the list before it on. */
export async function gamesBetween(
  reading: Reading,
  series: Series,
  previous: IsoDate | undefined,
  date: IsoDate,
): Promise<number> {
  const papers = await reading.papers(SCRABBLE_GAMES, { edition: 'latest' });
  const plays = papers.map(({ bytes }) => jsonOf<CountedPlay>(bytes)).filter(({ counts }) => counts);
  return plays.reduce(
    (sum, play) => sum + gamesBefore(play, series, date) - gamesBefore(play, series, previous ?? ''),
    0,
  );
}
