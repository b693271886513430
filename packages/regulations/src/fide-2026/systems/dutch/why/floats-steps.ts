import { DenseMatching } from '@escala/core';
import { type Step, step } from '../../../../contracts/step.ts';
import { mayMeet } from '../field.ts';
import type { PairedField } from '../pair-round.ts';
import { leaversTried, playersOf } from './opponents-tried.ts';
import { type ReasonTerms, wishSteps } from './reasons.ts';

/** Why a player left a bracket, and why no lower ranked player did instead. */
export function leftSteps(terms: ReasonTerms, place: number, player: number): Step[] {
  const { best, nameOf } = terms;
  const bracket = best.brackets[place]!;
  const values = { player: nameOf(player), points: bracket.score / 10 };
  if (bracket.movedDown.includes(player)) {
    const isAlone = playersOf(best, place).every((other) => !mayMeet(best.field, player, other));
    const quantity = isAlone ? 'fide-2026.dutch.left.alone' : 'fide-2026.dutch.left.limbo';
    return [step(quantity, values, { articles: ['C.04.3 4.4'] })];
  }
  const parts = leaversTried(best, place, player).flatMap(({ player: other, answer }) =>
    wishSteps(answer, [other, 'leaves'], terms),
  );
  return [
    numberStep(best, place, values),
    ...(parts.length === 0 ? [] : [step('fide-2026.dutch.instead', {}, { parts })]),
  ];
}

/** [C6], or [C4]: why this many leave a bracket. */
function numberStep(best: PairedField, place: number, values: { player: string; points: number }): Step {
  const { field } = best;
  const { downfloaters } = best.brackets[place]!;
  const players = playersOf(best, place);
  const count = players.length;
  if (downfloaters.length === count % 2)
    return step('fide-2026.dutch.left.odd', { ...values, count }, { articles: ['C.04.3 C6'] });
  const matching = new DenseMatching(field.count + 1, field.edges);
  matching.add(players);
  if (matching.singles < downfloaters.length)
    return step('fide-2026.dutch.left.needed', values, { articles: ['C.04.3 C4'] });
  const pairs = (count - matching.singles) / 2;
  return step('fide-2026.dutch.left.fewer', { ...values, count, pairs }, { articles: ['C.04.3 C6'] });
}
