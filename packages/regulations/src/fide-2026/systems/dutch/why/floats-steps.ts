import { DenseMatching } from '@escala/core';
import { type Step, step } from '../../../../contracts/step.ts';
import { mayMeet } from '../field.ts';
import type { PairedField } from '../pair-round.ts';
import { leaversTried, MOST_TRIED, playersOf } from './opponents-tried.ts';
import { type ReasonTerms, wishSteps } from './reasons.ts';
import { whatIf } from './what-if.ts';

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

/**
 * [C5]: why the player with the bye gets it, and no player with fewer points; then those with equal points, the lowest
 * first.
 */
export function byeSteps(terms: ReasonTerms): Step[] {
  const { state, best, nameOf } = terms;
  const { field, bye } = best;
  if (bye === undefined) return [];
  const told = (ranks: readonly number[]): Step[] =>
    ranks.flatMap((rank) => wishSteps(whatIf(state, best, [rank, 'bye']), [rank, 'bye'], terms));
  const below = Array.from({ length: field.count - 1 - bye }, (_, i) => field.count - 1 - i);
  // Players barred from the bye come last, as they are no surprise.
  const fewer = below
    .filter((rank) => field.score[rank]! < field.score[bye]!)
    .sort((a, b) => field.mayHaveBye[b]! - field.mayHaveBye[a]!);
  const alike = below.filter((rank) => field.score[rank] === field.score[bye]);
  const parts = told(fewer.slice(0, 2 * MOST_TRIED));
  if (fewer.length > parts.length) parts.push(step('fide-2026.dutch.more', { more: fewer.length - parts.length }));
  const instead = told(alike.slice(0, MOST_TRIED));
  const values = { player: nameOf(bye), points: field.score[bye]! / 10 };
  const quantity = fewer.length === 0 ? 'fide-2026.dutch.bye.lowest' : 'fide-2026.dutch.bye.fewer';
  return [
    step(quantity, values, { articles: ['C.04.3 C5'], decisions: ['D-DUTCH-9'], parts }),
    ...(instead.length === 0 ? [] : [step('fide-2026.dutch.bye.alike', {}, { parts: instead })]),
  ];
}
