import type {
  CodeOf,
  Colour,
  Day,
  Decision,
  EventType,
  Finding,
  HeadToHeadInput,
  Homologation,
  HomologationVerdict,
  IsoDate,
  Reason,
  RequestedBye,
  Schedule,
  ScheduledPair,
  Tournament,
  TournamentPlayer,
} from '@escala/core';
import type { TeamsOfSystem } from './event-teams.ts';
import type { EntryFactTable, EventFactTable } from './facts.ts';
import type { PrizeRules } from './prizes.ts';
import type { RuleQuestion } from './question.ts';
import type { RegisteredBook } from './rating.ts';
import type { RoundExplanation } from './round-explanation.ts';
import type { StandingsRules } from './standings.ts';
import type { NameOf, Step } from './step.ts';
import type { TeamRuleBook } from './teams.ts';

/**
 * What a book of competitions offers: how events are entered, paired, ranked, homologated. What it has no article for, it does not
 * offer. A document is checked against its format before it comes here.
 */
export interface CompetitionRuleBook extends RegisteredBook {
  /** By the name that documents use; the first is the one that a new event is offered. */
  readonly systems: Readonly<Record<string, CompetitionSystem>>;
  readonly standings: StandingsRules;
  /** What it looks at in an event and its entries, beside what every event tells. */
  readonly facts?: EventFactTable;
  readonly entryFacts?: EntryFactTable;
  readonly entry?: EntryRules;
  readonly homologation?: HomologationRules;
  readonly teams?: TeamRuleBook;
  /** The book of titles, norms and categories that goes with this one. */
  readonly titles?: string;
  readonly prizes: PrizeRules;
  readonly terms?: OfficeTerms;
  /** Articles that the office cites where it refuses something by itself. */
  readonly articles?: Readonly<Partial<Record<CitedMatter, string>>>;
}

/** `numbers`: once a round is paired they stay; the others: games that wait. */
export type CitedMatter = 'numbers' | 'reserve' | 'sealed-move' | 'adjourned';

export type NumberedPlayer = TournamentPlayer & { readonly number: number };

/** A system of play: who meets whom. */
export interface CompetitionSystem {
  /** Its name is `web.event-system.<word>`. */
  readonly word: CodeOf<'web.event-system'>;
  /** What an event of this system is to a rating report. */
  readonly eventType: EventType;
  /** Whether an engine goes by the results so far, or a table by the numbers alone. */
  readonly pairedBy: 'engine' | 'schedule';
  /** The code of a tournament report (field 192), where the system has one. */
  readonly reportCode?: string;
  /** The whole code, where it tells more than the system; and what an event sets by a code, as facts of the book. */
  reportCodeOf?(tournament: Tournament): string;
  factsOfCode?(code: string): Readonly<Record<string, string | boolean>>;
  readonly byes: ByeRules;
  readonly setByEvent?: readonly SetByEvent[];
  /** Titles as the system writes them, where they order its players. */
  readonly titles?: TitleNames;
  /** The colour of the first round is drawn before it is paired. */
  readonly drawsColour?: true;
  /** The colour that was drawn, told from the games of a tournament that does not say it. */
  colourDrawn?(tournament: Tournament): Colour | undefined;
  /** Whether a player may be absent from a round and come back. */
  readonly mayBeAbsent: boolean;
  /** Players by number: as given, or in the order of the book. */
  numbered(players: readonly TournamentPlayer[]): readonly NumberedPlayer[];
  /** Numbers by lot, where the book says how they are drawn; the seed is that of a public draw. */
  drawNumbers?(players: readonly TournamentPlayer[], seed: number): readonly NumberedPlayer[];
  /** Whether numbers may still move when this round is paired. Where the book says nothing, the first round fixes them. */
  numbersAreProvisional?(round: number): boolean;
  /** Who comes after the numbers were fixed has the place of the book's order, and those behind move on; else the next number. */
  readonly placesLateEntries?: true;
  /** Rounds that so many players need, where the system says it; in a system of teams, so many teams. */
  roundsNeeded?(players: number, teams?: number): number;
  /** Where teams meet, and their players sit by board. */
  readonly teams?: TeamsOfSystem;
  /** Why a round cannot be paired as the record stands, all reasons at once. */
  refusals(tournament: Tournament, round: number): readonly Finding[];
  /** What is worth knowing before it is paired. */
  remarks?(tournament: Tournament, round: number): readonly Finding[];
  /** One state, one round; everything that `refusals` says is said here too. */
  pair(tournament: Tournament, round: number): PairingResult;
  /** Its trace has a place in `escala/round@1`; rounds of other systems have the steps there. */
  readonly writesTrace?: true;
  /** Why these two meet. */
  pairSteps(pair: PairOfRound, terms: PairStepTerms): readonly Step[];
  /** Pairs a round again, to answer what its record does not tell; nothing where it cannot be paired as things stand. */
  explain?(tournament: Tournament, round: number, nameOf: NameOf): RoundExplanation | undefined;
  /** A trace from outside, with other ids for its players; nothing where it is none of this system. */
  readTrace?(trace: object, own: (id: string) => string): object | undefined;
  /** What holds for all pairs of a round, where it is out of the ordinary. */
  roundSteps?(pairs: readonly PairOfRound[]): readonly Step[];
  /** Each round as it was played against the engine's, from the same state. */
  check?(tournament: Tournament): readonly CheckedRound[];
  /** A random finished tournament, paired by the engine; shorter than asked for where the pairings run out. */
  simulate?(terms: SimulationTerms): Tournament;
  /** All rounds for players numbered from 1 on. */
  schedule?(players: number): ScheduleResult;
}

