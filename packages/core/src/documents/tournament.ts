import type { IsoDate } from '../calendar.ts';
import type { Step } from '../finding.ts';
import type { GameKind, Result } from '../outcome.ts';
import type { TimeControl } from './head-to-head.ts';

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Categories of players, strongest first. Documents may write them in other words: a rule book reads them. */
export const PLAYER_CATEGORIES = ['preferent', 'first', 'second', 'third'] as const;
export type PlayerCategory = (typeof PLAYER_CATEGORIES)[number];

/** Ratings by the list that they come from. */
export interface RatingsBySource {
  readonly catalan?: number | undefined;
  readonly fide?: number | undefined;
  readonly spanish?: number | undefined;
}

export interface TournamentPlayer {
  readonly id: string;
  /** Pairing number, 1 the strongest; given for everybody or for nobody. */
  readonly number?: number | undefined;
  readonly name?: string | undefined;
  readonly rating?: number | undefined;
  readonly title?: string | undefined;
  /** Has a norm of International Master (fce-1990, MC títol 2). */
  readonly internationalNorm?: boolean | undefined;
  readonly club?: string | undefined;
  readonly category?: string | undefined;
  readonly birthDate?: IsoDate | undefined;
  /** Where they are given, verdicts look at them and not at `rating`, which orders the field. */
  readonly ratings?: RatingsBySource | undefined;
  /** Country code, of three or two letters. */
  readonly nationality?: string | undefined;
}

export interface TournamentGame {
  readonly round: number;
  readonly board?: number | undefined;
  readonly white: string;
  readonly black: string;
  /** Absent while the game is being played. */
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
}

export interface Bye {
  readonly round: number;
  readonly player: string;
  readonly points: number;
}

export interface Absence {
  readonly round: number;
  readonly player: string;
}

export interface Withdrawal {
  readonly player: string;
  readonly afterRound: number;
}

export const COMPETITION_KINDS = ['closed', 'open', 'active', 'blitz'] as const;
export type CompetitionKind = (typeof COMPETITION_KINDS)[number];

export const DELEGATIONS = ['barcelona', 'girona', 'lleida', 'tarragona'] as const;
export type Delegation = (typeof DELEGATIONS)[number];

/** Championships whose first places are worth a title or a norm by themselves. */
export const CHAMPIONSHIPS = [
  'catalonia-absolute',
  'barcelona-open-a',
  'interterritorial',
  'provincial',
  'spain-junior',
  'spain-individual-final',
] as const;
export type Championship = (typeof CHAMPIONSHIPS)[number];

/** An event that was established before, and how far away it is played. */
export interface NeighbouringEvent {
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly kilometres: number;
}

/** What is known of the event beside its games: what homologation, norms and terms of the office look at. */
export interface TournamentEvent {
  readonly kind?: CompetitionKind | undefined;
  readonly start?: IsoDate | undefined;
  readonly end?: IsoDate | undefined;
  /** The day of each round, the first round first. */
  readonly roundDates?: readonly IsoDate[] | undefined;
  readonly timeControl?: TimeControl | undefined;
  readonly delegation?: Delegation | undefined;
  readonly championship?: Championship | undefined;
  /** Valid for international rating. */
  readonly internationalRating?: boolean | undefined;
  /** The federation has homologated the event for rating, or has refused to. */
  readonly homologated?: boolean | undefined;
  /** The same for norms of Catalan Master, which has conditions of its own. */
  readonly homologatedForNorms?: boolean | undefined;
  /** Categories of all groups of the event, where this document is one group of several. */
  readonly categories?: readonly string[] | undefined;
  readonly appliedOn?: IsoDate | undefined;
  readonly neighbours?: readonly NeighbouringEvent[] | undefined;
  readonly rulesApproved?: boolean | undefined;
  /** The day on which the federation had the list of players. */
  readonly playerListOn?: IsoDate | undefined;
  readonly arbiter?: string | undefined;
  readonly director?: string | undefined;
  /** The day on which the federation had the reports. */
  readonly reportsOn?: IsoDate | undefined;
  /** Pesetas. */
  readonly feesPaid?: number | undefined;
  /** Days that are no working days, Sundays aside. */
  readonly holidays?: readonly IsoDate[] | undefined;
}

/** `escala/tournament@1`. */
export interface Tournament {
  readonly format: 'escala/tournament@1';
  readonly name?: string | undefined;
  /** The competition book, where the document says it. */
  readonly rules?: string | undefined;
  /** As the competition book names it. */
  readonly system: string;
  readonly rounds: number;
  readonly initialColour?: Colour | undefined;
  readonly players: readonly TournamentPlayer[];
  readonly games: readonly TournamentGame[];
  readonly byes?: readonly Bye[] | undefined;
  readonly absences?: readonly Absence[] | undefined;
  readonly withdrawals?: readonly Withdrawal[] | undefined;
  readonly event?: TournamentEvent | undefined;
}

export type PassedReason = 'met' | 'colour' | 'not-completable' | 'quality' | 'rating';

/** Why a pair came about. */
export interface PairTrace {
  /** Points of the group in which the pair was made. */
  readonly group: number;
  readonly direction: 'down' | 'up' | 'middle';
  /** A: an incoming floater; C: the rest of the group. */
  readonly step: 'A' | 'C';
  readonly floater: string | null;
  readonly passed: readonly { readonly player: string; readonly reason: PassedReason }[];
  readonly colourRule: 1 | 2 | 3 | 4 | 5;
  readonly quality: 0 | 1 | 2 | 3;
  readonly level: 'strict' | 'last' | 'relaxed';
}

export interface PairedBoard {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly trace: PairTrace;
  /** By systems that have no trace. */
  readonly steps?: readonly Step[];
}

/** `escala/round@1`. */
export interface PairedRound {
  readonly format: 'escala/round@1';
  readonly round: number;
  readonly pairs: readonly PairedBoard[];
  readonly bye: string | null;
}
