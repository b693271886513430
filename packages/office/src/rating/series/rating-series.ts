import type {
  Day,
  Finding,
  HeadToHeadInput,
  HeadToHeadOutput,
  IsoDate,
  ListedType,
  ScrabbleInput,
  ScrabbleOutput,
} from '@escala/core';
import type { RuleBook } from '@escala/regulations';
import type { z } from 'zod';
import type { OldListFacts, OldListReader, ToldList } from '../../imports/lists/old-list.ts';
import type { Change, Filing, Terms } from '../../kit/act.ts';
import type { Refusal } from '../../kit/refusal.ts';
import type { Digest, OfficePorts, Reading } from '../../ports.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import type { MovedDay } from '../corrections/corrected-days.ts';
import type { RecordedBefore, RecordedChange } from '../corrections/correction.ts';
import type { FollowedLists } from '../editions/followed-lists.ts';
import type { ShownList } from '../editions/list-edition.ts';
import type { Highlights } from '../highlights/highlight.ts';
import type { OfficialList } from '../lists/list.ts';
import type { ListedRow } from '../lists/list-row.ts';
import type { ListView, WantedList } from '../lists/list-view.ts';
import type { LineAsked } from '../player/explained-shapes.ts';
import type { LiveRating } from '../player/live-rating.ts';
import type { PointOfHistory } from '../player/rating-history.ts';
import type { ColumnsOf, Register } from '../printed/printed-columns.ts';
import type { PreviewOfList } from '../publishing/preview-list.ts';
import type { EventsOfPeriod, PeriodAsked } from '../publishing/read-period.ts';
import type { UndecidedReport } from '../publishing/undecided-reports.ts';
import type { movedLineSchema } from './effect.ts';

/** A printed rating before and after. */
export type MovedLine = z.infer<typeof movedLineSchema>;

/** A published list that differs from the present record; without lines if only unprinted digits differ. */
export interface MovedSheet {
  readonly date: IsoDate;
  readonly lines: readonly MovedLine[];
}

