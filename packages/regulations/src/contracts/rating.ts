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
import type { EventFactTable, GameFactTable } from './facts.ts';
import type { GamesOfBefore, RatedApart, Succession } from './succession.ts';

/** An edition of a rule book: a named set of parameters, never a branch in the code. */
export interface Revision {
  readonly id: string;
  /** What it is in words: `web.revision.<words>`. */
  readonly words: KeyAfter<'web.revision.'>;
}

export interface RateOptions {
  /** Also return how first ratings, K and pools came about. */
  readonly workings?: boolean;
  /** What games that another book rates bring to the list, from the record as the period opens. */
  readonly before?: ((record: FederationColumns) => GamesOfBefore | undefined) | undefined;
}

/** A book has a name and a line about itself. */
export type BookId = KeyAfter<'web.book.'> & KeyAfter<'web.book-about.'>;

/** What every book of the register says of itself. */
export interface RegisteredBook {
  readonly id: BookId;
  readonly title: string;
  /** First day on which the regulation holds. */
  readonly inForceFrom: IsoDate;
  /** The first is the default; a book without editions has none. */
  readonly revisions: readonly Revision[];
  /** Every number of the regulation that stands in a parameter file, by name. */
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  /** Areas of its decisions: `FCE` of `D-FCE-9`. */
  readonly decisions: readonly string[];
}

/** What a rule book that rates must offer. A document is checked against its format before it comes here. */
export interface RatingRuleBook<Input, Output> extends RegisteredBook {
  /** Rises whenever the same record would give other lists than before: a list says by which reading it was made. */
  readonly reading: number;
  readonly revisions: readonly [Revision, ...Revision[]];
  readonly documents: RatingDocuments;
  /** The book of competitions that goes with it, which a new event is offered where the federation names none (D-OFF-550). */
  readonly competitions?: BookId;
  /** The order of two articles, where their numbers are not read as people count. */
  articleOrder?(a: string, b: string): number;
  rate(input: Input, options?: RateOptions): Output;
  /** The days of lists from one day to another, both included. */
  listDays(from: Day, to: Day, terms?: BookTerms): Day[];
  /** Whether a list may have this date. */
  isListDay(day: Day, terms?: BookTerms): boolean;
}

/** What the book has to do with in the documents of ratings. */
export interface RatingDocuments {
  /** What it rates, for the schema. */
  readonly means: string;
  /** Fields that it reads or writes and some other book does not. */
  readonly fields: readonly string[];
  /** Books whose fields its documents may have as well: one record for several of them. Fields of any other book are refused. */
  readonly sharedWith?: readonly BookId[];
  /** A document need not name its rhythm: the first is meant. */
  readonly usualRhythm?: true;
  /** Articles that a document breaks, by fault. */
  readonly articles: Readonly<Record<string, string>>;
}

/** Which edition, and which of its lists; the default revision and the first rhythm where nothing is said. */
export interface BookTerms {
  readonly revision?: string | undefined;
  readonly rhythm?: Rhythm | undefined;
  /** First day from which a federation publishes lists every month, where its book leaves that to a decision (fide-2009 7.3). */
  readonly monthlyFrom?: Day | undefined;
}

/** Who plays, on which it depends by what day an event is registered, as far as that is known. */
export type RegisteredPlayer = Pick<PlayerFacts, 'sex'> & { readonly rating: number };
export type RegistrationTerms = BookTerms & { readonly field?: readonly RegisteredPlayer[] | undefined };

/** Ratings of other lists from which a first rating is taken over, by player, as they stood when a list was made. */
export type FirstRatingSources = Partial<Pick<PlayerColumns, 'fideRating' | 'standardRating'>>;

/** A run over lists of the record: each from the one before, the first from the last of `record.lists`. */
export interface ReplayTerms extends BookTerms {
  /** The lists to produce, in order; all after the last of `record.lists`. */
  readonly listDays: readonly Day[];
  /** Each list as it is ready. Sheets stay as they are: keep them as long as you like, write into none. */
  onList(sheet: ListSheet, list: number): void;
  /** Whether somebody still looks at more than ratings and statuses of the list that came last; else the next one may stand in its place (D-OFF-1031). */
  isHeld?(): boolean;
  /** Who hears of the games of a list, by its place in `listDays`. Lines of whoever is `unrated` on the list or `absent` from it fall away. */
  ledgerOf?(list: number): LedgerSink | undefined;
  /** Who hears of what the rule book has to say of a list and its events. */
  findingsOf?(list: number): ((finding: Finding) => void) | undefined;
  /** Where it says nothing, the columns of `record.players` hold. */
  sourcesOf?(list: number): FirstRatingSources | undefined;
  /** What games that another book rates bring to a list, from the record as its period opens; for a book that goes on from others. */
  beforeOf?(list: number, record: FederationColumns): GamesOfBefore | undefined;
}

