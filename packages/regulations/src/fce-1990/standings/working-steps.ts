import type { RowWorking, TieBreakWorking, WorkingPart } from '@escala/core';
import { type NameOf, type Step, step } from '../../contracts/step.ts';
import type { KnockoutVerdict } from '../../contracts/teams.ts';
import type { TieBreakName } from '../tie-breaks/all-tie-breaks.ts';

/** A row's working as steps with sentences: the source of the points, then each tie-break with its parts. */
export function workingSteps(working: RowWorking, nameOf: NameOf = (id) => id): Step[] {
  const points = working.points.reduce((sum, { value }) => sum + value, 0);
  const rounds = working.points.map((part) => step('fce-1990.standings.round', partValues(part, nameOf)));
  const annulled = { articles: ['Retirats 14.3.1'], decisions: ['D-COMP-1'] } as const;
  return [
    step('fce-1990.standings.points', { points }, { articles: ['Sistemes 4.1'], parts: rounds }),
    ...(working.annulled ? [step('fce-1990.standings.annulled', {}, annulled)] : []),
    ...working.tiebreaks.map((tieBreak) => tieBreakStep(tieBreak, nameOf)),
  ];
}

function tieBreakStep(working: TieBreakWorking, nameOf: NameOf): Step {
  const { value, articles, decisions } = working;
  const tiebreak = working.tiebreak as TieBreakName;
  if (value === null) return openStep(working, nameOf);
  const parts = working.parts.flatMap((part) => [
    step(`fce-1990.standings.part.${tiebreak}`, partValues(part, nameOf)),
    ...correctedSteps(part, nameOf),
  ]);
  return step(`fce-1990.standings.total.${tiebreak}`, { value }, { articles, decisions, parts });
}

/** Suis 16: which rounds of the opponent counted as drawn. */
function correctedSteps({ player = '', corrected = [] }: WorkingPart, nameOf: NameOf): Step[] {
  return corrected.map(({ round, why, scored, value }) => {
    const values = { round, why: form(why), scored, value, player: nameOf(player) };
    return step('fce-1990.standings.corrected', values, { articles: ['Suis 16'] });
  });
}

/** Why a tie-break has no value. */
function openStep({ tiebreak, open = [], articles, decisions }: TieBreakWorking, nameOf: NameOf): Step {
  const [first, second] = open;
  const grounds = { articles, decisions };
  if (first === undefined) return step('fce-1990.standings.alone', {}, grounds);
  if (tiebreak === 'average-rating') return step('fce-1990.standings.unrated', { player: nameOf(first) }, grounds);
  return step('fce-1990.standings.undecided', { first: nameOf(first), second: nameOf(second!) }, grounds);
}

function partValues({ round, why, player, value }: WorkingPart, nameOf: NameOf): Step['values'] {
  return { round, why: form(why), player: player === undefined ? '' : nameOf(player), value };
}

/** Names of sentence variants have no hyphens. */
const form = (why: string): string => why.replaceAll('-', '_');

/** Why a team advances, as a step with a sentence. */
export function verdictStep(verdict: KnockoutVerdict, names: { readonly home: string; readonly away: string }): Step {
  if (verdict.kind === 'nobody') return step('fce-1990.knockout.nobody', {});
  const winner = names[verdict.winner];
  switch (verdict.kind) {
    case 'boards':
      return step('fce-1990.knockout.boards', { winner, ...points(verdict.doubled) }, { articles: ['Sistemes 4.1'] });
    case 'awarded':
      return step('fce-1990.knockout.awarded', { winner });
    case 'dutch':
      return step('fce-1990.knockout.dutch', { winner, ...points(verdict.doubled) }, { articles: ['Desempats 2.5'] });
    case 'board':
      return step('fce-1990.knockout.board', { winner, board: verdict.board }, { articles: ['Desempats 2.5.1'] });
    case 'black-on-first-board':
      return step('fce-1990.knockout.black', { winner }, { articles: ['Desempats 2.5.2'] });
  }
}

const points = ([home, away]: readonly [number, number]) => ({ home: home / 2, away: away / 2 });