/** A new list. */
export interface FreshList {
  readonly date: IsoDate;
  readonly players: number;
  readonly games: number;
  /** The number of ratings with each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly filings: readonly Filing[];
  readonly rows: RowsOf;
}

/** A series as the record has it today, compared with what is kept. */
export interface SettledSeries {
  readonly series: Series;
  readonly moved: readonly MovedSheet[];
  /** The filings that bring the kept editions up to date; packed only when read, since a preview does not need them. */
  readonly filings: readonly Filing[];
  readonly fresh: readonly FreshList[];
}

/** Lists to be made on top of the kept ones. */
export interface NewLists {
  readonly series: string;
  readonly dates: readonly IsoDate[];
}

/** What publishing lists needs besides the lists themselves. */
export interface PublicationOnRecord {
  /** The players that lists print. */
  readonly register: Register;
  /** Why a list cannot follow those already published and the earlier ones of the same act. */
  orderRefusals(series: Series, date: IsoDate, earlier: readonly IsoDate[]): readonly Refusal[];
  /** Undecided reports with games for the list. */
  undecidedBefore(series: Series, date: IsoDate): readonly UndecidedReport[];
}

/** Kinds of records for events. */
export const EVENT_RECORDS = ['event', 'scrabble-report'] as const;

/** The effect of a correction, before it is confirmed. */
export interface CorrectionEffect {
  readonly of: (typeof EVENT_RECORDS)[number];
  readonly before?: RecordedBefore | undefined;
  readonly settled: readonly SettledSeries[];
  /** Days of rounds that change. */
  readonly days: readonly MovedDay[];
  readonly findings: readonly Finding[];
  /** The corrected games. */
  readonly filing: Filing;
  /** The changed records. */
  changes(terms: Terms): readonly Change[];
}

export type Refusable<Value> = Value | { readonly refused: readonly Refusal[] };

/** A correction with everything needed to decide on it. */
export interface CorrectionOnRecord {
  effect(today: IsoDate): Refusable<CorrectionEffect>;
}

/** All series of one kind of book, with the record they are rated from. */
export interface SeriesOnRecord {
  readonly federation: Federation;
  /** Published lists of a series, oldest first. */
  readonly listsOf: (series: string) => readonly OfficialList[];
  /** Why nothing can be rated until this is fixed. */
  readonly refusals: readonly Refusal[];
  /**
   * Recomputes the whole history from the record and compares it with what is kept: revised editions follow, published
   * ones stay. `stand`: nothing the kept lists depend on has changed, so new ones build on the last of them.
   */
  settle(fresh?: NewLists, stand?: boolean): readonly SettledSeries[];
  publication(reading: Reading): Promise<PublicationOnRecord>;
  correction(reading: Reading, change: RecordedChange): Promise<CorrectionOnRecord>;
}

/** A line of a list with everything printed. */
export interface PrintedRow {
  readonly id: string;
}

/** Lists as kept, and recomputed from the record they were made from. */
export interface Recomputed {
  readonly register: Register;
  readonly made: ReadonlyMap<IsoDate, Pick<FreshList, 'rows' | 'players' | 'games'>>;
  kept(date: IsoDate): Promise<RowsOf | undefined>;
}

export type RowsOf = (columns: ColumnsOf) => readonly PrintedRow[];

interface MovedByAct {
  readonly seq: number;
  readonly lines: readonly MovedLine[];
}

/** A line of a list with everything that it was computed from. */
export type ExplainedRating = {
  readonly list: ShownList;
  readonly isRevised: boolean;
  readonly row: ListedRow;
  /** Whether the computation gives the kept line. */
  readonly agrees: boolean;
  readonly events: readonly { readonly id: string; readonly name: string }[];
} & (
  | { readonly kind: 'head-to-head'; readonly document: HeadToHeadInput; readonly output: HeadToHeadOutput }
  | { readonly kind: 'scrabble'; readonly document: ScrabbleInput; readonly output: ScrabbleOutput }
);

/** One of a player's ratings through all lists. */
export interface RatingHistory {
  readonly type?: ListedType;
  readonly points: readonly PointOfHistory[];
}

/**
 * What a kind of book does for its series. Acts, questions and desks for lists and corrections use only this interface.
 */
export interface RatingSeries {
  readonly kind: RuleBook['kind'];
  /** Which of a book's lists it is: a rhythm, a class of players. */
  partOf(series: Series): string;
  /** Kinds of records besides the games that ratings depend on: changing them may move lists. */
  readonly ratedKinds: readonly string[];
  /** Whether a change to a player can affect lists up to a day; without this method it is assumed to. */
  reachesBack?(
    before: Player | undefined,
    after: Player,
    terms: { readonly seasons: readonly Season[]; readonly day: Day },
  ): boolean;
  /** Folder of the games of accepted events. */
  readonly gamesFolder: string;
  /** `settledBy`: the act that last settled the lists; `isUntouched`: nothing has changed since. */
  load(reading: Reading, ports: OfficePorts, settledBy: number, isUntouched: boolean): Promise<SeriesOnRecord>;
  /** Lists made from the record after an act; those of `dates` are computed again. */
  recompute(reading: Reading, series: Series, asOf: number, dates: readonly IsoDate[]): Promise<Recomputed>;
  /** The lists in force after an act, computed again from the record of that moment. */
  followed(reading: Reading, series: Series, asOf: number, digest: Digest): Promise<FollowedLists>;
  /** What acts after its publication moved on a list, one after the other. */
  movements(reading: Reading, ports: OfficePorts, series: string, date: IsoDate): Promise<readonly MovedByAct[]>;
  /** The highest players of a list's revised edition, and the largest movements. */
  highlights(reading: Reading, ports: OfficePorts, series: Series, date: IsoDate): Promise<Highlights>;
  /** A published list, ready to be read. */
  list(reading: Reading, ports: OfficePorts, series: Series, wanted: WantedList): Promise<ListView>;
  /** The next list before publication. */
  preview(
    reading: Reading,
    ports: OfficePorts,
    series: Series,
    wanted: { readonly date: IsoDate; readonly most: number },
  ): Promise<PreviewOfList>;
  /** What was played for it, and what is waiting. */
  period(reading: Reading, ports: OfficePorts, series: Series, asked: PeriodAsked): Promise<EventsOfPeriod>;
  explain(reading: Reading, ports: OfficePorts, series: Series, asked: LineAsked): Promise<ExplainedRating>;
  /** Everything that a line depends on. */
  document(
    reading: Reading,
    ports: OfficePorts,
    series: Series,
    asked: LineAsked,
  ): Promise<HeadToHeadInput | ScrabbleInput>;
  history(reading: Reading, ports: OfficePorts, series: Series, player: string): Promise<readonly RatingHistory[]>;
  /** A player's ratings with everything accepted so far. */
  live(
    reading: Reading,
    ports: OfficePorts,
    series: Series,
    player: string,
    today: IsoDate,
  ): Promise<readonly LiveRating[]>;
  /** The reader for files of old lists. */
  readonly oldListReader: 'list-csv' | 'scrabble-list-csv';
  /** A list from before the office. */
  oldList(reading: Reading, series: Series, told: ToldList, facts: OldListFacts): Promise<OldListReader>;
}
