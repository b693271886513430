import type { Colour } from '@escala/core';
import type { Field } from './field.ts';

/** How strongly a colour is due: none before the first game, then alternate < equalise < absolute (§12). */
export const NONE = 0;
const ALTERNATE = 1;
const EQUALISE = 2;
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

export type Direction = 'down' | 'up' | 'middle';

interface PairColours {
  readonly white: number;
  readonly black: number;
  readonly rule: 1 | 2 | 3 | 4 | 5;
}

/**
 * 0: no due is denied; 1: an alternate; 2: an equalise; 3: an absolute. Between dues for the same colour the weaker one
 * is denied.
 */
export type Quality = 0 | 1 | 2 | 3;

export function pairQuality({ dues }: Field, a: number, b: number): Quality {
  const [ofA, ofB] = [dues[a]!, dues[b]!];
  if (ofA.colour === 0 || ofA.colour !== ofB.colour) return 0;
  return ofA.strength < ofB.strength ? ofA.strength : ofB.strength;
}

/** Colours of a pair (12.3-12.6, 14.2): the first rule that decides. */
export function pairColours(field: Field, a: number, b: number, direction: Direction): PairColours {
  const [ofA, ofB] = [field.dues[a]!, field.dues[b]!];
  if (ofA.colour === 0 && ofB.colour === 0) return firstColours(field, a, b);
  if (ofA.colour !== ofB.colour) return give(a, b, ofA.colour === 1 || ofB.colour === -1, 1);
  const white = ofA.colour === 1;
  if (ofA.strength !== ofB.strength) return give(a, b, white === ofA.strength > ofB.strength, 2);
  const earlier = earlierColour(field.colours[a]!, field.colours[b]!);
  if (earlier !== undefined) return give(a, b, earlier === 'black', 3);
  // 12.4: the better number in a downward group (and in the middle), the worse in an upward one.
  const granted = direction === 'up' ? Math.max(a, b) : Math.min(a, b);
  return give(a, b, white === (granted === a), 4);
}

/** 14.2: the better number has the initial colour if its number is odd. */
function firstColours(field: Field, a: number, b: number): PairColours {
  const better = Math.min(a, b);
  const odd = field.numbers[better]! % 2 === 1;
  const betterWhite = odd === (field.initialColour === 'white');
  return give(a, b, betterWhite === (better === a), 5);
}

function give(a: number, b: number, whiteToA: boolean, rule: PairColours['rule']): PairColours {
  return whiteToA ? { white: a, black: b, rule } : { white: b, black: a, rule };
}

/**
 * The first player's colour at the latest place where the two histories differ, going back game by game. A player with
 * fewer games counts as having had the other colour there (D-SWISS-4).
 */
function earlierColour(ofA: readonly Colour[], ofB: readonly Colour[]): Colour | undefined {
  for (let back = 1; back <= Math.max(ofA.length, ofB.length); back++) {
    const [a, b] = [ofA.at(-back), ofB.at(-back)];
    if (a === b) continue;
    return a ?? (b === 'white' ? 'black' : 'white');
  }
  return undefined;
}
