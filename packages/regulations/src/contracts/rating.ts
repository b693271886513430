import type {
  Day,
  Decision,
  EventRecord,
  ExpectationTable,
  FederationColumns,
  Finding,
  HeadToHeadInput,
  HeadToHeadOutput,
  IsoDate,
  KeyAfter,
  LedgerSink,
  ListColumns,
  ListSheet,
  Parameter,
  PlayerColumns,
  PlayerFacts,
  PlayType,
  PoolClass,
  Rhythm,
  RowForm,
  ScrabbleInput,
  ScrabbleLine,
  ScrabbleOutput,
  SheetLines,
} from '@escala/core';
import type { GameFactTable, RatingFactTable } from './facts.ts';
import type { ListedFact } from './listed-facts.ts';
import type { GamesOfBefore, RatedApart, Succession } from './succession.ts';

/** An edition of a rule book: a named set of parameters, never a branch in the code. */
export interface Revision {
  readonly id: string;
  /** Its name is `web.revision.<words>`. */
  readonly words: KeyAfter<'web.revision.'>;
}

export interface RateOptions {
  /** Also return how first ratings, K and pools were computed. */
  readonly workings?: boolean;
  /** What games rated by another book add to the list, given the record at the start of the period. */
  readonly before?: ((record: FederationColumns) => GamesOfBefore | undefined) | undefined;
}

/** Every book has words for its name and a line about it. */
export type BookId = KeyAfter<'web.book.'> & KeyAfter<'web.book-about.'>;

/** What every book of the register declares. */
export interface RegisteredBook {
  readonly id: BookId;
  readonly title: string;
  /** First day on which the regulation is in force. */
  readonly inForceFrom: IsoDate;
  /** The first is the default; empty if the book has no editions. */
  readonly revisions: readonly Revision[];
  /** Every number in the book's parameter files, by name. */
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  /** Areas of its decisions: `FCE` of `D-FCE-9`. */
  readonly decisions: readonly string[];
}

/** What a rating book must offer. Documents are checked against their format before they get here. */
export interface RatingRuleBook<Input, Output> extends RegisteredBook {
  /** Increased whenever the same record would give different lists: each list records the reading that made it. */
  readonly reading: number;
  readonly revisions: readonly [Revision, ...Revision[]];
  readonly documents: RatingDocuments;
  /** What an official list must show of each player, with the article that asks for it. */
  readonly listShows: Readonly<Partial<Record<ListedFact, string>>>;
  /** The matching competition book, offered for new events if the federation names none (D-OFF-550). */
  readonly competitions?: BookId;
  /** The order of two articles, for books whose article numbers do not sort naturally. */
  articleOrder?(a: string, b: string): number;
  rate(input: Input, options?: RateOptions): Output;
  /** The list days between two days, both included. */
  listDays(from: Day, to: Day, terms?: BookTerms): Day[];
  /** Whether a list may be dated this day. */
  isListDay(day: Day, terms?: BookTerms): boolean;
}

/** The book's part in rating documents. */
export interface RatingDocuments {
  /** What it rates, for the schema. */
  readonly means: string;
  /** Fields that it reads or writes and that not every book has. */
  readonly fields: readonly string[];
  /** Books whose fields its documents may also have: one record for several books. Those of other books are refused. */
  readonly sharedWith?: readonly BookId[];
  /** Documents may omit the rhythm; the first is meant. */
  readonly usualRhythm?: true;
  /** Articles that a faulty document breaks, by fault. */
  readonly articles: Readonly<Record<string, string>>;
}

/** The edition, and which of its lists; by default the first edition and the first rhythm. */
export interface BookTerms {
  readonly revision?: string | undefined;
  readonly rhythm?: Rhythm | undefined;
  /** First day from which a federation publishes monthly lists, if its book leaves that open (fide-2009 7.3). */
  readonly monthlyFrom?: Day | undefined;
}

/** The players of an event, as far as known; the deadline for its registration depends on them. */
export type RegisteredPlayer = Pick<PlayerFacts, 'sex'> & { readonly rating: number };
export type RegistrationTerms = BookTerms & { readonly field?: readonly RegisteredPlayer[] | undefined };

/** Ratings of other lists that serve as first ratings, by player, as of the day a list was made. */
export type FirstRatingSources = Partial<Pick<PlayerColumns, 'fideRating' | 'standardRating'>>;