/** Lists made of a record of which one event has become another since, or ratings of other lists from which first ones are taken over. */
export interface AmendTerms extends BookTerms {
  /** The lists as the replay of the record of before gave them; all after the last of `record.lists`. */
  readonly kept: readonly ListSheet[];
  /** The event as the record has it now, by index; nothing where it does not count. */
  readonly event?: number | undefined;
  /** An event that the record still has, by index, and that counts no more. */
  readonly without?: number | undefined;
  /** It alone, as it was; no event where it did not count. */
  readonly before: Pick<FederationColumns, 'events' | 'games'>;
  sourcesOf(list: number): FirstRatingSources | undefined;
  sourcesBefore(list: number): FirstRatingSources | undefined;
  /** For whom they may be others. */
  otherSources(list: number): readonly number[];
  /** Lists of `record.standardLists` as they were, where games look at them. */
  readonly standardBefore?: ListColumns | undefined;
  /** A list that was made elsewhere, as it is now, with the lines that are others where they are known; nothing where the book makes it itself. */
  given?(list: number): { readonly sheet: ListSheet; readonly lines?: SheetLines | undefined } | undefined;
  /** So many players may differ at most: where it is more, the replay is as quick. */
  readonly most: number;
  /** Each list that is another now, and the lines that are. */
  onList(sheet: ListSheet, list: number, lines: SheetLines): void;
}

/**
 * The same as replaying the record over these lists, with lines made anew only where what they rest on is another: from the kept list, for
 * whoever differs. Returns how many lists were gone over before too many differed.
 */
export type Amend = (record: FederationColumns, terms: AmendTerms) => number;

/** The period of a list: since the list before, if there was one. */
export interface ListPeriod extends BookTerms {
  readonly listDay: Day;
  readonly previousListDay?: Day | undefined;
}

/** Events, and games of them, that belong to a list, by index, in the order in which they are rated. */
export interface PeriodEntries {
  readonly events: Int32Array;
  readonly games: Int32Array;
}

/** What an event is checked with before anything is rated. */
export interface EventCheckTerms extends BookTerms {
  /** Published ratings at the start, by player id; without them, rules that need ratings are not looked at. */
  readonly ratings?: Readonly<Record<string, number>> | undefined;
  /** Ratings that the report itself gives, by player id; where they are not those at the start, a finding says so. */
  readonly reportedRatings?: Readonly<Record<string, number>> | undefined;
  /** Day on which the event was registered; without it nothing is said of that. */
  readonly registered?: Day | undefined;
}

/** Days on which something may be asked of the office, both included. */
export interface TermOfDays {
  readonly article: string;
  readonly decisions: readonly Decision[];
  readonly firstDay: Day;
  readonly lastDay: Day;
}

export interface RegistrationVerdict {
  readonly article: string;
  /** Last day in time. */
  readonly due: Day;
  /** `late`: the event may be accepted all the same, with a reason; `needs-permission`: somebody has to permit it. */
  readonly verdict: 'in-time' | 'late' | 'needs-permission';
}

export interface AppealVerdict {
  readonly article: string;
  readonly lastDay: Day;
  readonly verdict: 'in-time' | 'too-late';
}

/** The tables that a book of games between two players prints. */
export interface PrintedTables {
  readonly expectedScore: { readonly article: string; readonly table: ExpectationTable };
  /** The difference of ratings that a percentage of points stands for, from 50 on. */
  readonly ratingDifference: { readonly article: string; readonly differences: readonly number[] };
}

/** What K goes by beside the rating. */
export type FactorFacts = Pick<PlayerColumns, 'count' | 'firstSeason' | 'federatedDay' | 'gamesByYear'>;

/** Ratings of a list by player, as they were printed. */
export interface ListedRatings {
  readonly day: Day;
  readonly ratings: Int16Array;
}

/** K₀ and K by player; 0 where there is no rating. */
export interface ListedFactors {
  readonly baseFactors: Uint8Array;
  readonly factors: Uint8Array;
}

