import { type Step, step } from '../../../../contracts/step.ts';
import { MOST_TRIED } from './opponents-tried.ts';
import { type ReasonTerms, wishSteps } from './reasons.ts';
import { whatIf } from './what-if.ts';

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
