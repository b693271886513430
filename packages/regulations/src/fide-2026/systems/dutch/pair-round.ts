import type { PairedBracket } from './bracket-search.ts';
import { type ColouredPair, colourPair } from './colours.ts';
import { type Completion, completionOf, type Unpaired } from './completion.ts';
import { type Field, fieldOf } from './field.ts';
import { pairBracket } from './pair-bracket.ts';
import type { RoundState } from './round-state.ts';

export interface DutchPair {
  /** By the initial order. */
  readonly white: number;
  readonly black: number;
  /** The bracket, counted from the top. */
  readonly place: number;
  /** The rule of 5.2 that gave the colours. */
  readonly colourRule: ColouredPair['rule'];
}

/** A bracket as paired, by rank. */
export interface BracketOfRound extends PairedBracket {
  readonly score: number;
  /** Those left over by the previous bracket. */
  readonly movedDown: readonly number[];
}

/** A round before colours are assigned, by rank. */
export interface PairedField {
  readonly field: Field;
  readonly completion: Completion;
  /** From the top. */
  readonly brackets: readonly BracketOfRound[];
  readonly bye: number | undefined;
}

export type DutchPairing =
  | { readonly pairs: readonly DutchPair[]; readonly bye: number | undefined; readonly paired: PairedField }
  | Unpaired;

type BracketWay = (
  field: Field,
  completion: Completion,
  place: number,
  movedDown: readonly number[],
  begin: Int32Array,
) => PairedBracket;

/** Pairs a round by the Dutch system (C.04.3). */
export function pairRound(state: RoundState, way: BracketWay = pairBracket): DutchPairing {
  const field = fieldOf(state);
  const paired = pairField(field, way);
  if ('unpaired' in paired) return { ...paired, unpaired: paired.unpaired.map((rank) => field.player[rank]!) };
  return {
    pairs: paired.brackets.flatMap(({ pairs }, place) =>
      pairs.map(([a, b]) => {
        const { white, black, rule } = colourPair(field, state.initialColour, Math.min(a, b), Math.max(a, b));
        return { white: field.player[white]!, black: field.player[black]!, place, colourRule: rule };
      }),
    ),
    bye: paired.bye === undefined ? undefined : field.player[paired.bye],
    paired,
  };
}

/** The best complete pairing of a field, bracket by bracket from the top. */
export function pairField(field: Field, way: BracketWay = pairBracket): PairedField | Unpaired {
  const completion = completionOf(field);
  if ('unpaired' in completion) return completion;
  const brackets = [...pairBrackets(field, completion, way)];
  return { field, completion, brackets, bye: brackets.at(-1)?.downfloaters[0] };
}

/** The brackets, one by one on demand. */
export function* pairBrackets(field: Field, completion: Completion, way: BracketWay = pairBracket) {
  let movedDown: readonly number[] = [];
  let { mate } = completion;
  for (const [place, { score }] of completion.groups.entries()) {
    const { begin = mate, ...bracket } = way(field, completion, place, movedDown, mate);
    mate = begin;
    const paired: BracketOfRound = { ...bracket, score, movedDown };
    yield paired;
    movedDown = bracket.downfloaters;
  }
}

/**
 * D-DUTCH-11: who gets the bye: the only leaver of a bracket at or below the bye's score; undefined if the brackets do
 * not go down that far.
 */
export function byeOf({ byeScore }: Completion, brackets: readonly BracketOfRound[]): number | undefined {
  if (byeScore === undefined) return undefined;
  return brackets.find(({ score, downfloaters }) => score <= byeScore && downfloaters.length === 1)?.downfloaters[0];
}
