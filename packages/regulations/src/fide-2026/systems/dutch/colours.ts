import type { Field } from './field.ts';
import type { Colour } from './round-state.ts';

export const WANTS_NOTHING = 0;
export const WANTS_WHITE = 1;
export const WANTS_BLACK = 2;

export interface ColourPreference {
  readonly wants: typeof WANTS_NOTHING | typeof WANTS_WHITE | typeof WANTS_BLACK;
  /** 3 absolute, 2 strong, 1 mild, 0 none. */
  readonly grade: 0 | 1 | 2 | 3;
  /** As an absolute value. */
  readonly difference: number;
  /** Whether the last two games had the unwanted colour, so that another would make three in a row. */
  readonly hasRepeated: boolean;
}

/** 1.6, 1.7: the colour that a player should have after these games. */
export function colourPreference(colours: readonly Colour[]): ColourPreference {
  let difference = 0;
  for (const colour of colours) difference += colour === 'white' ? 1 : -1;
  const last = colours.at(-1);
  const hasRepeated = last !== undefined && last === colours.at(-2);
  const size = Math.abs(difference);
  if (last === undefined) return { wants: WANTS_NOTHING, grade: 0, difference: 0, hasRepeated };
  // D-DUTCH-5: a difference of more than one decides, even against the last two games.
  const towardsBalance = difference > 0 ? WANTS_BLACK : WANTS_WHITE;
  const opposite = last === 'white' ? WANTS_BLACK : WANTS_WHITE;
  if (size > 1)
    return {
      wants: towardsBalance,
      grade: 3,
      difference: size,
      hasRepeated: hasRepeated && opposite === towardsBalance,
    };
  if (hasRepeated) return { wants: opposite, grade: 3, difference: size, hasRepeated };
  if (size === 1) return { wants: towardsBalance, grade: 2, difference: size, hasRepeated };
  return { wants: opposite, grade: 1, difference: size, hasRepeated };
}

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
