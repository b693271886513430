import type { Step } from '../finding.ts';
import type { DocumentOf } from './document.ts';

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** FIDE's own lists. Other lists of an event are a federation's: `series:` plus the name of the series. */
export const FIDE_LISTS = { standard: 'fide', rapid: 'fide-rapid', blitz: 'fide-blitz' } as const;

/** Which of several lists counts: the first with a rating of the player, or the one with the highest. */
export const RATING_CHOICES = ['first', 'highest'] as const;

/** A bye on request: worth a win, a draw or nothing. */
export const REQUESTED_BYES = ['full', 'half', 'zero'] as const;
export type RequestedBye = (typeof REQUESTED_BYES)[number];

/** Given by the pairing, or on request. */
export const BYE_KINDS = ['pairing', ...REQUESTED_BYES] as const;
export type ByeKind = (typeof BYE_KINDS)[number];

/** Pace of a game that decides who advances after a drawn match; in an armageddon a draw is a win for Black. */
export const TIE_BREAK_PACES = ['rapid', 'blitz', 'armageddon'] as const;
export type TieBreakPace = (typeof TIE_BREAK_PACES)[number];

/** Ways to lend points to the upper half of the field. */
export const ACCELERATIONS = ['baku'] as const;
export type Acceleration = (typeof ACCELERATIONS)[number];

/** Editions of FIDE's tie-breaks (C.07), the current one first. */
export const TIE_BREAK_EDITIONS = ['2026-03', '2024-08'] as const;
export type TieBreakEdition = (typeof TIE_BREAK_EDITIONS)[number];

/** `escala/tournament@1`. */
export type Tournament = DocumentOf<'tournament'>;
export type TournamentPlayer = Tournament['players'][number];
/** What a list published during the event says about a player; anything missing is unchanged. */
export type LaterRating = NonNullable<TournamentPlayer['laterRatings']>[number];
/** Ratings by the list they come from, as the competition book names it. */
export type RatingsBySource = NonNullable<TournamentPlayer['ratings']>;
export type TournamentGame = Tournament['games'][number];
export type Bye = NonNullable<Tournament['byes']>[number];
export type Absence = NonNullable<Tournament['absences']>[number];
export type Withdrawal = NonNullable<Tournament['withdrawals']>[number];
/** Points for the results of a game. */
export type Scoring = NonNullable<Tournament['scoring']>;
/** It counts only for who advances. */
export type TieBreakGame = NonNullable<Tournament['tieBreakGames']>[number];
/** Points lent to a player for pairing only, from the first round on. */
export type VirtualPoints = NonNullable<Tournament['virtualPoints']>[number];
/** Points given or taken away by ruling, besides those of the results. */
export type AssignedPoints = NonNullable<Tournament['assignedPoints']>[number];
/** Players of whom no two may meet; in all rounds if none are named. */
export type ForbiddenPairs = NonNullable<Tournament['forbidden']>[number];
/** The lists from which the ratings of an event come, in order. */
export type RatingLists = NonNullable<Tournament['ratingLists']>;
export type RatingList = RatingLists['lists'][number];
/**
 * What is known about any event besides its games. Facts that only one competition book uses are stored beside it in a
 * document, under the names that the book declares (`EventFactTable`).
 */
export type TournamentEvent = NonNullable<Tournament['event']>;

/** Games of each match in a round of a knockout (D-KO-4). */
export function gamesPerMatchIn({ gamesPerMatch = 1 }: Pick<Tournament, 'gamesPerMatch'>, round: number): number {
  const ofRounds = [gamesPerMatch].flat();
  return ofRounds[round - 1] ?? ofRounds.at(-1)!;
}

/** The last paired round; requested byes are ignored, as they may be for later rounds. */
export function lastPairedRound({ games, byes = [] }: Pick<Tournament, 'games' | 'byes'>): number {
  let last = 0;
  for (const { round } of games) last = Math.max(last, round);
  for (const { round, kind = 'pairing' } of byes) if (kind === 'pairing') last = Math.max(last, round);
  return last;
}

type Written = DocumentOf<'round'>;
type WrittenTrace = NonNullable<Written['pairs'][number]['trace']>;

/** Why a pair was made. */
export type PairTrace = Extract<WrittenTrace, { passed: unknown }>;
export type PassedReason = PairTrace['passed'][number]['reason'];

/** Why a pair was made, in systems with brackets. */
export type BracketTrace = Extract<WrittenTrace, { mdp: unknown }>;

export interface PairedBoard<Trace = PairTrace> {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly trace: Trace;
  /** From systems without a trace, if reasons were asked for. */
  readonly steps?: readonly Step[];
}

/** Why two players do not meet in a round, or why a player has no bye. */
export type WhatIfReply = NonNullable<Written['whatIf']>[number];

/** `escala/round@1`. */
export interface PairedRound<Trace = PairTrace> {
  readonly format: 'escala/round@1';
  readonly round: number;
  readonly pairs: readonly PairedBoard<Trace>[];
  readonly bye: string | null;
  /** Why that player has the bye, if reasons were asked for. */
  readonly byeSteps?: readonly Step[];
  readonly whatIf?: readonly WhatIfReply[];
}
