import type { Rhythm, TimeControl } from '@escala/core';
import { type Regulation, regulations } from './parameters.ts';

/** The least minutes for 60 moves of any standard game, whoever plays (1.1). */
export const standardMinutes = ({ timeRequirements }: Regulation): number => timeRequirements.at(-1)!.minutes;

/** 1.1, R1.1: the rhythm of an event by its minutes for 60 moves (D-F24-3); undefined if faster than blitz. */
export function rhythmOf(minutes: number, regulation: Regulation): Rhythm | undefined {
  if (minutes >= standardMinutes(regulation)) return 'standard';
  if (minutes > regulation.rapidOver) return 'rapid';
  return minutes > regulation.blitzOver ? 'blitz' : undefined;
}

/** 1.1: minutes that a standard game needs, by its highest rating; unrated players are below all limits. */
export function minutesNeeded(highest: number, { timeRequirements }: Regulation): number {
  return timeRequirements.find(({ rating }) => highest >= rating)!.minutes;
}

/** The FIDE list for games with a time control, by today's limits; faster than blitz counts as blitz (D-OFF-511). */
export const fideRhythm = ({ minutes, increment = 0 }: TimeControl): Rhythm =>
  rhythmOf(minutes + increment, regulations.on(Number.POSITIVE_INFINITY)) ?? 'blitz';
