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
import type { OldList, OldListFacts, OldListReader } from '../../imports/lists/old-list.ts';
import type { Change, Filing, Terms } from '../../kit/act.ts';
import type { Refusal } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import type { MovedDay } from '../corrections/corrected-days.ts';
import type { RecordedBefore, RecordedChange } from '../corrections/correction.ts';
import type { movedLineSchema } from '../corrections/preview-correction.ts';
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

/** A printed rating before and after. */
export type MovedLine = z.infer<typeof movedLineSchema>;

/** A published list that is another one by what the record says now; without lines where only digits differ that nobody prints. */
export interface MovedSheet {
  readonly date: IsoDate;
  readonly lines: readonly MovedLine[];
}

/** A list that comes out. */
export interface FreshList {
  readonly date: IsoDate;
  readonly players: number;
  readonly games: number;
  /** How many ratings have each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly filings: readonly Filing[];
  readonly rows: RowsOf;
}

/** A series as the record has it today, beside what is kept. */
export interface SettledSeries {
  readonly series: Series;
  readonly moved: readonly MovedSheet[];
  /** What has to be filed so that the kept editions are those of today; packed when somebody asks, a preview does not. */
  readonly filings: readonly Filing[];
  readonly fresh: readonly FreshList[];
}

/** Lists that are to be made on top of those that are kept. */
export interface NewLists {
  readonly series: string;
  readonly dates: readonly IsoDate[];
}

/** What it takes to publish lists, beside the lists themselves. */
export interface PublicationOnRecord {
  /** Whom lists print. */
  readonly register: Register;
  /** Why a list cannot come after those that are out, and after the earlier ones of the same act. */
  orderRefusals(series: Series, date: IsoDate, earlier: readonly IsoDate[]): readonly Refusal[];
  /** Reports with games for the list that nobody has accepted or refused yet. */
  undecidedBefore(series: Series, date: IsoDate): readonly UndecidedReport[];
}

/** Kinds of records that events are kept as. */
export const EVENT_RECORDS = ['event', 'scrabble-report'] as const;

/** What a correction does before anybody confirms it. */
export interface CorrectionEffect {
  readonly of: (typeof EVENT_RECORDS)[number];
  readonly before?: RecordedBefore | undefined;
  readonly settled: readonly SettledSeries[];
  /** Days of rounds that become others. */
  readonly days: readonly MovedDay[];
  readonly findings: readonly Finding[];
  /** The corrected games. */
  readonly filing: Filing;
  /** The records that follow. */
  changes(terms: Terms): readonly Change[];
}

export type Refusable<Value> = Value | { readonly refused: readonly Refusal[] };

/** A correction with everything that it is decided on. */
export interface CorrectionOnRecord {
  effect(today: IsoDate): Refusable<CorrectionEffect>;
}

/** All series of one kind of book, with the record that they are rated from. */
export interface SeriesOnRecord {
  readonly federation: Federation;
  /** Published lists of a series, oldest first. */
  readonly listsOf: (series: string) => readonly OfficialList[];
  /** Why nothing can be rated before somebody has put it right. */
  readonly refusals: readonly Refusal[];
  /** The history once more from the record, compared with what is kept: the revised editions follow, the published ones stay. */
  /** `stand`: nothing that the kept lists go by is another, so that new ones go on from the last of them. */
  settle(fresh?: NewLists, stand?: boolean): readonly SettledSeries[];
  publication(reading: Reading): Promise<PublicationOnRecord>;
  correction(reading: Reading, change: RecordedChange): Promise<CorrectionOnRecord>;
}

/** A line of a list with everything that is printed. */
export interface PrintedRow {
  readonly id: string;
}

/** Lists as they are kept, and as the record that they were made of gives them once more. */
export interface Recomputed {
  readonly register: Register;
  readonly made: ReadonlyMap<IsoDate, RowsOf>;
  kept(date: IsoDate): Promise<RowsOf | undefined>;
}

export type RowsOf = (columns: ColumnsOf) => readonly PrintedRow[];

export interface MovedByAct {
  readonly seq: number;
  readonly lines: readonly MovedLine[];
}

/** A line of a list with everything that it was computed from. */
export type ExplainedRating = {
  readonly list: OfficialList;
  readonly row: ListedRow;
  /** Whether the computation gives the line that is kept. */
  readonly agrees: boolean;
  readonly events: readonly { readonly id: string; readonly name: string }[];
} & (
  | { readonly kind: 'head-to-head'; readonly document: HeadToHeadInput; readonly output: HeadToHeadOutput }
  | { readonly kind: 'scrabble'; readonly document: ScrabbleInput; readonly output: ScrabbleOutput }
);

/** One of the ratings of a player through all lists. */
export interface RatingHistory {
  readonly type?: ListedType;
  readonly points: readonly PointOfHistory[];
}

/** What a kind of book does for its series. Acts, questions and desks on lists and corrections speak to this alone. */
export interface RatingSeries {
  readonly kind: RuleBook['kind'];
  /** The list of a book that has several: a rhythm, a class of players. */
  partOf(series: Series): string;
  /** Records beside the games on which ratings depend: a change there may move lists. */
  readonly ratedKinds: readonly string[];
  /** Whether lists up to a day may go by what is another of a player; where it does not say, they may. */
  reachesBack?(
    before: Player | undefined,
    after: Player,
    terms: { readonly seasons: readonly Season[]; readonly day: Day },
  ): boolean;
  /** Folder of what was played at accepted events. */
  readonly gamesFolder: string;
  /** Lists were settled last by this act; `isUntouched`: nothing was changed since then. */
  load(reading: Reading, ports: OfficePorts, settledBy: number, isUntouched: boolean): Promise<SeriesOnRecord>;
  /** Lists made of the record after an act; those of `dates` are computed once more. */
  recompute(reading: Reading, series: Series, asOf: number, dates: readonly IsoDate[]): Promise<Recomputed>;
  /** What acts after its publication moved on a list, one after the other. */
  movements(reading: Reading, ports: OfficePorts, series: string, date: IsoDate): Promise<readonly MovedByAct[]>;
  /** The highest players of a list in its revised edition, and who moved most. */
  highlights(reading: Reading, ports: OfficePorts, series: Series, date: IsoDate): Promise<Highlights>;
  /** A published list as it is read. */
  list(reading: Reading, ports: OfficePorts, series: Series, wanted: WantedList): Promise<ListView>;
  /** The next list before it comes out. */
  preview(
    reading: Reading,
    ports: OfficePorts,
    series: Series,
    wanted: { readonly date: IsoDate; readonly most: number },
  ): Promise<PreviewOfList>;
  /** What was played for it, and what waits. */
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
  /** A player's ratings with everything that is accepted by now. */
  live(
    reading: Reading,
    ports: OfficePorts,
    series: Series,
    player: string,
    today: IsoDate,
  ): Promise<readonly LiveRating[]>;
  /** How a file of an old list is read. */
  readonly oldListReader: 'list-csv' | 'scrabble-list-csv';
  /** A list from before the office. */
  oldList(reading: Reading, series: Series, command: OldList, facts: OldListFacts): Promise<OldListReader>;
}