/** A run over lists of the record: each starts from the previous one, the first from the last of `record.lists`. */
export interface ReplayTerms extends BookTerms {
  /** The lists to produce, in order; all later than the last of `record.lists`. */
  readonly listDays: readonly Day[];
  /** Receives each list when it is ready. Sheets are not reused: they may be kept, but not written into. */
  onList(sheet: ListSheet, list: number): void;
  /** Whether the latest list is needed beyond its ratings and statuses; if not, it may be overwritten (D-OFF-1031). */
  isHeld?(): boolean;
  /** Receives the games of a list, by its index in `listDays`. Lines of `unrated` or `absent` players are dropped. */
  ledgerOf?(list: number): LedgerSink | undefined;
  /** Receives the rule book's findings on a list and its events. */
  findingsOf?(list: number): ((finding: Finding) => void) | undefined;
  /** If undefined, the columns of `record.players` are used. */
  sourcesOf?(list: number): FirstRatingSources | undefined;
  /** What games rated by another book add to a list, given the record when its period starts; for successor books. */
  beforeOf?(list: number, record: FederationColumns): GamesOfBefore | undefined;
}

/** Lists made from a record in which one event, or ratings of other lists used as first ratings, have changed since. */
export interface AmendTerms extends BookTerms {
  /** The lists as replayed from the earlier record; all later than the last of `record.lists`. */
  readonly kept: readonly ListSheet[];
  /** The event in the current record, by index; undefined if it does not count. */
  readonly event?: number | undefined;
  /** An event still in the record, by index, that no longer counts. */
  readonly without?: number | undefined;
  /** Only that event, as it was; empty if it did not count. */
  readonly before: Pick<FederationColumns, 'events' | 'games'>;
  sourcesOf(list: number): FirstRatingSources | undefined;
  sourcesBefore(list: number): FirstRatingSources | undefined;
  /** Players for whom these may differ. */
  otherSources(list: number): readonly number[];
  /** The earlier `record.standardLists`, if games use them. */
  readonly standardBefore?: ListColumns | undefined;
  /** A list made elsewhere, as it is now, with its changed lines if known; undefined if the book makes it itself. */
  given?(list: number): { readonly sheet: ListSheet; readonly lines?: SheetLines | undefined } | undefined;
  /** Stop when more players than this differ: a replay is then as fast. */
  readonly most: number;
  /** Receives each changed list and its changed lines. */
  onList(sheet: ListSheet, list: number, lines: SheetLines): void;
}

/**
 * Gives the same lists as a replay of the record, but recomputes only lines whose inputs changed, starting from the
 * kept list. Returns how many lists were done before too many players differed.
 */
export type Amend = (record: FederationColumns, terms: AmendTerms) => number;

/** The period of a list: since the previous list, if any. */
export interface ListPeriod extends BookTerms {
  readonly listDay: Day;
  readonly previousListDay?: Day | undefined;
}

/** Events of a list and their games, by index, in the order of rating. */
export interface PeriodEntries {
  readonly events: Int32Array;
  readonly games: Int32Array;
}

/** Facts for checking an event before it is rated. */
export interface EventCheckTerms extends BookTerms {
  /** Published ratings at the start, by player id; without them, rules that need ratings are skipped. */
  readonly ratings?: Readonly<Record<string, number>> | undefined;
  /** Ratings given by the report, by player id; a finding lists those that differ from the ones at the start. */
  readonly reportedRatings?: Readonly<Record<string, number>> | undefined;
  /** Day on which the event was registered; if undefined, registration is not checked. */
  readonly registered?: Day | undefined;
}

/** Days on which the office may be asked for something, both included. */
export interface TermOfDays {
  readonly article: string;
  readonly decisions: readonly Decision[];
  readonly firstDay: Day;
  readonly lastDay: Day;
}

export interface RegistrationVerdict {
  readonly article: string;
  /** The last day in time. */
  readonly due: Day;
  /** `late`: the event may still be accepted, with a reason; `needs-permission`: only with permission. */
  readonly verdict: 'in-time' | 'late' | 'needs-permission';
}

export interface AppealVerdict {
  readonly article: string;
  readonly lastDay: Day;
  readonly verdict: 'in-time' | 'too-late';
}

/** Tables printed in a book for games between two players. */
export interface PrintedTables {
  readonly expectedScore: { readonly article: string; readonly table: ExpectationTable };
  /** The rating difference that corresponds to a percentage of points, from 50 on. */
  readonly ratingDifference: { readonly article: string; readonly differences: readonly number[] };
}

/** What K depends on besides the rating. */
export type FactorFacts = Pick<PlayerColumns, 'count' | 'firstSeason' | 'federatedDay' | 'gamesByYear'>;

/** Ratings of a list by player, as printed. */
export interface ListedRatings {
  readonly day: Day;
  readonly ratings: Int16Array;
}

/** K₀ and K by player; 0 for unrated players. */
export interface ListedFactors {
  readonly baseFactors: Uint8Array;
  readonly factors: Uint8Array;
}

