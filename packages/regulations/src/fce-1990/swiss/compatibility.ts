import type { PairTrace } from '@escala/core';
import { ABSOLUTE } from './colour-due.ts';
import type { Field } from './field.ts';

export type Level = PairTrace['level'];

/** Whether two players may meet in this round at a level. */
export type Compatible = (a: number, b: number) => boolean;

/**
 * 9.1: have not met and are not both bound to the same colour. In the last round (§13), and where a round cannot be paired
 * otherwise (D-SWISS-5), only the first remains.
 */
export function compatibilityAt(field: Field, level: Level): Compatible {
  const { meetings } = field;
  if (level !== 'strict') return (a, b) => !meetings.have(a, b);
  const bound = Int8Array.from(field.dues, (due) => (due.strength === ABSOLUTE ? due.colour : 0));
  return (a, b) => (bound[a] === 0 || bound[a] !== bound[b]) && !meetings.have(a, b);
}

/** Levels of a round, in the order in which they are tried. */
export function levelsOf(field: Field): readonly Level[] {
  return field.lastRound ? ['last'] : ['strict', 'relaxed'];
}