/** A rule book of games between two players. What it has no article for, it does not offer. */
export interface HeadToHeadRuleBook extends RatingRuleBook<HeadToHeadInput, HeadToHeadOutput> {
  readonly kind: 'head-to-head';
  /** The lists that are kept apart. A book with a single one does not name it in documents. */
  readonly rhythms: readonly [Rhythm, ...Rhythm[]];
  /** The article by which somebody watches over the scale. */
  readonly scaleWatch?: string;
  /** How `sheetRows` writes the rows of this book. */
  readonly rowForm: RowForm;
  readonly tables: PrintedTables;
  /** What it alone looks at in an event and in a game, by the names of documents. */
  readonly facts?: EventFactTable;
  readonly gameFacts?: GameFactTable;
  /** List after list over the whole record, which stays as it was. Returns the players as the last list leaves them. */
  replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns;
  /**
   * The record as it stands after these lists, the first of them being the first after `record.lists`: replaying from
   * there gives what the whole replay gives from there on.
   */
  recordAfter(record: FederationColumns, sheets: readonly ListSheet[]): FederationColumns;
  /** What belongs to the list, rated or refused. */
  entriesOf(record: FederationColumns, period: ListPeriod): PeriodEntries;
  /** Its events of a list that a later book makes, `record.lists` being those before; nothing where there are none. */
  rateApart?(record: FederationColumns, period: ListPeriod, ledger?: LedgerSink): RatedApart | undefined;
  /** How it goes on from the lists of other books. */
  readonly goesOn?: Succession;
  /** The K with which games are rated while a list is in force that the book did not produce. */
  listedFactors?(players: FactorFacts, list: ListedRatings, terms?: BookTerms): ListedFactors;
  /** From which day on games count for the K of a list. */
  factorGamesFrom?(listDay: Day, terms?: BookTerms): Day;
  /** What the rule book has to say of one event before it is rated, also before it is played. */
  eventFindings(event: EventRecord, players: readonly PlayerFacts[], terms?: EventCheckTerms): Finding[];
  /** Whether rounds on these days make an event whose games count each with its own day: it may be reported in parts. */
  isWeekly?(roundDays: readonly Day[], terms?: BookTerms): boolean;
  /** The article by which it may. */
  readonly partsArticle?: string;
  /**
   * Articles that ask something of an event and leave it to the federation to rate it all the same: findings of them are warnings, and
   * to accept the event is to overrule them. Other warnings say what was done, or what to look at.
   */
  readonly conditions?: readonly string[];
  /** When a list that was published may be contested. */
  claimWindow?(publication: Day, terms?: BookTerms): TermOfDays;
  /** Whether an event was registered in time. */
  registration?(registered: Day, start: Day, terms?: RegistrationTerms): RegistrationVerdict;
  /** The phases of one event as a single one. */
  pooledPhases?(id: string, phases: readonly [EventRecord, ...EventRecord[]]): EventRecord;
  /** Until when lists show somebody who is inactive since a day. */
  inactiveShown?(since: Day, terms?: BookTerms): TermOfDays;
  /** Whether the refusal of an event was contested in time. */
  appeal?(notified: Day, appealed: Day, terms?: BookTerms): AppealVerdict;
}

/** A rule book of Scrabble: pools of players, each with a rating of every type of play. */
export interface ScrabbleRuleBook extends RatingRuleBook<ScrabbleInput, ScrabbleOutput> {
  readonly kind: 'scrabble';
  /** Each class is a pool of its own; the first is meant where nothing is said. */
  readonly classes: readonly [PoolClass, ...PoolClass[]];
  readonly types: readonly [PlayType, ...PlayType[]];
  /** What `rate` prints for each of the dates, the oldest first, with every game rated once: for a whole history of lists. */
  rateLists(input: Omit<ScrabbleInput, 'listDate'>, listDates: readonly IsoDate[]): Iterable<ScrabbleList>;
  /** The ratings of a type, or the general ones, as a list shows them; who stands apart has no rank. */
  inListOrder<Line extends ScrabbleLine>(lines: readonly Line[]): readonly (Line & { readonly rank: number | null })[];
  /** Who sits at which table of a collective game, the first table first. */
  readonly seating?: { readonly article: string; order(list: Pick<ScrabbleOutput, 'general'>): readonly string[] };
}

/** What is printed of a list of Scrabble. */
export type ScrabbleList = Omit<ScrabbleOutput, 'format' | 'games' | 'ledger' | 'workings'>;

export type RuleBook = HeadToHeadRuleBook | ScrabbleRuleBook;

/** How a document is rated, by the kind of its book. */
export interface Rates {
  readonly 'head-to-head': HeadToHeadRuleBook['rate'];
  readonly scrabble: ScrabbleRuleBook['rate'];
}
