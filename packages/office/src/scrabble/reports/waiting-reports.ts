import type { IsoDate } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { canonicalText } from '../../kit/act-entry.ts';
import type { Kept, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, scrabbleBook } from '../series/scrabble-book.ts';
import { type ScrabblePlay, type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';

/** Submitted reports that are neither accepted nor refused yet. */
export async function waitingReports(reading: Reading): Promise<readonly Kept<ScrabbleReport>[]> {
  return reading.find(scrabbleReportKind, { key: 'state', equals: 'submitted' });
}

/** The first day of play for a series. */
export function firstDayIn({ collective, libere }: ScrabblePlay, series: Series): IsoDate | undefined {
  const [first] = scrabbleBook(series).classes;
  const own = classOf(series);
  return [...collective, ...libere]
    .filter((entry) => (entry.class ?? first) === own)
    .map(({ date }) => date)
    .sort()[0];
}

/** Reports with games of the series before the list: after publication they would be too late. */
export function waitingFor(
  reports: readonly Kept<ScrabbleReport>[],
  series: Series,
  date: IsoDate,
): readonly Kept<ScrabbleReport>[] {
  return reports.filter(({ body }) => (firstDayIn(body, series) ?? date) < date);
}

/** Folder of the papers with the play of accepted events, under the id of the event, as JSON. */
export const SCRABBLE_GAMES = 'scrabble-games';

/** The play of an accepted event. An annulled event stays on record but does not count. */
export interface CountedPlay extends ScrabblePlay {
  readonly counts: boolean;
  /** The act that accepted it. Lists published before do not include it (D-OFF-473). */
  readonly acceptedBy: number;
}

export function playFiling(event: string, play: CountedPlay): Filing {
  const { counts, acceptedBy, collective, libere } = play;
  return { folder: SCRABBLE_GAMES, name: event, part: 0, bytes: jsonBytes({ counts, acceptedBy, collective, libere }) };
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(canonicalText(value));

/** JSON written by our own acts; its shape was checked then. */
export const jsonOf = <Content>(bytes: Uint8Array): Content => JSON.parse(new TextDecoder().decode(bytes)) as Content;
