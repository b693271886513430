import { type Day, type Reason, reason } from '@escala/core';
import type { MovedRound } from '../../contracts/office-terms.ts';
import { officeRules } from '../parameters.ts';

/** A clash between the Catalan calendar and a Spanish or international one (Calendaris 15). */
export interface CalendarClash {
  readonly system: 'swiss' | 'league' | 'team' | 'copa-catalana';
  /** The other event is official, or the sports commission accepts it as official (Calendaris 15.2). */
  readonly official: boolean;
  /** Requested in writing, in good time (Calendaris 15.1). */
  readonly asked: boolean;
  /** Plays for another territory (Calendaris 15.9). */
  readonly foreigner: boolean;
  /** Consecutive rounds that cannot be played. */
  readonly rounds: readonly number[];
  readonly lastRound: number;
  /** The top places depend on it. */
  readonly decidesPlaces: boolean;
  readonly roundDays: readonly Day[];
}

type ClashAnswer =
  | 'nothing-moves'
  /** The whole round is postponed for the absent player. */
  | 'round-postponed'
  /** The commission may postpone the last round. */
  | 'commission-may-postpone'
  | 'game-postponed'
  | 'player-chooses'
  /** Saturdays and holidays, if possible before the round. */
  | 'commission-names-days'
  /** The line-ups of the boards concerned are sealed beforehand; the others play on the day. */
  | 'boards-play-apart'
  | 'commission-decides-passage';

interface ClashVerdict {
  readonly answer: ClashAnswer;
  readonly article: string;
  /** The period in which a postponed game is played. */
  readonly from?: Day;
  readonly to?: Day;
}

export function calendarClash(clash: CalendarClash): ClashVerdict {
  if (clash.foreigner) return { answer: 'nothing-moves', article: 'Calendaris 15.9' };
  if (!clash.official) return { answer: 'nothing-moves', article: 'Calendaris 15.2' };
  if (!clash.asked) return { answer: 'nothing-moves', article: 'Calendaris 15.1' };
  const last = clash.rounds.includes(clash.lastRound);
  if (last && clash.decidesPlaces) return { answer: 'round-postponed', article: 'Calendaris 15.6' };
  if (clash.system === 'copa-catalana') return { answer: 'commission-decides-passage', article: 'Calendaris 15.7' };
  if (clash.system === 'league') return { answer: 'commission-names-days', article: 'Calendaris 15.4' };
  if (clash.system === 'team') return { answer: 'boards-play-apart', article: 'Calendaris 15.5' };
  if (clash.rounds.length > 1) return { answer: 'player-chooses', article: 'Calendaris 15.8.1' };
  if (last) return { answer: 'commission-may-postpone', article: 'Calendaris 15.8.2' };
  return { answer: 'game-postponed', article: 'Calendaris 15.8', ...postponedGame(clash.roundDays, clash.rounds[0]!) };
}

/** Calendaris 15.8: from the day of the round to three days after the next one. */
export function postponedGame(roundDays: readonly Day[], round: number): { readonly from: Day; readonly to: Day } {
  const from = roundDays[round - 1]!;
  const next = roundDays[round]!;
  return { from, to: next + officeRules(from).postponedDays };
}

/**
 * Calendaris 15.10: the last two rounds are not brought forward and keep their venue, except for calendar clashes; any
 * other move, even to a later day, needs permission from the sports commission. Calendaris 15.3: a clash never changes
 * the venue.
 */
export function movedRound(moved: MovedRound, day: Day): readonly Reason[] {
  const { fixedRounds } = officeRules(day);
  const isFixed = moved.round > moved.rounds - fixedRounds && !moved.clash;
  const isRefused = moved.when === 'earlier' || moved.venueMoves;
  return [
    reason('fce-1990.move-last-rounds', 'Calendaris 15.10', !(isFixed && isRefused), {
      round: moved.round,
      rounds: moved.rounds,
      fixed: fixedRounds,
    }),
    reason('fce-1990.move-permit', 'Calendaris 15.10', moved.commissionPermits, {}),
    reason('fce-1990.move-venue', 'Calendaris 15.3', !(moved.clash && moved.venueMoves), {}),
  ];
}
