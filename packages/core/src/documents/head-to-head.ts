import type { IsoDate } from '../calendar.ts';
import type { SheetStatus } from '../columns/list-sheet.ts';
import type { Finding, PlayerWorking } from '../finding.ts';
import type { GameKind, Result } from '../outcome.ts';
import type { DocumentOf } from './document.ts';

export const EVENT_TYPES = ['swiss', 'round-robin', 'double-round-robin', 'team', 'knockout', 'match'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const RHYTHMS = ['standard', 'rapid', 'blitz'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

interface PooledScore {
  readonly event: string;
  readonly games: number;
  readonly points: number;
}

/** A counted earlier performance of a player who has no published rating yet: a mean of ratings (fide-2009 7.14c, 8.34) or their sum. */
export type PoolEntry = PooledMean | PooledSum;

export interface PooledMean extends PooledScore {
  readonly end: IsoDate;
  readonly rc: number;
  /** Made in an event of which seven games are enough (7.14f). */
  readonly teamChampionship?: boolean | undefined;
}

/** fide-2024 7.1.4, 8.2.2. */
export interface PooledSum extends PooledScore {
  /** For which it counted. */
  readonly list: IsoDate;
  /** Of the opponents' ratings. */
  readonly sum: number;
}

/** Days with a licence, both included; without a first or last day there is none. */
export interface LicenceTerm {
  readonly from?: IsoDate | undefined;
  readonly until?: IsoDate | undefined;
}

/** An age in tenths of a year on a day, where the day of birth is nobody's business (fce-2016 10.2). */
export interface AgeOnDay {
  readonly tenths: number;
  readonly on: IsoDate;
}

export interface PlayerFacts {
  readonly id: string;
  readonly name?: string | undefined;
  readonly birthDate?: IsoDate | undefined;
  /** Where the day of birth is not told: who is under 12 goes by the year (fce-2016 16.3). */
  readonly birthYear?: number | undefined;
  /** Stands for the day of birth where a first rating goes by age (fce-2016 10.2, 10.3). */
  readonly age?: AgeOnDay | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  /** Whether there is a licence on the day of the list. */
  readonly federated?: boolean | undefined;
  /** Days with a licence, for games (fce-2016 2.1, D-FCE-21); several terms where there was none in between (D-FCE-24). */
  readonly licence?: LicenceTerm | readonly LicenceTerm[] | undefined;
  readonly federatedOn?: IsoDate | undefined;
  readonly firstSeason?: number | undefined;
  readonly fideRating?: number | undefined;
  readonly standardRating?: number | undefined;
  readonly lastEventOn?: IsoDate | undefined;
  readonly firstRatedOn?: IsoDate | undefined;
  readonly gamesByYear?: Readonly<Record<string, number>> | undefined;
  readonly careerGames?: number | undefined;
  readonly reached2400?: boolean | undefined;
  readonly reached2300?: boolean | undefined;
  /** K as the last list printed it (fide-2024 8.3.3). */
  readonly k?: number | undefined;
  readonly title?: string | undefined;
  readonly federation?: string | undefined;
  readonly pool?: readonly PoolEntry[] | undefined;
  readonly minGames?: number | undefined;
}

export interface PublishedList {
  readonly date: IsoDate;
  readonly ratings: Readonly<Record<string, number>>;
}

export interface GameRecord {
  readonly round: number;
  readonly date?: IsoDate | undefined;
  /** Of a part of an event that was evaluated by itself; overrides the event's. */
  readonly evaluatedOn?: IsoDate | undefined;
  readonly white: string;
  readonly black: string;
  readonly result: Result;
  readonly kind?: GameKind | undefined;
  /** Taken out for force majeure or Fair Play (fide-2024 5.1). */
  readonly excluded?: boolean | undefined;
  /** The players had different times (fide-2024 R1.2). */
  readonly unequalTime?: boolean | undefined;
}

export interface TimeControl {
  readonly minutes: number;
  /** Seconds for each move. */
  readonly increment?: number | undefined;
  /** Moves of the first control, where there are several (fide-2024 1.2). */
  readonly moves?: number | undefined;
  /** Of a tournament, where there are several: `40/90+30:30+30`; the other fields are what they come to. */
  readonly periods?: string | undefined;
}

export interface EventRecord {
  readonly id: string;
  readonly name?: string | undefined;
  readonly type: EventType;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly timeControl: TimeControl;
  /** Day on which the report was accepted, where that was after the list of its end (fce-2016 8.1, D-FCE-20). */
  readonly evaluatedOn?: IsoDate | undefined;
  /** Day on which the report was received (fide-2009 7.13). */
  readonly receivedOn?: IsoDate | undefined;
  /** The list for which it was reported (fide-2024 9.1). */
  readonly forList?: IsoDate | undefined;
  readonly weekly?: boolean | undefined;
  readonly halfK?: boolean | undefined;
  readonly perRoundRatings?: boolean | undefined;
  readonly official?: boolean | undefined;
  readonly approved?: boolean | undefined;
  readonly nationalChampionship?: boolean | undefined;
  /** An Olympiad, or a team championship of the world or a continent: seven games make a first rating (fide-2009 7.14f). */
  readonly teamChampionship?: boolean | undefined;
  /** Games after a match was decided are rated, as was asked beforehand (fide-2024 6.2). */
  readonly waived?: boolean | undefined;
  readonly rounds?: number | undefined;
  readonly participants?: readonly string[] | undefined;
  readonly games: readonly GameRecord[];
}

/** How the lists of a series went over from one regulation to another (D-OFF-530). */
export interface BookChange {
  /** The regulation of before, and its edition. */
  readonly before: string;
  readonly revision?: string | undefined;
  /** The first list of the new one. Events that began earlier are rated by the regulation of before. */
  readonly from: IsoDate;
  /** Whether ratings were lifted on that list (fide-2024 0.1). */
  readonly lift: boolean;
}

/** `escala/rating-input@1` of the head-to-head regulations; `@2` where the lists went over to theirs from another one. */
export interface HeadToHeadInput {
  readonly format: 'escala/rating-input@1' | 'escala/rating-input@2';
  readonly regulation: string;
  readonly bookChange?: BookChange | undefined;
  readonly revision?: string | undefined;
  readonly rhythm?: Rhythm | undefined;
  readonly listDate: IsoDate;
  readonly players: readonly PlayerFacts[];
  readonly lists: readonly PublishedList[];
  /** Lists of the first rhythm, where another one looks at them (fide-2024 R7.2.1). */
  readonly standardLists?: readonly PublishedList[] | undefined;
  readonly events: readonly EventRecord[];
}

export type ListStatus = Exclude<SheetStatus, 'absent'>;

/** A line of the list that is produced. Which fields a line has depends on its status: see the interchange format. */
export type ListRow = DocumentOf<'listRow'>;

/** What an unrated player did in an event: fce-2016 gives `ra` and `performance`, fide-2009 `rc`, `ru`, `counted`, fide-2024 `sum` too. */
export type Performance = DocumentOf<'performance'>;

export type LedgerLine = DocumentOf<'ledgerLine'>;

/** `escala/rating-output@1` of the head-to-head regulations, with findings as keys and values. */
export interface HeadToHeadOutput {
  readonly format: 'escala/rating-output@1';
  readonly regulation: HeadToHeadInput['regulation'];
  readonly revision: string;
  readonly rhythm?: Rhythm;
  readonly listDate: IsoDate;
  readonly list: readonly ListRow[];
  readonly performances: readonly Performance[];
  readonly ledger: readonly LedgerLine[];
  readonly findings: readonly Finding[];
  /** How first ratings, K and pools came about; only where it was asked for. */
  readonly workings?: readonly PlayerWorking[];
}
