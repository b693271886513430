import type { PairTrace } from '@escala/core';
import { ABSOLUTE } from './colours.ts';
import type { Field } from './field.ts';

export type Level = PairTrace['level'];

/** Whether two players may meet in this round, at a given level. */
export type Compatible = (a: number, b: number) => boolean;

/**
 * 9.1: they have not met and are not both bound to the same colour. In the last round (§13), and in a round that cannot
 * be paired otherwise (D-SWISS-5), only the first condition applies.
 */
export function compatibilityAt(field: Field, level: Level): Compatible {
  const { meetings } = field;
  if (level !== 'strict') return (a, b) => !meetings.have(a, b);
  const bound = Int8Array.from(field.dues, (due) => (due.strength === ABSOLUTE ? due.colour : 0));
  return (a, b) => (bound[a] === 0 || bound[a] !== bound[b]) && !meetings.have(a, b);
}

/** The levels of a round, in the order tried. */
export function levelsOf(field: Field): readonly Level[] {
  return field.lastRound ? ['last'] : ['strict', 'relaxed'];
}