/** A rule book for games between two players. Optional members are missing if the book has no article for them. */
export interface HeadToHeadRuleBook extends RatingRuleBook<HeadToHeadInput, HeadToHeadOutput> {
  readonly kind: 'head-to-head';
  /** The separate lists. A book with a single one does not name it in documents. */
  readonly rhythms: readonly [Rhythm, ...Rhythm[]];
  /** The article that requires watching over the rating scale. */
  readonly scaleWatch?: string;
  /** How `sheetRows` writes the rows of this book. */
  readonly rowForm: RowForm;
  readonly tables: PrintedTables;
  /** Facts that only this book reads from an event and a game, by their names in documents; `documents.fields` has them. */
  readonly facts?: RatingFactTable;
  readonly gameFacts?: GameFactTable;
  /** List after list over the whole record, which is not modified. Returns the players after the last list. */
  replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns;
  /**
   * The record after these lists, the first of them being the first after `record.lists`: replaying from there gives
   * the same as the whole replay from that point.
   */
  recordAfter(record: FederationColumns, sheets: readonly ListSheet[]): FederationColumns;
  /** Events and games of the list, rated or refused. */
  entriesOf(record: FederationColumns, period: ListPeriod): PeriodEntries;
  /** Rates the book's events, if any, for a list made by a later book; `record.lists` are the earlier lists. */
  rateApart?(record: FederationColumns, period: ListPeriod, ledger?: LedgerSink): RatedApart | undefined;
  /** How it continues from the lists of other books. */
  readonly goesOn?: Succession;
  /** The K for rating games while the list in force was not made by this book. */
  listedFactors?(players: FactorFacts, list: ListedRatings, terms?: BookTerms): ListedFactors;
  /** From which day on games count for a list's K. */
  factorGamesFrom?(listDay: Day, terms?: BookTerms): Day;
  /** Findings on an event before it is rated, or even played. */
  eventFindings(event: EventRecord, players: readonly PlayerFacts[], terms?: EventCheckTerms): Finding[];
  /** Whether an event with rounds on these days counts each game on its own day; it may then be reported in parts. */
  isWeekly?(roundDays: readonly Day[], terms?: BookTerms): boolean;
  /** The article that allows that. */
  readonly partsArticle?: string;
  /** Articles that the federation may overrule by accepting an event. Other warnings say what was done, or what to check. */
  readonly conditions?: readonly string[];
  /** When a published list may be contested. */
  claimWindow?(publication: Day, terms?: BookTerms): TermOfDays;
  /** Whether an event was registered in time. */
  registration?(registered: Day, start: Day, terms?: RegistrationTerms): RegistrationVerdict;
  /** The phases of an event merged into one event. */
  pooledPhases?(id: string, phases: readonly [EventRecord, ...EventRecord[]]): EventRecord;
  /** How long lists show a player inactive since a day. */
  inactiveShown?(since: Day, terms?: BookTerms): TermOfDays;
  /** Whether an appeal against the refusal of an event was in time. */
  appeal?(notified: Day, appealed: Day, terms?: BookTerms): AppealVerdict;
}

/** A Scrabble rule book: pools of players, each with a rating for every type of play. */
export interface ScrabbleRuleBook extends RatingRuleBook<ScrabbleInput, ScrabbleOutput> {
  readonly kind: 'scrabble';
  /** Each class is a separate pool; the first is the default. */
  readonly classes: readonly [PoolClass, ...PoolClass[]];
  readonly types: readonly [PlayType, ...PlayType[]];
  /** What `rate` prints for each date, oldest first, rating every game once; for a whole history of lists. */
  rateLists(input: Omit<ScrabbleInput, 'listDate'>, listDates: readonly IsoDate[]): Iterable<ScrabbleList>;
  /** The ratings of a type, or the general ones, as a list shows them; players listed apart have no rank. */
  inListOrder<Line extends ScrabbleLine>(lines: readonly Line[]): readonly (Line & { readonly rank: number | null })[];
  /** Seating by table in a collective game, the first table first. */
  readonly seating?: { readonly article: string; order(list: Pick<ScrabbleOutput, 'general'>): readonly string[] };
}

/** What a Scrabble list prints. */
export type ScrabbleList = Omit<ScrabbleOutput, 'format' | 'games' | 'ledger' | 'workings'>;

export type RuleBook = HeadToHeadRuleBook | ScrabbleRuleBook;

/** How a document is rated, by kind of book. */
export interface Rates {
  readonly 'head-to-head': HeadToHeadRuleBook['rate'];
  readonly scrabble: ScrabbleRuleBook['rate'];
}
