import type { Rhythm, TimeControl } from '@escala/core';
import { type Regulation, regulations } from './regulation-in-force.ts';

/** Minutes for 60 moves that a standard game has at least, whoever plays it (1.1). */
export const standardMinutes = ({ timeRequirements }: Regulation): number => timeRequirements.at(-1)!.minutes;

/** 1.1, R1.1: the rhythm of an event by its minutes for 60 moves (D-F24-3); undefined where it is faster than blitz. */
export function rhythmOf(minutes: number, regulation: Regulation): Rhythm | undefined {
  if (minutes >= standardMinutes(regulation)) return 'standard';
  if (minutes > regulation.rapidOver) return 'rapid';
  return minutes > regulation.blitzOver ? 'blitz' : undefined;
}

/** 1.1: minutes that a standard game needs with its highest rating; who has none is under all limits. */
export function minutesNeeded(highest: number, { timeRequirements }: Regulation): number {
  return timeRequirements.find(({ rating }) => highest >= rating)!.minutes;
}

/** The list of FIDE to which games of a time control belong, as the rhythms are drawn today; what is faster than blitz is blitz (D-OFF-511). */
export const fideRhythm = ({ minutes, increment = 0 }: TimeControl): Rhythm =>
  rhythmOf(minutes + increment, regulations.on(Number.POSITIVE_INFINITY)) ?? 'blitz';
