import type { IsoDate, ScrabbleStatus } from '@escala/core';
import { type Change, type Filing, put, type Terms } from '../../kit/act.ts';
import type { Head } from '../../ports.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import { type PrintedLists, printLists } from '../../rating/printed/printed-lists.ts';
import type { Cause } from '../../rating/series/causes.ts';
import { readingOf, sealedList } from '../../rating/series/list-seal.ts';
import { revisionOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { playedInClass } from '../series/rating-input.ts';
import { classOf, seriesById } from '../series/scrabble-book.ts';
import { scrabbleEffect, summaryOf } from '../series/scrabble-effect.ts';
import { type ScrabbleGround, unsettled } from '../series/scrabble-ground.ts';
import { printedScrabble } from '../series/scrabble-seal.ts';
import { listedPlayers, rateLists, type ScrabbleSheet } from '../series/scrabble-sheet.ts';
import { sheetFiling } from '../series/sheet-editions.ts';

export interface ScrabblePublication {
  readonly list: string;
  readonly hash: string;
  readonly players: number;
  readonly games: number;
  /** Ratings of each status, over all types of play. */
  readonly statuses: Readonly<Partial<Record<ScrabbleStatus, number>>>;
}

export interface PublishedScrabble {
  readonly changes: Change[];
  readonly filings: Filing[];
  readonly outcome: {
    readonly lists: readonly ScrabblePublication[];
    /** Earlier lists that follow the record by now, where they did not yet, and the acts behind it. */
    readonly revised: readonly ReturnType<typeof summaryOf>[];
    readonly causes: readonly Cause[];
  };
}

/** New lists of a series with their hashes, and the revised editions of the old ones. */
export function publishedScrabbleLists(
  { ground, head, printed }: { readonly ground: ScrabbleGround; readonly head: Head; readonly printed: PrintedLists },
  id: string,
  dates: readonly IsoDate[],
  { today, digest, federation }: Terms,
): PublishedScrabble {
  const series = seriesById(ground.record.federation, id)!;
  const settled = unsettled(ground);
  const revised = scrabbleEffect(ground.record, settled).map(summaryOf);
  const played = playedInClass(ground.record, series);
  const sheets = [...rateLists(series, played, dates)];
  const { register } = ground.record;
  const beside = printLists(id, printed, register, dates);
  const lists = sheets.map((sheet, i) => {
    const all = printedScrabble(sheet, register, beside[i]!.columns);
    return sealedList(federation, officialList(series, sheet, head, today), all, head, digest);
  });
  return {
    changes: lists.map((list) => put(listKind, listId(id, list.date), 0, list)),
    filings: [
      ...settled.flatMap(({ filings }) => filings),
      ...sheets.flatMap((sheet, i) => [sheetFiling(id, sheet), beside[i]!.filing]),
    ],
    outcome: {
      lists: lists.map(({ date, hash, players, games }, i) => ({
        list: listId(id, date),
        hash,
        players,
        games,
        statuses: statusesOf(sheets[i]!),
      })),
      revised,
      causes: revised.length === 0 ? [] : ground.causes,
    },
  };
}

function officialList(series: Series, sheet: ScrabbleSheet, head: Head, today: IsoDate): Omit<OfficialList, 'hash'> {
  return {
    series: series.id,
    date: sheet.listDate,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: classOf(series),
    reading: readingOf(series),
    publishedOn: today,
    source: 'computed',
    asOf: head.seq,
    players: listedPlayers(sheet).length,
    games: printedOf(sheet).reduce((sum, { played }) => sum + played, 0),
  };
}

const printedOf = ({ ratings }: ScrabbleSheet) => Object.values(ratings).flatMap((types) => Object.values(types));

function statusesOf(sheet: ScrabbleSheet): Partial<Record<ScrabbleStatus, number>> {
  const counts: Partial<Record<ScrabbleStatus, number>> = {};
  for (const { status } of printedOf(sheet)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
