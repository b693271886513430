import type { IsoDate } from '../calendar.ts';
import type { Step } from '../finding.ts';
import type { GameKind, Result } from '../outcome.ts';
import type { DocumentOf } from './document.ts';
import type { TimeControl } from './head-to-head.ts';
import type { PrizeFund } from './prizes.ts';

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Ratings by the list that they come from, as the competition book names it. */
export type RatingsBySource = Readonly<Record<string, number | undefined>>;

/** FIDE's own lists. The other lists of an event are a federation's: `series:` and the name of the series. */
export const FIDE_LISTS = { standard: 'fide', rapid: 'fide-rapid', blitz: 'fide-blitz' } as const;

/** Of several lists: the first on which somebody has a rating, or the highest rating of all. */
export const RATING_CHOICES = ['first', 'highest'] as const;
export type RatingChoice = (typeof RATING_CHOICES)[number];

/** From which lists the ratings of an event come, in their order. */
export interface RatingLists {
  readonly take: RatingChoice;
  readonly lists: readonly RatingList[];
}

export interface RatingList {
  readonly list: string;
  /** What people call it. */
  readonly name?: string | undefined;
  /** The edition that counts. */
  readonly date?: IsoDate | undefined;
}

/** What a list that came out during the event says of a player; what it does not say is as before. */
export interface LaterRating {
  readonly from: IsoDate;
  readonly rating?: number | undefined;
  readonly title?: string | undefined;
}

export interface TournamentPlayer {
  readonly id: string;
  /** Pairing number, 1 the strongest; given for everybody or for nobody. */
  readonly number?: number | undefined;
  readonly name?: string | undefined;
  readonly rating?: number | undefined;
  /** The list of that rating; absent where it was told otherwise. */
  readonly ratingFrom?: string | undefined;
  /** What each list of the event says. */
  readonly listRatings?: Readonly<Record<string, number>> | undefined;
  readonly title?: string | undefined;
  /** By FIDE's lists during an event of more than 30 days, the oldest first (fide-titles-2024 1.1.4). */
  readonly laterRatings?: readonly LaterRating[] | undefined;
  /** Has a norm of International Master. */
  readonly internationalNorm?: boolean | undefined;
  readonly club?: string | undefined;
  /** For which the player sits in a system of teams. */
  readonly team?: string | undefined;
  readonly category?: string | undefined;
  readonly birthDate?: IsoDate | undefined;
  /** Where the day is not known, as on FIDE's list. */
  readonly birthYear?: number | undefined;
  /** Where they are given, verdicts look at them and not at `rating`, which orders the field. */
  readonly ratings?: RatingsBySource | undefined;
  /** Code of the federation that the player plays for, as FIDE writes it. */
  readonly federation?: string | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  readonly fideId?: string | undefined;
}

export interface TournamentGame {
  readonly round: number;
  readonly board?: number | undefined;
  readonly white: string;
  readonly black: string;
  /** Absent while the game is being played. */
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
  /** Taken out for force majeure or Fair Play (fide-2024 5.1). */
  readonly excluded?: boolean | undefined;
  /** The players had different times (fide-2024 R1.2). */
  readonly unequalTime?: boolean | undefined;
}

/** A round off that somebody asked for: worth a win, a draw, nothing. */
export const REQUESTED_BYES = ['full', 'half', 'zero'] as const;
export type RequestedBye = (typeof REQUESTED_BYES)[number];

/** By the pairing, or asked for. */
export const BYE_KINDS = ['pairing', ...REQUESTED_BYES] as const;
export type ByeKind = (typeof BYE_KINDS)[number];

export interface Bye {
  readonly round: number;
  readonly player: string;
  readonly points: number;
  /** Absent: by the pairing. */
  readonly kind?: ByeKind | undefined;
}

export interface Absence {
  readonly round: number;
  readonly player: string;
}

export interface Withdrawal {
  readonly player: string;
  readonly afterRound: number;
}

/**
 * What is known of any event beside its games. What only one competition book looks at stands beside it in a document, by the names that
 * the book declares (`EventFactTable`).
 */
export interface TournamentEvent {
  readonly start?: IsoDate | undefined;
  readonly end?: IsoDate | undefined;
  /** The day of each round, the first round first. */
  readonly roundDates?: readonly IsoDate[] | undefined;
  /** When each round begins by the clocks of its place, as `16:30` (D-OFF-477). */
  readonly roundTimes?: readonly string[] | undefined;
  readonly timeControl?: TimeControl | undefined;
  /** A name; the FIDE number may stand behind it (D-OFF-540). */
  readonly arbiter?: string | undefined;
  /** Arbiters beside the first, written like that one. */
  readonly deputies?: readonly string[] | undefined;
  /** The federation has homologated the event for rating, or has refused to. */
  readonly homologated?: boolean | undefined;
  /** The same for norms, where they have conditions of their own. */
  readonly homologatedForNorms?: boolean | undefined;
  /** The list for which it was reported (fide-2024 9.1). */
  readonly forList?: IsoDate | undefined;
  /** Games after a match was decided are rated (fide-2024 6.2). */
  readonly waived?: boolean | undefined;
  /** The day on which the federation had the reports. */
  readonly reportsOn?: IsoDate | undefined;
}

