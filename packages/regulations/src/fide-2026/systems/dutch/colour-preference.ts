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
