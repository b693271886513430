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
  Reason,
  RequestedBye,
  Schedule,
  ScheduledPair,
  Scoring,
  Tournament,
  TournamentPlayer,
  VirtualPoints,
} from '@escala/core';
import type { TeamsOfSystem } from './event-teams.ts';
import type { EntryFactTable, EventFactTable } from './facts.ts';
import type { OfficeTerms } from './office-terms.ts';
import type { PrizeRules } from './prizes.ts';
import type { RegisteredBook } from './rating.ts';
import type { RoundExplanation } from './round-explanation.ts';
import type { StandingsRules } from './standings.ts';
import type { NameOf, Step } from './step.ts';
import type { TeamRuleBook } from './teams.ts';

/**
 * What a competition book offers: how events are entered, paired, ranked, homologated. Optional members are missing if
 * the book has no article for them. Documents are checked against their format before they get here.
 */
export interface CompetitionRuleBook extends RegisteredBook {
  /** By the name that documents use; new events default to the first. */
  readonly systems: Readonly<Record<string, CompetitionSystem>>;
  readonly standings: StandingsRules;
  /** Facts that the book reads from an event and its entries, besides those of every event. */
  readonly facts?: EventFactTable;
  readonly entryFacts?: EntryFactTable;
  readonly entry?: EntryRules;
  readonly homologation?: HomologationRules;
  readonly teams?: TeamRuleBook;
  /** The title book (norms, categories) that goes with this one. */
  readonly titles?: string;
  /** Its events are FIDE's: rated by FIDE's lists first, and reported to FIDE (D-OFF-1121). */
  readonly fide?: true;
  readonly prizes: PrizeRules;
  readonly terms?: OfficeTerms;
  /** Articles that the office cites when it refuses something itself. */
  readonly articles?: Readonly<Partial<Record<CitedMatter, string>>>;
}

/** `numbers`: fixed once a round is paired; the others: games that are waiting. */
export type CitedMatter = 'numbers' | 'reserve' | 'sealed-move' | 'adjourned';

export type NumberedPlayer = TournamentPlayer & { readonly number: number };

/** A system of play: who meets whom. */
export interface CompetitionSystem {
  /** Its name is the key `web.event-system.<word>`. */
  readonly word: CodeOf<'web.event-system'>;
  /** Type of such an event in a rating report. */
  readonly eventType: EventType;
  /** Paired by an engine from the results so far, or by a table from the numbers alone. */
  readonly pairedBy: 'engine' | 'schedule';
  /** The system's code in a tournament report (field 192), if it has one. */
  readonly reportCode?: string;
  /** The year of its rules, if editions share a code and add their year to it (D-OFF-1241). */
  readonly edition?: number;
  /** The full code, if it says more than the system; and the book's facts that a code sets for an event. */
  reportCodeOf?(tournament: Tournament): string;
  factsOfCode?(code: string): Readonly<Record<string, string | boolean>>;
  /** Points of a game if not 1, ½ and 0; documents of the system state them (D-OFF-1120). */
  readonly scoring?: Scoring;
  readonly byes: ByeRules;
  readonly setByEvent?: readonly SetByEvent[];
  /** Titles as the system writes them, if titles order its players. */
  readonly titles?: TitleNames;
  /** The colour of the first round is drawn by lot before pairing. */
  readonly drawsColour?: true;
  /** The drawn colour, inferred from the games of a tournament that does not give it. */
  colourDrawn?(tournament: Tournament): Colour | undefined;
  /** Whether a player may be absent from a round and come back. */
  readonly mayBeAbsent: boolean;
  /** Players by number: as given, or in the order of the book. */
  numbered(players: readonly TournamentPlayer[]): readonly NumberedPlayer[];
  /** Numbers drawn by lot, if the book says how; the seed comes from a public draw. */
  drawNumbers?(players: readonly TournamentPlayer[], seed: number): readonly NumberedPlayer[];
  /** Whether numbers may still change when this round is paired. By default the first round fixes them. */
  numbersAreProvisional?(round: number): boolean;
  /**
   * Players entering after numbers were fixed get their place in the book's order and those behind move on; by default,
   * the next number.
   */
  readonly placesLateEntries?: true;
  /** Rounds needed for this many players, if the system says so; in a team system, for this many teams. */
  roundsNeeded?(players: number, teams?: number): number;
  /** Where teams meet, with players in board order. */
  readonly teams?: TeamsOfSystem;
  /** All reasons why a round cannot be paired from this record. */
  refusals(tournament: Tournament, round: number): readonly Finding[];
  /** Remarks on a round just paired. */
  remarks?(tournament: Tournament, drawn: DrawnRound): readonly Finding[];
  /** The same state always gives the same round; includes everything from `refusals`. */
  pair(tournament: Tournament, round: number): PairingResult;
  /** Rounds of `escala/round@1` have its trace; for other systems they have the steps. */
  readonly writesTrace?: true;
  /** Why these two meet. */
  pairSteps(pair: PairOfRound, terms: PairStepTerms): readonly Step[];
  /** Pairs a round again, to answer questions beyond its record; undefined if it cannot be paired now. */
  explain?(tournament: Tournament, round: number, nameOf: NameOf): RoundExplanation | undefined;
  /** A trace from outside, with the ids of its players replaced; undefined if it is not a trace of this system. */
  readTrace?(trace: object, own: (id: string) => string): object | undefined;
  /** What applies to all pairs of a round, if unusual. */
  roundSteps?(pairs: readonly PairOfRound[]): readonly Step[];
  /** Compares each round as played with the engine's, from the same state. */
  check?(tournament: Tournament): readonly CheckedRound[];
  /** A random finished tournament, paired by the engine; shorter than requested if pairings run out. */
  simulate?(terms: SimulationTerms): Tournament;
  /** Points that the acceleration of an event lends its players, by round, for programs that do not know it. */
  lentPoints?(tournament: Tournament): readonly VirtualPoints[];
  /** All rounds for players numbered from 1 on. */
  schedule?(players: number): ScheduleResult;
}

