import type { RowWorking, Step, TieBreakWorking, WorkingPart } from '@escala/core';

type NameOf = (id: string) => string;

/** A row's working as steps with sentences: where the points come from, then each tie-break with its parts. */
export function workingSteps(working: RowWorking, nameOf: NameOf = (id) => id): Step[] {
  const points = working.points.reduce((sum, { value }) => sum + value, 0);
  return [
    step('fce-1990.standings.points', { points }, ['Sistemes 4.1']),
    ...working.points.map((part) => step('fce-1990.standings.round', partValues(part, nameOf))),
    ...(working.annulled ? [step('fce-1990.standings.annulled', {}, ['Retirats 14.3.1'], ['D-COMP-1'])] : []),
    ...working.tiebreaks.flatMap((tieBreak) => tieBreakSteps(tieBreak, nameOf)),
  ];
}

function tieBreakSteps(working: TieBreakWorking, nameOf: NameOf): Step[] {
  const { tiebreak, value, parts, articles, decisions } = working;
  if (value === null) return [openStep(working, nameOf)];
  return [
    step(`fce-1990.standings.total.${tiebreak}`, { value }, articles, decisions),
    ...parts.flatMap((part) => [
      step(`fce-1990.standings.part.${tiebreak}`, partValues(part, nameOf)),
      ...correctedSteps(part, nameOf),
    ]),
  ];
}

/** Suis 16: which rounds of the opponent counted as drawn. */
function correctedSteps({ player = '', corrected = [] }: WorkingPart, nameOf: NameOf): Step[] {
  return corrected.map(({ round, why, scored, value }) =>
    step('fce-1990.standings.corrected', { round, why: form(why), scored, value, player: nameOf(player) }, ['Suis 16']),
  );
}

/** Why a tie-break has no value. */
function openStep({ tiebreak, open = [], articles, decisions }: TieBreakWorking, nameOf: NameOf): Step {
  const [first, second] = open;
  if (first === undefined) return step('fce-1990.standings.alone', {}, articles, decisions);
  if (tiebreak === 'average-rating')
    return step('fce-1990.standings.unrated', { player: nameOf(first) }, articles, decisions);
  const players = { first: nameOf(first), second: nameOf(second!) };
  return step('fce-1990.standings.undecided', players, articles, decisions);
}

function partValues({ round, why, player, value }: WorkingPart, nameOf: NameOf): Step['values'] {
  return { round, why: form(why), player: player === undefined ? '' : nameOf(player), value };
}

/** Forms of a sentence are named without hyphens. */
const form = (why: string): string => why.replaceAll('-', '_');

function step(
  quantity: Step['quantity'],
  values: Step['values'],
  articles: readonly string[] = [],
  decisions: Step['decisions'] = [],
): Step {
  return { quantity, articles, decisions, values };
}
