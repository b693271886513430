import type { PairTrace } from '@escala/core';
import type { PairOfRound, PairStepTerms } from '../../contracts/competition.ts';
import { type NameOf, type Step, step } from '../../contracts/step.ts';

/** At most this many candidates; a long list would say no more. */
const PASSED_SHOWN = 10;

const STEP_ARTICLE = { A: 'Suis 10.4', C: 'Suis 11.2' };
const COLOUR_ARTICLE = { 1: 'Suis 12.2', 2: 'Suis 12.3', 3: 'Suis 12.4', 4: 'Suis 12.4', 5: 'Suis 14.2' };

/** Why a pair was made, from its trace: the group, who was passed over, the colours. */
export function pairSteps(pair: PairOfRound, terms: PairStepTerms): Step[] {
  const trace = pair.trace as PairTrace | undefined;
  if (trace === undefined) return [step('fce-1990.pair.not-on-record', {})];
  const { colourRule, quality, passed } = trace;
  return [
    ...groupSteps(pair, trace, terms),
    ...(passed.length === 0 ? [] : [passedStep(trace, terms.nameOf)]),
    step(`fce-1990.pair.colour.${colourRule}`, {}, { articles: [COLOUR_ARTICLE[colourRule]] }),
    ...(colourRule === 5 ? [] : [step(`fce-1990.pair.quality.${quality}`, {})]),
  ];
}

/** A trace identifies players by their ids. */
export function readTrace(trace: object, own: NameOf): PairTrace | undefined {
  const told = trace as PairTrace;
  const { group, step: by, floater, passed, colourRule, quality } = told;
  const isTrace =
    typeof group === 'number' &&
    by in STEP_ARTICLE &&
    colourRule in COLOUR_ARTICLE &&
    typeof quality === 'number' &&
    (floater === null || typeof floater === 'string') &&
    Array.isArray(passed);
  if (!isTrace) return undefined;
  return {
    ...told,
    floater: floater === null ? null : own(floater),
    passed: passed.map((each) => ({ ...each, player: own(each.player) })),
  };
}

/**
 * The place of the pair in its group; for readers new to groups, also that the first half meets the second (Suis 9.4).
 */
function groupSteps(pair: PairOfRound, trace: PairTrace, { nameOf, round, order }: PairStepTerms): Step[] {
  const { direction, group, floater } = trace;
  const values = { step: trace.step, direction, group, floater: nameOf(floater ?? pair.white) };
  const own = step('fce-1990.pair.group', values, { articles: [STEP_ARTICLE[trace.step]] });
  if (trace.step !== 'C' || order === undefined) return [own];
  const grounds = { articles: ['Suis 9.4'] };
  if (round > 1) return [own, step('fce-1990.pair.halves', {}, grounds)];
  const players = order.length;
  const places = [order.indexOf(pair.white) + 1, order.indexOf(pair.black) + 1];
  const [upper, lower] = [Math.min(...places), Math.max(...places)];
  return [
    step('fce-1990.pair.first-round', { players, second: players / 2 + 1 }, grounds),
    ...(2 * (lower - upper) === players ? [step('fce-1990.pair.first-places', { upper, lower })] : []),
  ];
}

function passedStep({ passed }: PairTrace, nameOf: NameOf): Step {
  const more = passed.length - PASSED_SHOWN;
  const list = passed
    .slice(0, PASSED_SHOWN)
    .map(({ player, reason }) => step(`fce-1990.pair.passed.${reason}`, { player: nameOf(player) }));
  return step(
    'fce-1990.pair.read-before',
    {},
    { list: more > 0 ? [...list, step('fce-1990.pair.more', { more })] : list },
  );
}

/** In the last round, or if nothing else can be paired, colours do not rule out any pair. */
export function roundSteps(pairs: readonly PairOfRound[]): Step[] {
  const level = (pairs[0]?.trace as PairTrace | undefined)?.level;
  if (level === 'last') return [step('fce-1990.pair.level.last', {}, { articles: ['Suis 13'] })];
  return level === 'relaxed' ? [step('fce-1990.pair.level.relaxed', {}, { decisions: ['D-SWISS-5'] })] : [];
}
