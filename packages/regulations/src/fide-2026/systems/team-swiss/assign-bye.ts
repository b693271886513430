import { MaximumMatching } from '@escala/core';
import type { Field } from './field.ts';

/** A round that cannot be paired (3.3.3): the teams left over, by rank. */
export interface Unpaired {
  readonly unpaired: readonly number[];
  /** Wherever the bye may go, another team is left without an opponent. */
  readonly lacksBye: boolean;
}

/** The lowest score (3.4.2), the most matches played (3.4.3), the largest number (3.4.4). */
export const byeOrder = ({ teams }: Field): number[] =>
  [...teams.keys()].sort((a, b) => {
    const [one, other] = [teams[a]!, teams[b]!];
    return one.score - other.score || other.colours.length - one.colours.length || other.number - one.number;
  });

/** 3.4: the bye is assigned first; nobody has it if the number of teams is even. */
export function assignBye(field: Field): { readonly bye: number | undefined } | Unpaired {
  const count = field.teams.length;
  const matching = new MaximumMatching(count, field.mayMeet);
  matching.addAll(field.teams.keys());
  // 3.4.1: if more than one is left over, a bye does not help.
  if (matching.singles > 1 || (count % 2 === 0 && matching.singles > 0))
    return { unpaired: matching.sparable(), lacksBye: false };
  if (count % 2 === 0) return { bye: undefined };
  const bye = byeOrder(field).find((rank) => field.teams[rank]!.barredBy === undefined && matching.canSpare(rank));
  return bye === undefined ? { unpaired: matching.sparable(), lacksBye: true } : { bye };
}
