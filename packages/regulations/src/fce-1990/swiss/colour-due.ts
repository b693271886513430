import type { Colour } from '@escala/core';

/** How strongly a colour is due: none before the first game, then alternate < equalise < absolute (§12). */
export const NONE = 0;
export const ALTERNATE = 1;
export const EQUALISE = 2;
export const ABSOLUTE = 3;

export interface ColourDue {
  readonly strength: 0 | 1 | 2 | 3;
  /** +1 White, -1 Black, 0 none. */
  readonly colour: 1 | -1 | 0;
}

const sign = (colour: Colour): 1 | -1 => (colour === 'white' ? 1 : -1);

/**
 * The colour due after the games played. Absolute: two or more behind in a colour, else the last two games with one
 * colour (12.1, 12.3; so after W W W W B B Black is due, although 9.1 would allow neither: D-SWISS-3). Equalise: one
 * behind (12.2, 12.5, 12.6). Alternate: level (12.2).
 */
export function colourDue(colours: readonly Colour[]): ColourDue {
  const balance = colours.reduce((sum, colour) => sum + sign(colour), 0);
  const deficit = balance > 0 ? -1 : 1;
  if (Math.abs(balance) >= 2) return { strength: ABSOLUTE, colour: deficit };
  const last = colours.at(-1);
  if (last === undefined) return { strength: NONE, colour: 0 };
  const opposite = sign(last) === 1 ? -1 : 1;
  if (last === colours.at(-2)) return { strength: ABSOLUTE, colour: opposite };
  if (balance !== 0) return { strength: EQUALISE, colour: deficit };
  return { strength: ALTERNATE, colour: opposite };
}
