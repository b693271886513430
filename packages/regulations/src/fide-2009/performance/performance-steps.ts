import { type CodeOf, type Decision, decimal, type Step } from '@escala/core';
import type { Regulation } from '../parameters.ts';
import { type Disregard, type Estimate, isCounted, type UnratedPerformance } from './performance.ts';

type Values = Step['values'];

const HUNDREDTHS = 100;
const HALVES = 2;

/** A step of the working under the rule book's own key. */
export function step(
  quantity: CodeOf<'working.fide-2009'>,
  articles: readonly string[],
  decisions: Step['decisions'],
  values: Values,
): Step {
  return { quantity: `fide-2009.${quantity}`, articles, decisions, values };
}

/** How Rc and Ru of a performance were computed, and whether it counts. */
export function performanceSteps(
  performance: UnratedPerformance,
  event: string,
  doubleRound: boolean,
  regulation: Regulation,
): Step[] {
  const { derivation, estimate, games } = performance;
  if (derivation.system === 'swiss') {
    const values = { event, sum: derivation.opponentsSum, games, rc: estimate.rc };
    return [
      step('rc-swiss', ['6.41', '8.21a'], [], values),
      ratingStep(performance, estimate, event, regulation),
      ...verdict(performance, event),
    ];
  }
  const { average, first, correction, opponents } = derivation;
  const decisions: Decision[] = [
    ...(average.open ? ['D-FIDE-4' as const] : []),
    ...(doubleRound ? ['D-FIDE-6' as const] : []),
  ];
  const rar = decimal(average.ratingSum / average.rated);
  const dpa = decimal(average.differenceSum / average.rated);
  const corrected = { event, sum: correction, opponents, rc: estimate.rc, ru: estimate.rating.ru };
  return [
    step('rc-round-robin', ['8.21b'], decisions, { event, rar, dpa, opponents, rc: first.rc }),
    ratingStep(performance, first, event, regulation),
    ...(correction === 0 ? [] : [step('correction', ['8.58'], ['D-FIDE-3', 'D-FIDE-20'], corrected)]),
    ...verdict(performance, event),
  ];
}

function ratingStep(
  { games, halfPoints, derivation }: UnratedPerformance,
  { rc, rating }: Estimate,
  event: string,
  regulation: Regulation,
): Step {
  const values = { event, games, points: halfPoints / HALVES, rc, ru: rating.ru };
  switch (rating.side) {
    case 'even':
      return step('ru-even', ['8.22'], [], values);
    case 'above': {
      const each = regulation.pointsOverHalf;
      return step('ru-above', ['8.23'], ['D-FIDE-1'], { ...values, halfPoints: rating.halfPointsOver, each });
    }
    case 'below': {
      const open: Decision[] = rating.percentage === 0 ? ['D-FIDE-4'] : [];
      const below = { ...values, percentage: rating.percentage / HUNDREDTHS, difference: rating.difference };
      return derivation.system === 'swiss'
        ? step('ru-below', ['8.1', '8.24'], open, below)
        : step('ru-below-round-robin', ['8.1', '8.25'], open, { ...below, opponents: derivation.opponents });
    }
  }
}

function verdict(performance: UnratedPerformance, event: string): Step[] {
  if (!isCounted(performance)) return performance.disregards.map((disregard) => disregardStep(disregard, event));
  const { later, alone, estimate } = performance;
  const values = { event, ru: estimate.rating.ru };
  if (!later) return [step('counted', ['6.1', '8.21'], [], values)];
  return alone
    ? [step('counted-alone', ['6.1', '6.42'], ['D-FIDE-2'], values)]
    : [step('counted-later', ['6.1'], ['D-FIDE-2'], values)];
}

function disregardStep({ reason, article, reached, needed }: Disregard, event: string): Step {
  const unit = reason === 'few-points' ? HALVES : 1;
  const values = { event, reached: reached / unit, needed: needed / unit };
  return step(`disregarded-${reason}`, [article], [], values);
}
