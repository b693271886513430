import type { PairedBracket } from './bracket-search.ts';
import { type ColouredPair, colourPair } from './colours.ts';
import { type Completion, completionOf } from './completion.ts';
import { type Field, fieldOf } from './field.ts';
import { pairBracket } from './pair-bracket.ts';
import type { RoundState } from './round-state.ts';

export interface DutchPair {
  /** By the initial order. */
  readonly white: number;
  readonly black: number;
  /** Which rule of 5.2 gave the colours. */
  readonly colourRule: ColouredPair['rule'];
}

export type DutchPairing =
  | { readonly pairs: readonly DutchPair[]; readonly bye: number | undefined }
  /** 1.9.3: no complete pairing; those whom some pairing of as many as possible leaves over (D-DUTCH-8). */
  | { readonly unpaired: readonly number[] };

type BracketWay = (field: Field, completion: Completion, place: number, movedDown: readonly number[]) => PairedBracket;

/** Pairs a round by the Dutch system (C.04.3). */
export function pairRound(state: RoundState, way: BracketWay = pairBracket): DutchPairing {
  const field = fieldOf(state);
  const completion = completionOf(field);
  if ('unpaired' in completion) return { unpaired: completion.unpaired.map((rank) => field.player[rank]!) };
  const pairs: (readonly [number, number])[] = [];
  let movedDown: readonly number[] = [];
  for (const place of completion.groups.keys()) {
    const bracket = way(field, completion, place, movedDown);
    pairs.push(...bracket.pairs);
    movedDown = bracket.downfloaters;
  }
  return {
    pairs: pairs.map(([a, b]) => {
      const { white, black, rule } = colourPair(field, state.initialColour, Math.min(a, b), Math.max(a, b));
      return { white: field.player[white]!, black: field.player[black]!, colourRule: rule };
    }),
    bye: movedDown.length === 0 ? undefined : field.player[movedDown[0]!],
  };
}
