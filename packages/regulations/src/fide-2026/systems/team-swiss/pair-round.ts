import { assignBye, type Unpaired } from './assign-bye.ts';
import { type ChosenUpfloaters, chooseUpfloaters } from './choose-upfloaters.ts';
import { type ColouredPair, colourPair } from './colours.ts';
import { type Field, fieldOf } from './field.ts';
import { type BracketPair, pairBracket } from './pair-bracket.ts';
import type { RoundState } from './round-state.ts';

/** A bracket as paired, by rank. */
export interface PairedBracket extends ChosenUpfloaters {
  readonly score: number;
  readonly residents: readonly number[];
  readonly pairs: readonly BracketPair[];
}

export interface PairedField {
  readonly field: Field;
  /** From the top. */
  readonly brackets: readonly PairedBracket[];
  readonly bye: number | undefined;
}

/** By the initial order. */
export interface TeamPair {
  readonly white: number;
  readonly black: number;
  /** The bracket, counted from the top. */
  readonly place: number;
  readonly colourRule: ColouredPair['rule'];
}

export type TeamPairing =
  | { readonly pairs: readonly TeamPair[]; readonly bye: number | undefined; readonly paired: PairedField }
  | Unpaired;

/** Pairs a round of teams by the Swiss team system (C.04.6 3.3.2). */
export function pairRound(state: RoundState): TeamPairing {
  const field = fieldOf(state);
  const teamOf = (rank: number): number => field.teams[rank]!.team;
  const paired = pairField(field);
  if ('unpaired' in paired) return { ...paired, unpaired: paired.unpaired.map(teamOf) };
  return {
    pairs: paired.brackets.flatMap(({ pairs }, place) =>
      pairs.map(([a, b]) => {
        const { white, black, rule } = colourPair(field, state, a, b);
        return { white: teamOf(white), black: teamOf(black), place, colourRule: rule };
      }),
    ),
    bye: paired.bye === undefined ? undefined : teamOf(paired.bye),
    paired,
  };
}

/** The bye first, then the brackets from the top: a group of one score (1.3) with its upfloaters. */
export function pairField(field: Field): PairedField | Unpaired {
  const assigned = assignBye(field);
  if ('unpaired' in assigned) return assigned;
  const { bye } = assigned;
  const brackets: PairedBracket[] = [];
  let left = [...field.teams.keys()].filter((rank) => rank !== bye);
  while (left.length > 0) {
    const { score } = field.teams[left[0]!]!;
    const residents = left.filter((rank) => field.teams[rank]!.score === score);
    const chosen = chooseUpfloaters(field, { ranks: left, residents: residents.length })!;
    const members = [...residents, ...chosen.upfloaters];
    brackets.push({ ...chosen, score, residents, pairs: pairBracket(field, members, chosen.upfloaters) });
    const done = new Set(members);
    left = left.filter((rank) => !done.has(rank));
  }
  return { field, brackets, bye };
}
