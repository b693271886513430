import { WANTS_NOTHING, WANTS_WHITE } from './colour-preference.ts';
import type { Field } from './field.ts';
import type { Colour } from './round-state.ts';

export interface ColouredPair {
  /** By rank. */
  readonly white: number;
  readonly black: number;
  /** The rule of 5.2 that decided. */
  readonly rule: 1 | 2 | 3 | 4 | 5;
}

/** 5.2: who has White, by the first rule that decides. `a` is the higher ranked of the two. */
export function colourPair(field: Field, initialColour: Colour, a: number, b: number): ColouredPair {
  const { wants, grade, colourDifference, number } = field;
  const grant = (player: number, rule: ColouredPair['rule']): ColouredPair => {
    const other = player === a ? b : a;
    return wants[player] === WANTS_WHITE
      ? { white: player, black: other, rule }
      : { white: other, black: player, rule };
  };
  const [wantsA, wantsB] = [wants[a]!, wants[b]!];
  if (wantsA === WANTS_NOTHING && wantsB === WANTS_NOTHING) {
    const hasInitial = number[a]! % 2 === 1;
    return (initialColour === 'white') === hasInitial
      ? { white: a, black: b, rule: 5 }
      : { white: b, black: a, rule: 5 };
  }
  if (wantsA !== wantsB) return grant(wantsA === WANTS_NOTHING ? b : a, 1);
  if (grade[a] !== grade[b]) return grant(grade[a]! > grade[b]! ? a : b, 2);
  if (grade[a] === 3 && colourDifference[a] !== colourDifference[b])
    return grant(colourDifference[a]! > colourDifference[b]! ? a : b, 2);
  const last = lastDifference(field.colours[a]!, field.colours[b]!);
  if (last !== undefined) return last === 'white' ? { white: b, black: a, rule: 3 } : { white: a, black: b, rule: 3 };
  return grant(a, 4);
}

/**
 * The first player's colour in the last game in which the two had different colours (D-DUTCH-15: none once a history
 * has ended).
 */
function lastDifference(ofA: readonly Colour[], ofB: readonly Colour[]): Colour | undefined {
  for (let back = 1; back <= Math.min(ofA.length, ofB.length); back++)
    if (ofA.at(-back) !== ofB.at(-back)) return ofA.at(-back);
  return undefined;
}
