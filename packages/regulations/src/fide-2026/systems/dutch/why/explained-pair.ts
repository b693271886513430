import type { BracketTrace } from '@escala/core';
import type { PairOfRound } from '../../../../contracts/competition.ts';
import { type Step, step } from '../../../../contracts/step.ts';
import { WANTS_WHITE } from '../colours.ts';
import { CRITERIA } from '../criteria.ts';
import type { Field } from '../field.ts';
import { judgeBracket } from './compare-pairings.ts';
import { leftSteps } from './floats-steps.ts';
import { generationOf } from './generation.ts';
import { MOST_TRIED, opponentsBefore, opponentsTried, playersOf } from './opponents-tried.ts';
import { bracketStep, colourStep, exchangeSteps, gaveWay, leavesSteps, named } from './pair-steps.ts';
import { type ReasonTerms, wishSteps } from './reasons.ts';

/**
 * Everything about a pair: its bracket, why one of the two was moved down, its place in the sequence, what was tried
 * before, who leaves, which criteria gave way, and the colours due and given.
 */
export function explainedPair(terms: ReasonTerms, pair: PairOfRound, place: number): Step[] {
  const { best, nameOf, nameOfId } = terms;
  const trace = pair.trace as BracketTrace;
  const bracket = best.brackets[place]!;
  const [a, b] = bracket.pairs.find(([x, y]) => [x, y].map(terms.idOf).includes(pair.white))!;
  const judged = judgeBracket(best, place);
  const counted = (name: string): string =>
    named(judged.find(({ criterion }) => criterion.name === name)!.counted, ({ players }) =>
      players.map(nameOf).join(' – '),
    );
  const isMovedDown = bracket.movedDown.includes(a);
  const values = {
    points: bracket.score / 10,
    count: playersOf(best, place).length,
    moved: bracket.movedDown.length,
  };
  return [
    bracketStep(pair, trace, nameOfId),
    step('fide-2026.dutch.members', values, { articles: ['C.04.3 1.3'] }),
    ...virtualSteps(terms, [a, b]),
    ...(isMovedDown ? leftSteps(terms, place - 1, a) : []),
    ...exchangeSteps(trace, nameOfId),
    ...(isMovedDown ? [] : [orderStep(terms, place, [a, b])]),
    ...opponentsSteps(terms, place, [a, b]),
    ...leavesSteps(trace, nameOfId),
    ...gaveWay(trace, counted),
    ...[a, b].map((rank) => wantsStep(terms, rank)),
    colourStep(trace),
  ];
}

/** The virtual points of the two in this round, if either has any. */
function virtualSteps({ state, best: { field }, nameOf }: ReasonTerms, [a, b]: readonly [number, number]): Step[] {
  const lentTo = (rank: number): number =>
    (state.players[field.player[rank]!]!.virtualPoints?.[state.round - 1] ?? 0) / 10;
  const values = { first: nameOf(a), one: lentTo(a), second: nameOf(b), other: lentTo(b) };
  if (values.one === 0 && values.other === 0) return [];
  return [step('fide-2026.dutch.virtual', values, { articles: ['C.04.7 1'] })];
}

/** The numbers of the two in the remainder of the bracket, and whom the better half would meet without exchanges. */
function orderStep({ best, nameOf }: ReasonTerms, place: number, [a, b]: readonly [number, number]): Step {
  const { remainder, pairs } = generationOf(best, best.brackets[place]!, place);
  const [upper, lower] = [remainder.indexOf(a) + 1, remainder.indexOf(b) + 1];
  const plain = remainder[upper + pairs.length - 1];
  const values = { first: nameOf(a), upper, second: nameOf(b), lower, count: remainder.length };
  const isPlain = lower === upper + pairs.length;
  if (isPlain || plain === undefined) return step('fide-2026.dutch.order', values, { articles: ['C.04.3 4.2'] });
  return step('fide-2026.dutch.order-changed', { ...values, plain: nameOf(plain) }, { articles: ['C.04.3 4.2'] });
}

function opponentsSteps(terms: ReasonTerms, place: number, [a, b]: readonly [number, number]): Step[] {
  const { best, state, nameOf } = terms;
  const more = opponentsBefore(best, place, [a, b]).length - MOST_TRIED;
  const parts = opponentsTried(state, best, place, [a, b]).flatMap(({ player, answer }) =>
    wishSteps(answer, [a, player], terms).map((told) =>
      answer.kind === 'incomplete' && suitsBetter(best.field, a, player, b)
        ? { ...told, list: [...(told.list ?? []), step('fide-2026.dutch.reason.better.colours', {})] }
        : told,
    ),
  );
  if (parts.length === 0) return [];
  if (more > 0) parts.push(step('fide-2026.dutch.more', { more }));
  return [step('fide-2026.dutch.tried', { player: nameOf(a) }, { parts })];
}

const colours = CRITERIA.find(({ name }) => name === 'C12')!;

/** [C12]: whether a player gets the colour due with one opponent, while another would deny it to one of the two. */
function suitsBetter(field: Field, player: number, opponent: number, other: number): boolean {
  const bracket = { residentScore: 0, leavesByeAlone: false };
  return colours.pair!(field, player, opponent, bracket) < colours.pair!(field, player, other, bracket);
}

function wantsStep({ best: { field }, nameOf }: ReasonTerms, rank: number): Step {
  const values = {
    player: nameOf(rank),
    colour: field.wants[rank] === WANTS_WHITE ? 'white' : 'black',
    difference: field.colourDifference[rank]!,
  };
  const grade = field.grade[rank] as 0 | 1 | 2 | 3;
  return step(`fide-2026.dutch.wants.${grade}`, values, { articles: ['C.04.3 1.7'] });
}
