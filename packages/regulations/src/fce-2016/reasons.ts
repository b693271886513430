import { ADJUDICATED, type Decision, FORFEIT } from '@escala/core';
import type { LineCitations } from '../shared/ledger-lines.ts';
import type { EventTerms } from './events/event-terms.ts';

/** Bits of a ledger line: what determined it, from which its articles and decisions are named. */
export const REASONS = {
  forfeit: 1,
  adjudicated: 2,
  standardUnder12: 4,
  rapidUnder12: 8,
  halfBlitz: 16,
  halfActive: 32,
  byGame: 64,
  performanceEven: 128,
  performanceAbove: 256,
  performanceBelow: 512,
  ownLaterList: 1024,
  ownFirstRating: 2048,
  opponentLaterList: 4096,
  opponentFirstRating: 8192,
  evaluatedLate: 16_384,
  opponentWithoutLicence: 32_768,
} as const;

/** Reasons shared by all games of an event. */
export function reasonsOfEvent(terms: EventTerms): number {
  let reasons = terms.periodicity === 'by-game' ? REASONS.byGame : 0;
  if (terms.factor === 'half-blitz') reasons |= REASONS.halfBlitz;
  if (terms.factor === 'half-active') reasons |= REASONS.halfActive;
  if (terms.factor === 'under-12')
    reasons |= terms.pace === 'standard' ? REASONS.standardUnder12 : REASONS.rapidUnder12;
  return reasons;
}

export function reasonOfKind(kind: number): number {
  if (kind === FORFEIT) return REASONS.forfeit;
  return kind === ADJUDICATED ? REASONS.adjudicated : 0;
}

const has = (reasons: number, mask: number): boolean => (reasons & mask) !== 0;

/** The articles behind a line in the order of computation: the list, the expectation, K, the change. */
export function citationsOf(reasons: number): LineCitations {
  const articles = ['8.3'];
  const decisions: Decision[] = [];
  if (has(reasons, REASONS.byGame)) decisions.push('D-FCE-2');
  if (has(reasons, REASONS.ownFirstRating | REASONS.opponentFirstRating)) decisions.push('D-FCE-5');
  if (
    has(
      reasons,
      REASONS.ownLaterList | REASONS.opponentLaterList | REASONS.ownFirstRating | REASONS.opponentFirstRating,
    )
  )
    decisions.push('D-FCE-14');
  if (has(reasons, REASONS.evaluatedLate)) {
    articles.unshift('8.1');
    decisions.push('D-FCE-20');
  }
  if (has(reasons, REASONS.forfeit)) articles.push('7');
  else citeExpectation(reasons, articles, decisions);
  articles.push('15.2');
  citeFactor(reasons, articles, decisions);
  return { articles, decisions };
}

function citeExpectation(reasons: number, articles: string[], decisions: Decision[]): void {
  const performance = reasons & (REASONS.performanceEven | REASONS.performanceAbove | REASONS.performanceBelow);
  if (performance !== 0) {
    articles.push(
      '12',
      performance === REASONS.performanceEven ? '14.3' : performance === REASONS.performanceAbove ? '14.4' : '14.5',
    );
    if (has(reasons, REASONS.opponentWithoutLicence)) decisions.push('D-FCE-21');
    decisions.push('D-FCE-6');
    if (performance === REASONS.performanceBelow) decisions.push('D-FCE-7');
  }
  articles.push('13.2');
}

function citeFactor(reasons: number, articles: string[], decisions: Decision[]): void {
  const unplayed = has(reasons, REASONS.forfeit | REASONS.adjudicated);
  if (has(reasons, REASONS.standardUnder12)) articles.push('16.3');
  else if (has(reasons, REASONS.rapidUnder12)) {
    articles.push('16.4');
    decisions.push('D-FCE-11');
  } else articles.push('16.2');
  if (unplayed) articles.push(has(reasons, REASONS.forfeit) ? '16.6b' : '16.6a');
  if (has(reasons, REASONS.halfBlitz)) {
    decisions.push(unplayed ? 'D-FCE-12' : 'D-FCE-1');
    if (!unplayed) articles.push('16.5a');
  }
  if (has(reasons, REASONS.halfActive)) {
    if (unplayed) decisions.push('D-FCE-12');
    else articles.push('5.3');
  }
}
