import type { IsoDate } from '../calendar.ts';
import type { SheetStatus } from '../columns/list-sheet.ts';
import type { Finding, PlayerWorking } from '../finding.ts';
import type { DocumentOf } from './document.ts';

export const EVENT_TYPES = ['swiss', 'round-robin', 'double-round-robin', 'team', 'knockout', 'match'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const RHYTHMS = ['standard', 'rapid', 'blitz'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** What a document says about a player. */
export type PlayerFacts = DocumentOf<'playerFacts'>;
/**
 * A counted earlier performance of a player without a published rating: a mean of ratings (fide-2009 7.14c, 8.34) or
 * their sum.
 */
export type PoolEntry = NonNullable<PlayerFacts['pool']>[number];
export type PooledMean = Extract<PoolEntry, { rc: unknown }>;
/** fide-2024 7.1.4, 8.2.2. */
export type PooledSum = Extract<PoolEntry, { sum: unknown }>;
/** Days with a licence, both included; without a first or last day it is open-ended on that side. */
export type LicenceTerm = DocumentOf<'licenceTerm'>;
/** An age in tenths of a year as of a day, for when the date of birth is to stay private (fce-2016 10.2). */
export type AgeOnDay = NonNullable<PlayerFacts['age']>;
export type PublishedList = DocumentOf<'publishedList'>;
/** Any may say how many moves its first part has: reports tell it (TRF 122 and 222), periods have it. */
export type TimeControl = DocumentOf<'timeControl'> & { readonly moves?: number | undefined };
export type EventRecord = DocumentOf<'eventRecord'>;
export type GameRecord = EventRecord['games'][number];
/** How the lists of a series changed from one regulation to another (D-OFF-530). */
export type BookChange = DocumentOf<'bookChange'>;

/** `escala/rating-input@1` of the head-to-head regulations; `@2` if the lists came over from another regulation. */
export interface HeadToHeadInput {
  readonly format: 'escala/rating-input@1' | 'escala/rating-input@2';
  readonly regulation: string;
  readonly bookChange?: BookChange | undefined;
  readonly revision?: string | undefined;
  readonly rhythm?: Rhythm | undefined;
  readonly listDate: IsoDate;
  readonly players: readonly PlayerFacts[];
  readonly lists: readonly PublishedList[];
  /** Lists of the first rhythm, if another rhythm uses them (fide-2024 R7.2.1). */
  readonly standardLists?: readonly PublishedList[] | undefined;
  readonly events: readonly EventRecord[];
}

export type ListStatus = Exclude<SheetStatus, 'absent'>;

/** A line of the resulting list. Which fields it has depends on its status: see the interchange format. */
export type ListRow = DocumentOf<'listRow'>;

/**
 * What an unrated player did in an event: fce-2016 gives `ra` and `performance`, fide-2009 `rc`, `ru`, `counted`,
 * fide-2024 also `sum`.
 */
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
  /** How first ratings, K and pools were computed; only if asked for. */
  readonly workings?: readonly PlayerWorking[];
}
