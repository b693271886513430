import type { Decision, LedgerLine, Rhythm, Step } from '@escala/core';
import type { MessageKey } from '../catalogue.ts';
import { articleOf } from './citations.ts';

/** The articles for turning a sum of changes into a rating, for outputs without a working. */
export interface PeriodRule {
  readonly sum: readonly string[];
  readonly rounding: readonly string[];
  readonly floor: readonly string[];
  readonly decision: Decision;
  /** How one half is rounded. */
  readonly half: 'up' | 'away';
}

/** One half is rounded up unless something else is known (D-ALL-1). */
const NOT_KNOWN: PeriodRule = { sum: [], rounding: [], floor: [], decision: 'D-ALL-1', half: 'up' };

const RULES: Readonly<Record<string, PeriodRule>> = {
  'fce-2016': { ...NOT_KNOWN, sum: ['17.1'], rounding: ['17.2'], floor: ['17.3'] },
  'fide-2009': { ...NOT_KNOWN, sum: ['8.55'], rounding: ['8.57'], floor: ['7.21'] },
  'fide-2024': { sum: ['8.3.2'], rounding: ['8.3.4'], floor: ['7.2.1'], decision: 'D-F24-8', half: 'away' },
  'fide-2024 R': { sum: ['R7.3.2'], rounding: ['R7.3.4'], floor: ['R6.2.1'], decision: 'D-F24-8', half: 'away' },
};

function periodRule({ regulation, rhythm }: { regulation: string; rhythm?: Rhythm | undefined }): PeriodRule {
  const ofOtherChapter = rhythm === undefined || rhythm === 'standard' ? undefined : RULES[`${regulation} R`];
  return ofOtherChapter ?? RULES[regulation] ?? NOT_KNOWN;
}

/**
 * The same for a list; if it was made by the previous regulation and taken over, that regulation sums its games
 * (D-OFF-534).
 */
export function ruleOfPeriod(
  explained: { readonly regulation: string; readonly rhythm?: Rhythm | undefined },
  { regulation: before }: Pick<LedgerLine, 'regulation'> = {},
  steps: readonly Step[] = [],
): PeriodRule {
  const isTakenOver = steps.some(({ quantity }) => quantity.endsWith('.taken-over'));
  if (before === undefined || !isTakenOver) return periodRule(explained);
  const rule = periodRule({ regulation: before });
  const cited = (articles: readonly string[]) => articles.map((each) => articleOf(before, explained.regulation, each));
  return { ...rule, sum: cited(rule.sum), rounding: cited(rule.rounding), floor: cited(rule.floor) };
}

export const ROUNDED: Readonly<Record<PeriodRule['half'], MessageKey>> = {
  up: 'explain.rounded',
  away: 'explain.rounded-away',
};
