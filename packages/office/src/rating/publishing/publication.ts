import { dayFrom, type IsoDate } from '@escala/core';
import type { z } from 'zod';
import { type Change, type Filing, put, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Head, OfficePorts, Reading } from '../../ports.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';
import { printedLists } from '../printed/kept-printed.ts';
import { type PrintedLists, printLists } from '../printed/printed-lists.ts';
import type { Cause } from '../series/causes.ts';
import { effectOf, type publishedListSchema, summaryOf } from '../series/effect.ts';
import { sealedList } from '../series/list-seal.ts';
import type { FreshList, PublicationOnRecord, SeriesOnRecord } from '../series/rating-series.ts';
import { loadRatings, type Ratings, ratingOf, settleAll } from '../series/ratings.ts';
import { bookOf, madeBy, regulationOn } from '../series/series-book.ts';
import { nextListDate, termsOf } from './next-list.ts';

/** The facts behind a publication of lists. */
export interface PublicationFacts {
  readonly head: Head;
  readonly ratings: Ratings;
  /** Undefined if there is no such series. */
  readonly own?: (PublicationOnRecord & { readonly series: Series; readonly onRecord: SeriesOnRecord }) | undefined;
  /** The printed columns of the lists so far. */
  readonly printed: PrintedLists;
}

export async function loadPublication(
  reading: Reading,
  { series: id }: { readonly series: string },
  ports: OfficePorts,
): Promise<PublicationFacts> {
  const federation = await reading.get(federationKind, reading.federation);
  const series = federation?.body.series.find((each) => each.id === id);
  const ratings = await loadRatings(reading, ports);
  const onRecord = series && ratings.of(ratingOf(series).kind)!;
  return {
    head: await reading.head(),
    ratings,
    own: onRecord && { ...(await onRecord.publication(reading)), series, onRecord },
    printed: await printedLists(ports, reading, id),
  };
}

interface WantedLists {
  readonly series: string;
  readonly dates: readonly IsoDate[];
  readonly leaveOut?: readonly string[] | undefined;
}

/** Why the lists cannot be published now, all reasons at once. */
export function publicationRefusals(
  { ratings, own }: PublicationFacts,
  { series: id, dates, leaveOut = [] }: WantedLists,
  today: IsoDate,
): Refusal[] {
  if (own === undefined) return [missing('series-unknown', { series: id }, { field: 'series' })];
  // After the first list that cannot be published, none of the others can.
  const [ofDates = []] = dates
    .map((date, i) => dateRefusals(own, date, dates.slice(0, i), today))
    .filter((refused) => refused.length > 0);
  return [
    ...ofDates,
    // Reports that would be too late afterwards must be decided first, or left out by name (D-OFF-150).
    ...own
      .undecidedBefore(own.series, dates.at(-1)!)
      .filter(({ event }) => !leaveOut.includes(event))
      .map(({ event, name, end }) => invalid('report-undecided', { event, name, end }, { field: 'leaveOut' })),
    ...ratings.all.flatMap(({ refusals }) => refusals),
  ];
}

function dateRefusals(
  { series, onRecord, orderRefusals }: NonNullable<PublicationFacts['own']>,
  date: IsoDate,
  earlier: readonly IsoDate[],
  today: IsoDate,
): Refusal[] {
  const { regulation } = regulationOn(series, date);
  const next = nextListDate(onRecord, series);
  const field = { field: 'date', regulation };
  const tooEarly = today < date ? [invalid('list-too-early', { date, today }, field)] : [];
  if (!bookOf(series).isListDay(dayFrom(date), termsOf(series)))
    return [invalid('list-day-wrong', { date, next }, field), ...tooEarly];
  if (onRecord.listsOf(series.id).some((list) => list.date === date))
    return [invalid('list-published', { date, next }, field), ...tooEarly];
  return [...orderRefusals(series, date, earlier), ...tooEarly];
}

type Publication = z.infer<typeof publishedListSchema>;

export interface Published {
  readonly changes: Change[];
  readonly filings: Filing[];
  readonly outcome: {
    readonly lists: Publication[];
    /** Earlier lists that did not follow the record yet and now do, and the acts behind it. */
    readonly revised: ReturnType<typeof summaryOf>[];
    readonly causes: readonly Cause[];
  };
}

/** The new lists of a series with their hashes, and the revised editions of older lists. */
export function published(
  { head, ratings, own, printed }: PublicationFacts,
  dates: readonly IsoDate[],
  { today, digest, federation }: Terms,
): Published {
  const { series, register } = own!;
  const settled = settleAll(ratings, { series: series.id, dates });
  const { fresh } = settled.find((each) => each.series.id === series.id)!;
  const beside = printLists(series.id, printed, register, dates);
  const lists = fresh.map((list, i) =>
    sealedList(federation, officialList(series, list, head, today), list.rows(beside[i]!.columns), head, digest),
  );
  const revised = effectOf(settled).map(summaryOf);
  return {
    changes: lists.map((list) => put(listKind, listId(series.id, list.date), 0, list)),
    filings: [
      ...settled.flatMap(({ filings }) => filings),
      ...fresh.flatMap(({ filings }, i) => [...filings, beside[i]!.filing]),
    ],
    outcome: {
      lists: lists.map(({ date, hash, players, games }, i) => {
        const statuses = { ...fresh[i]!.statuses };
        return { list: listId(series.id, date), hash, players, games, statuses };
      }),
      revised,
      causes: revised.length === 0 ? [] : ratings.causes,
    },
  };
}

function officialList(
  series: Series,
  { date, players, games }: FreshList,
  head: Head,
  today: IsoDate,
): Omit<OfficialList, 'hash'> {
  return {
    series: series.id,
    date,
    ...madeBy(series, date),
    part: ratingOf(series).partOf(series),
    publishedOn: today,
    source: 'computed',
    asOf: head.seq,
    players,
    games,
  };
}
