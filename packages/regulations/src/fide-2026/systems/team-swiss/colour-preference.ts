import type { Colour } from '@escala/core';
import type { PreferenceType } from './round-state.ts';

export interface ColourPreference {
  readonly wants: Colour;
  /** Simple preferences (type A) count as strong: type A has no others. */
  readonly isStrong: boolean;
}

/** 1.6: matches with White minus matches with Black. */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/** 1.7.1, 1.7.2: by the first sentence that applies (D-TSW-4), from the colours of the matches played. */
export function colourPreference(
  colours: readonly Colour[],
  type: PreferenceType,
  isLastRound: boolean,
): ColourPreference | undefined {
  const difference = colourDifference(colours);
  const [last, before] = [colours.at(-1), colours.at(-2)];
  if (type === 'none' || last === undefined) return undefined;
  const repeated = last === before ? last : undefined;
  if (difference < -1 || (repeated === 'black' && (difference === 0 || difference === -1)))
    return { wants: 'white', isStrong: true };
  if (difference > 1 || (repeated === 'white' && (difference === 0 || difference === 1)))
    return { wants: 'black', isStrong: true };
  if (type === 'A') return undefined;
  if (difference === 0 && isLastRound) return undefined;
  const wants = difference < 0 || (difference === 0 && last === 'black') ? 'white' : 'black';
  return { wants, isStrong: false };
}
