import type { IsoDate } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { canonicalText } from '../../kit/act-entry.ts';
import type { Kept, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, scrabbleBook } from '../series/scrabble-book.ts';
import { type ScrabblePlay, type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';

/** Submitted reports that nobody has accepted or refused yet. */
export async function waitingReports(reading: Reading): Promise<readonly Kept<ScrabbleReport>[]> {
  return reading.find(scrabbleReportKind, { key: 'state', equals: 'submitted' });
}

/** The first day on which something of a series was played. */
export function firstDayIn({ collective, libere }: ScrabblePlay, series: Series): IsoDate | undefined {
  const [first] = scrabbleBook(series).classes;
  const own = classOf(series);
  return [...collective, ...libere]
    .filter((entry) => (entry.class ?? first) === own)
    .map(({ date }) => date)
    .sort()[0];
}

/** Those with games of the series before the list: they would come too late afterwards. */
export function waitingFor(
  reports: readonly Kept<ScrabbleReport>[],
  series: Series,
  date: IsoDate,
): readonly Kept<ScrabbleReport>[] {
  return reports.filter(({ body }) => (firstDayIn(body, series) ?? date) < date);
}

/** Folder of the papers that hold what was played at accepted events, under the id of the event, as JSON. */
export const SCRABBLE_GAMES = 'scrabble-games';

/** What was played at an accepted event. An annulled one stays on record and counts no more. */
export interface CountedPlay extends ScrabblePlay {
  readonly counts: boolean;
  /** The act that accepted it. Lists that were out by then stand without it (D-OFF-473). */
  readonly acceptedBy: number;
}

export function playFiling(event: string, play: CountedPlay): Filing {
  const { counts, acceptedBy, collective, libere } = play;
  return { folder: SCRABBLE_GAMES, name: event, part: 0, bytes: jsonBytes({ counts, acceptedBy, collective, libere }) };
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(canonicalText(value));

/** What our own acts wrote; its shape was checked then. */
export const jsonOf = <Content>(bytes: Uint8Array): Content => JSON.parse(new TextDecoder().decode(bytes)) as Content;