export interface TitleNames {
  /** Strongest first. */
  readonly known: readonly string[];
  /** A title as this system writes it, whatever the input; unknown ones are unchanged. */
  written(title: string): string;
  /** The reverse: as reports write it. */
  international(title: string): string;
}

export interface ByeRules {
  readonly article: string;
  readonly decisions?: readonly Decision[];
  /** Points for a player left without an opponent. */
  readonly points: number;
  /** Byes that a player may request; undefined if none. If any, reports distinguish byes and are read literally. */
  readonly onRequest?: readonly RequestedBye[];
}

/**
 * What an event may set: points of a game, points lent for pairing, points by ruling, players who may not meet, games
 * in a match, a match for third place.
 */
export type SetByEvent =
  | 'scoring'
  | 'acceleration'
  | 'assigned-points'
  | 'forbidden'
  | 'games-per-match'
  | 'third-place';

export interface PairOfRound extends ScheduledPair {
  /** Why the pair was made, in the system's own form, for its `pairSteps`. */
  readonly trace?: object | undefined;
}

export interface DrawnRound {
  readonly kind: 'paired';
  readonly round: number;
  readonly pairs: readonly PairOfRound[];
  readonly byes: readonly { readonly player: string; readonly points: number }[];
  /** Players whose scheduled opponent has left; they do not play. */
  readonly free: readonly string[];
}

export type PairingResult = DrawnRound | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

export interface PairStepTerms {
  readonly nameOf: NameOf;
  readonly round: number;
  /** All players paired in the round, the best number first, so that steps can mention places among them. */
  readonly order?: readonly string[] | undefined;
}

/** A difference between the engine's pairs and the tournament's: a missing pair, an extra one, or other colours. */
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
  /** Per thousand: players absent from a round, games forfeited, players who leave. */
  readonly absences?: number;
  readonly forfeits?: number;
  readonly withdrawals?: number;
  /** Players who request a half-point bye, if the system has it. */
  readonly halfByes?: number;
  /** Drawn games; a third by default. */
  readonly draws?: number;
}

export type ScheduleResult =
  | { readonly kind: 'scheduled'; readonly schedule: Schedule }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

/** Who may enter, and who takes a place. */
export interface EntryRules {
  /** A player without a licence in force may not play. */
  licenceInForce?(licence: boolean): Reason;
  /** Candidates in the order in which few or vacant places are given; the seed comes from a public draw. */
  vacancyOrder?(candidates: readonly Candidate[], seed?: string): readonly RankedCandidate[];
  /** The articles of that order and of its draw. */
  readonly vacancies?: { readonly articles: readonly string[]; readonly draw: string };
  /** Whether a player may leave an event. */
  mayWithdraw?(player: Pick<TournamentPlayer, 'category' | 'title'>, leaving: Leaving): Reason | undefined;
  /** Whether a player who qualified directly confirmed the place in time. */
  confirmation?(start: Day, confirmed: Day): Reason;
}

export interface Leaving {
  /** The committee accepted the reasons. */
  readonly accepted: boolean;
  /** Games lost so far by not appearing. */
  readonly absences: number;
}

/** A candidate for a vacant place, or one of few. */
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
  /** As in 1, 2, 2, 4: places are shared only if a draw is needed and there is no seed. */
  readonly place: number;
  readonly candidate: Candidate;
  /** Why the candidate is behind the previous one; missing for the first. */
  readonly step?: Step;
}

/** What makes an event count. */
export interface HomologationRules {
  /** Checks a tournament, or every event of a rating document, condition by condition. */
  check(document: Tournament | HeadToHeadInput, options?: HomologationOptions): Homologation;
  findings(verdict: HomologationVerdict): readonly Finding[];
  /** Kinds of events that have conditions. */
  readonly kinds: readonly NonNullable<HomologationVerdict['kind']>[];
  /** Conditions that only players, rounds and the report can meet, not the announcement. */
  readonly metLater: readonly Finding['code'][];
  /** Reports that the organiser of an official event must hand in. */
  requiredReports?(tournament: Pick<Tournament, 'system' | 'players'>): readonly RequiredReport[];
}

export interface HomologationOptions {
  /** Codes of conditions waived by a commission; its vote is recorded elsewhere. */
  readonly waived?: readonly string[];
}

export const REPORT_NAMES = ['reports', 'results-by-round', 'score-sheets', 'pairing-cards', 'cross-table'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export interface RequiredReport {
  readonly report: ReportName;
  readonly article: string;
}