/** What a game brings. */
export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Of whom the pairing leaves over; as for a win where nothing is said. */
  readonly bye?: number | undefined;
}

/** How a game is played that decides who goes on after a drawn match: in an armageddon a draw is a win of Black. */
export const TIE_BREAK_PACES = ['rapid', 'blitz', 'armageddon'] as const;
export type TieBreakPace = (typeof TIE_BREAK_PACES)[number];

/** It counts for nothing but who goes on. */
export interface TieBreakGame {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly pace: TieBreakPace;
  /** Absent while it is still to be played. */
  readonly result?: Result | undefined;
}

/** Points lent to a player for the pairing alone, the first round first. */
export interface VirtualPoints {
  readonly player: string;
  readonly points: readonly number[];
}

/** Players of whom no two may meet, in all rounds where none are named. */
export interface ForbiddenPairs {
  readonly players: readonly string[];
  readonly fromRound?: number | undefined;
  readonly toRound?: number | undefined;
}

/** Ways to lend points to the upper half of a field. */
export const ACCELERATIONS = ['baku'] as const;
export type Acceleration = (typeof ACCELERATIONS)[number];

/** Editions of FIDE's tie-breaks (C.07), the present one first. */
export const TIE_BREAK_EDITIONS = ['2026-03', '2024-08'] as const;
export type TieBreakEdition = (typeof TIE_BREAK_EDITIONS)[number];

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
  /** 1, a half and nothing where nothing is said. */
  readonly scoring?: Scoring | undefined;
  readonly acceleration?: Acceleration | undefined;
  /** Where any are given, no acceleration is applied beside them. */
  readonly virtualPoints?: readonly VirtualPoints[] | undefined;
  readonly forbidden?: readonly ForbiddenPairs[] | undefined;
  readonly tiebreakRules?: TieBreakEdition | undefined;
  /** The rating that tie-breaks take for those who have none. */
  readonly unratedAs?: number | undefined;
  readonly ratingLists?: RatingLists | undefined;
  readonly players: readonly TournamentPlayer[];
  readonly games: readonly TournamentGame[];
  /** Of a match of a knockout; one where nothing is said (D-KO-4). */
  readonly gamesPerMatch?: number | undefined;
  /** Those who lose the semifinals of a knockout meet beside its final (D-KO-11). */
  readonly thirdPlaceMatch?: boolean | undefined;
  /** Of knockouts, in the order in which they were played. */
  readonly tieBreakGames?: readonly TieBreakGame[] | undefined;
  readonly byes?: readonly Bye[] | undefined;
  readonly absences?: readonly Absence[] | undefined;
  readonly withdrawals?: readonly Withdrawal[] | undefined;
  readonly event?: TournamentEvent | undefined;
  readonly prizes?: PrizeFund | undefined;
}

/** The last round that was paired: a bye that somebody asked for may be of a round to come. */
export function lastPairedRound({ games, byes = [] }: Pick<Tournament, 'games' | 'byes'>): number {
  let last = 0;
  for (const { round } of games) last = Math.max(last, round);
  for (const { round, kind = 'pairing' } of byes) if (kind === 'pairing') last = Math.max(last, round);
  return last;
}

type Written = DocumentOf<'round'>;
type WrittenTrace = NonNullable<Written['pairs'][number]['trace']>;

/** Why a pair came about. */
export type PairTrace = Extract<WrittenTrace, { passed: unknown }>;
export type PassedReason = PairTrace['passed'][number]['reason'];

/** Why a pair came about, where systems go by brackets. */
export type BracketTrace = Extract<WrittenTrace, { mdp: unknown }>;

export interface PairedBoard<Trace = PairTrace> {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly trace: Trace;
  /** By systems that have no trace, and where reasons were asked for. */
  readonly steps?: readonly Step[];
}

/** Why two do not meet in a round, or why somebody has no bye. */
export type WhatIfReply = NonNullable<Written['whatIf']>[number];

/** `escala/round@1`. */
export interface PairedRound<Trace = PairTrace> {
  readonly format: 'escala/round@1';
  readonly round: number;
  readonly pairs: readonly PairedBoard<Trace>[];
  readonly bye: string | null;
  /** Where reasons were asked for: why that player has the bye. */
  readonly byeSteps?: readonly Step[];
  readonly whatIf?: readonly WhatIfReply[];
}
