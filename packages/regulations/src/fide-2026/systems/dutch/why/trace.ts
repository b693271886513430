import type { BracketTrace } from '@escala/core';
import type { NameOf } from '../../../../contracts/step.ts';
import type { DutchPair, PairedField } from '../pair-round.ts';
import { judgeBracket, worthOf } from './compare-pairings.ts';
import { generationOf } from './generation.ts';

/** Why each pair was made; what all pairs of a bracket share is computed once. Ids are by the initial order. */
export function tracesOf(paired: PairedField, pairs: readonly DutchPair[], ids: readonly string[]): BracketTrace[] {
  const { field } = paired;
  const idOf = (rank: number): string => ids[field.player[rank]!]!;
  const brackets = paired.brackets.map((bracket, place) => {
    const { remainder, out, into } = generationOf(paired, bracket, place);
    const numbered = (number: number): string => idOf(remainder[number - 1]!);
    return {
      bracket: bracket.score / 10,
      downfloat: bracket.downfloaters.map(idOf),
      criteria: criteriaOf(paired, place),
      exchange: { out: out.map(numbered), in: into.map(numbered) },
      movedDown: new Set(bracket.movedDown.map((rank) => field.player[rank])),
    };
  });
  return pairs.map(({ white, black, place, colourRule }) => {
    const { bracket, downfloat, criteria, exchange, movedDown } = brackets[place]!;
    const mdp = movedDown.has(white) ? ids[white]! : movedDown.has(black) ? ids[black]! : null;
    return { bracket, mdp, downfloat, criteria, exchange, colourRule };
  });
}

function criteriaOf(paired: PairedField, place: number): BracketTrace['criteria'] {
  const criteria: Record<string, number | readonly number[]> = {};
  for (const judged of judgeBracket(paired, place)) {
    if (judged.counted.length === 0) continue;
    const worth = worthOf(judged);
    criteria[judged.criterion.name] = judged.criterion.byScore ? worth.map((score) => score / 10) : worth[0]!;
  }
  return criteria;
}

/** A trace from outside, with the ids replaced; undefined if it is not a trace. */
export function readTrace(trace: object, own: NameOf): BracketTrace | undefined {
  const { bracket, mdp, downfloat, criteria, exchange, colourRule } = trace as BracketTrace;
  const isTrace =
    typeof bracket === 'number' &&
    (mdp === null || typeof mdp === 'string') &&
    typeof criteria === 'object' &&
    [downfloat, exchange?.out, exchange?.in].every(Array.isArray) &&
    [1, 2, 3, 4, 5].includes(colourRule);
  if (!isTrace) return undefined;
  return {
    bracket,
    mdp: mdp === null ? null : own(mdp),
    downfloat: downfloat.map(own),
    criteria,
    exchange: { out: exchange.out.map(own), in: exchange.in.map(own) },
    colourRule,
  };
}
