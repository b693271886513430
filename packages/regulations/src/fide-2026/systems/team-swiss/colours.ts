import type { Colour } from '@escala/core';
import type { Field, FieldTeam } from './field.ts';
import type { PreferenceType, RoundState } from './round-state.ts';

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

export interface ColouredPair {
  readonly white: number;
  readonly black: number;
  /** The rule of 4.3 that decided. */
  readonly rule: ColourRule;
}

export type ColourRule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** The team with the higher score (4.2.1), the higher secondary score if used (4.2.2), the smaller number (4.2.3). */
function firstTeam(field: Field, usesSecondary: boolean, a: number, b: number): number {
  const [one, two] = [field.teams[a]!, field.teams[b]!];
  const secondary = usesSecondary ? one.secondary - two.secondary : 0;
  return (one.primary - two.primary || secondary || two.number - one.number) > 0 ? a : b;
}

/** 4.3: the colour of the first of the two teams, by the first rule that decides. */
const RULES: readonly ((first: FieldTeam, second: FieldTeam, initial: Colour) => Colour | undefined)[] = [
  // 4.3.1
  ({ colours, number }, second, initial) => {
    if (colours.length > 0 || second.colours.length > 0) return undefined;
    return number % 2 === 1 ? initial : other(initial);
  },
  // 4.3.2
  ({ preference: own }, { preference: others }) => {
    if (own !== undefined && others === undefined) return own.wants;
    return own === undefined && others !== undefined ? other(others.wants) : undefined;
  },
  // 4.3.3
  ({ preference: own }, { preference: others }) =>
    own !== undefined && others !== undefined && own.wants !== others.wants ? own.wants : undefined,
  // 4.3.4: only type B has preferences that are not strong.
  ({ preference: own }, { preference: others }) => {
    if (own === undefined || others === undefined || own.isStrong === others.isStrong) return undefined;
    return own.isStrong ? own.wants : other(others.wants);
  },
  // 4.3.5
  (first, second) => {
    if (first.difference === second.difference) return undefined;
    return first.difference < second.difference ? 'white' : 'black';
  },
  // 4.3.6
  ({ colours: own }, { colours: others }) => {
    // C.04.2 3.4: compares the last match of each, the last but one of each, and so on (D-TSW-6).
    for (let back = 1; back <= Math.min(own.length, others.length); back++)
      if (own.at(-back) !== others.at(-back)) return others.at(-back);
    return undefined;
  },
  // 4.3.7
  ({ preference }) => preference?.wants,
  // 4.3.8
  ({ colours }) => (colours.length === 0 ? undefined : other(colours.at(-1)!)),
  // 4.3.9
  (_, { colours }) => colours.at(-1),
];

/** 4: who has White on the first board. */
export function colourPair(
  field: Field,
  { initialColour, usesSecondary }: Pick<RoundState, 'initialColour' | 'usesSecondary'>,
  a: number,
  b: number,
): ColouredPair {
  const first = firstTeam(field, usesSecondary, a, b);
  const second = first === a ? b : a;
  for (const [i, rule] of RULES.entries()) {
    const colour = rule(field.teams[first]!, field.teams[second]!, initialColour);
    if (colour === undefined) continue;
    const [white, black] = colour === 'white' ? [first, second] : [second, first];
    return { white, black, rule: (i + 1) as ColourRule };
  }
  throw new Error('No rule of 4.3 gave the colours of a pair.');
}