export interface TitleNames {
  /** Strongest first. */
  readonly known: readonly string[];
  /** A title as it is written here, whatever was written; others stay as they are. */
  written(title: string): string;
  /** The other way: as reports write it. */
  international(title: string): string;
}

export interface ByeRules {
  readonly article: string;
  readonly decisions?: readonly Decision[];
  /** Points of who is left without an opponent. */
  readonly points: number;
  /** Rounds off that a player may ask for; nothing where nobody may. Then reports tell byes apart and are read as they are written. */
  readonly onRequest?: readonly RequestedBye[];
}

/** What an event may set: the points of a game, points lent for the pairing, who may not meet whom, how many games a match has, a match for third place. */
export type SetByEvent = 'scoring' | 'acceleration' | 'forbidden' | 'games-per-match' | 'third-place';

export interface PairOfRound extends ScheduledPair {
  /** How the pair came about, as the system keeps it: for its own `pairSteps`. */
  readonly trace?: object | undefined;
}

export type PairingResult =
  | {
      readonly kind: 'paired';
      readonly round: number;
      readonly pairs: readonly PairOfRound[];
      readonly byes: readonly { readonly player: string; readonly points: number }[];
      /** Whose opponent of the schedule has left: they play nobody. */
      readonly free: readonly string[];
    }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

export interface PairStepTerms {
  readonly nameOf: NameOf;
  readonly round: number;
  /** All players who are paired in the round, the best number first: with them a step may tell places among them. */
  readonly order?: readonly string[] | undefined;
}

/** A pair of the engine that the tournament did not have, or the other way round, or with other colours. */
export interface PairingDifference {
  readonly kind: 'missing' | 'unexpected' | 'colours' | 'bye' | 'unpairable';
  readonly article: string;
  readonly white?: string;
  readonly black?: string;
  readonly player?: string | null;
  readonly expected?: string | null;
  readonly trace?: object;
}

export interface CheckedRound {
  readonly round: number;
  readonly differences: readonly PairingDifference[];
}

export interface SimulationTerms {
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
  /** In a thousand: players absent from a round, games forfeited, players who leave. */
  readonly absences?: number;
  readonly forfeits?: number;
  readonly withdrawals?: number;
  /** Players who ask for a half-point bye, where the system has such. */
  readonly halfByes?: number;
  /** Games that are drawn; a third where nothing is said. */
  readonly draws?: number;
}

export type ScheduleResult =
  | { readonly kind: 'scheduled'; readonly schedule: Schedule }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

/** Who may enter, and who takes a place. */
export interface EntryRules {
  /** Somebody without a licence in force plays nowhere. */
  licenceInForce?(licence: boolean): Reason;
  /** Everybody in the order in which few or vacant places are given; the seed is that of a public draw. */
  vacancyOrder?(candidates: readonly Candidate[], seed?: string): readonly RankedCandidate[];
  /** The articles of that order, and of its draw. */
  readonly vacancies?: { readonly articles: readonly string[]; readonly draw: string };
  /** Whether a player may leave an event. */
  mayWithdraw?(
    player: Pick<TournamentPlayer, 'category' | 'title'>,
    justificationAccepted: boolean,
  ): Reason | undefined;
}

/** Somebody who would take a vacant place, or one of few. */
export interface Candidate {
  readonly id: string;
  readonly rating?: number | undefined;
  /** Was ever sanctioned by the competition committee. */
  readonly sanctioned: boolean;
  readonly title?: string | undefined;
  /** Place in the same event and group last season. */
  readonly lastPlace?: number | undefined;
}

export interface RankedCandidate {
  /** 1, 2, 2, 4: only where a draw is needed and there is no seed do two share a place. */
  readonly place: number;
  readonly candidate: Candidate;
  /** What put the candidate behind the one before; none for the first. */
  readonly step?: Step;
}

/** What makes an event count. */
export interface HomologationRules {
  /** A tournament, or every event of a rating document, condition by condition. */
  check(document: Tournament | HeadToHeadInput, options?: HomologationOptions): Homologation;
  findings(verdict: HomologationVerdict): readonly Finding[];
  /** Kinds of events that have conditions. */
  readonly kinds: readonly NonNullable<HomologationVerdict['kind']>[];
  /** Conditions that only players, rounds and the report can meet: nothing that is told beforehand does. */
  readonly metLater: readonly Finding['code'][];
  /** What the organiser of an official event hands in. */
  requiredReports?(tournament: Pick<Tournament, 'system' | 'players'>): readonly RequiredReport[];
}

export interface HomologationOptions {
  /** Codes of conditions that a commission lets pass; its vote is recorded elsewhere. */
  readonly waived?: readonly string[];
}

export const REPORT_NAMES = ['reports', 'results-by-round', 'score-sheets', 'pairing-cards', 'cross-table'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export interface RequiredReport {
  readonly report: ReportName;
  readonly article: string;
}

/** Terms and votes that the office keeps. */
export interface OfficeTerms {
  /** What anybody may ask the rules, each by a small form. */
  readonly questions: readonly RuleQuestion[];
  commissionVote?(vote: CommissionVote, day: Day): VoteVerdict;
  /** Play is over before the last day that was announced. */
  beforeLastDay?(end: IsoDate, today: IsoDate): Finding;
}

/** A vote of a commission. Who abstains does not vote. */
export interface CommissionVote {
  /** Members in office, the president among them. */
  readonly members: number;
  readonly inFavour: number;
  readonly against: number;
  readonly president: 'in-favour' | 'against' | 'abstains';
}

export interface VoteVerdict {
  readonly outcome: 'adopted' | 'rejected' | 'undecided' | 'invalid';
  /** What decided it. */
  readonly article: string;
  readonly reasons: readonly Reason[];
}
