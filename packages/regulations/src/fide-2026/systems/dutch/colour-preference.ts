import type { Colour } from './round-state.ts';

export interface ColourPreference {
  /** 0 none, 1 White, 2 Black. */
  readonly wants: 0 | 1 | 2;
  /** 3 absolute, 2 strong, 1 mild, 0 none. */
  readonly grade: 0 | 1 | 2 | 3;
  /** Without the sign. */
  readonly difference: number;
  /** Whether the last two games had the colour that is not wanted: a third would be the third running. */
  readonly hasRepeated: boolean;
}

/** 1.6, 1.7: what colour a player is due after these games. */
export function colourPreference(colours: readonly Colour[]): ColourPreference {
  let difference = 0;
  for (const colour of colours) difference += colour === 'white' ? 1 : -1;
  const last = colours.at(-1);
  const hasRepeated = last !== undefined && last === colours.at(-2);
  const size = Math.abs(difference);
  if (last === undefined) return { wants: 0, grade: 0, difference: 0, hasRepeated };
  // D-DUTCH-5: a difference over one decides, also against the last two games.
  const towardsBalance = difference > 0 ? 2 : 1;
  const opposite = last === 'white' ? 2 : 1;
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
