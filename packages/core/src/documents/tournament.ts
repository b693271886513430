import type { Step } from '../finding.ts';
import type { DocumentOf } from './document.ts';

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** FIDE's own lists. The other lists of an event are a federation's: `series:` and the name of the series. */
export const FIDE_LISTS = { standard: 'fide', rapid: 'fide-rapid', blitz: 'fide-blitz' } as const;

/** Of several lists: the first on which somebody has a rating, or the highest rating of all. */
export const RATING_CHOICES = ['first', 'highest'] as const;
export type RatingChoice = (typeof RATING_CHOICES)[number];

/** A round off that somebody asked for: worth a win, a draw, nothing. */
export const REQUESTED_BYES = ['full', 'half', 'zero'] as const;
export type RequestedBye = (typeof REQUESTED_BYES)[number];

/** By the pairing, or asked for. */
export const BYE_KINDS = ['pairing', ...REQUESTED_BYES] as const;
export type ByeKind = (typeof BYE_KINDS)[number];

/** How a game is played that decides who goes on after a drawn match: in an armageddon a draw is a win of Black. */
export const TIE_BREAK_PACES = ['rapid', 'blitz', 'armageddon'] as const;
export type TieBreakPace = (typeof TIE_BREAK_PACES)[number];

/** Ways to lend points to the upper half of a field. */
export const ACCELERATIONS = ['baku'] as const;
export type Acceleration = (typeof ACCELERATIONS)[number];

/** Editions of FIDE's tie-breaks (C.07), the present one first. */
export const TIE_BREAK_EDITIONS = ['2026-03', '2024-08'] as const;
export type TieBreakEdition = (typeof TIE_BREAK_EDITIONS)[number];

/** `escala/tournament@1`. */
export type Tournament = DocumentOf<'tournament'>;
export type TournamentPlayer = Tournament['players'][number];
/** What a list that came out during the event says of a player; what it does not say is as before. */
export type LaterRating = NonNullable<TournamentPlayer['laterRatings']>[number];
/** Ratings by the list that they come from, as the competition book names it. */
export type RatingsBySource = NonNullable<TournamentPlayer['ratings']>;
export type TournamentGame = Tournament['games'][number];
export type Bye = NonNullable<Tournament['byes']>[number];
export type Absence = NonNullable<Tournament['absences']>[number];
export type Withdrawal = NonNullable<Tournament['withdrawals']>[number];
/** What a game brings. */
export type Scoring = NonNullable<Tournament['scoring']>;
/** It counts for nothing but who goes on. */
export type TieBreakGame = NonNullable<Tournament['tieBreakGames']>[number];
/** Points lent to a player for the pairing alone, the first round first. */
export type VirtualPoints = NonNullable<Tournament['virtualPoints']>[number];
/** Players of whom no two may meet, in all rounds where none are named. */
export type ForbiddenPairs = NonNullable<Tournament['forbidden']>[number];
/** From which lists the ratings of an event come, in their order. */
export type RatingLists = NonNullable<Tournament['ratingLists']>;
export type RatingList = RatingLists['lists'][number];
/**
 * What is known of any event beside its games. What only one competition book looks at stands beside it in a document, by the names that
 * the book declares (`EventFactTable`).
 */
export type TournamentEvent = NonNullable<Tournament['event']>;

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
