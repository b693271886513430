import { conclude, type Reason } from '@escala/core';
import { numberOfGames } from '../conditions/number-of-games.ts';
import {
  exempt,
  foreignFederations,
  requiredOpponents,
  titledOpponents,
  tooManyOfOne,
} from '../conditions/opponents.ts';
import { lowestScore, performance, strongOpponents } from '../conditions/score.ts';
import type { SetFacts } from './set-facts.ts';

export interface JudgedSet {
  readonly facts: SetFacts;
  readonly makes: boolean;
  /** The article that exempts from the federations' condition, if needed. */
  readonly exemption: string | null;
  readonly reasons: readonly Reason[];
}

/** 1.4.3 to 1.4.5: federations and titles of the opponents. */
export function mixReasons(facts: SetFacts, exemption: string | null): { reasons: Reason[]; exemption: string | null } {
  const federations = [foreignFederations(facts), tooManyOfOne(facts)];
  const isExempt = exemption !== null && conclude(federations).verdict !== 'yes';
  return {
    reasons: [...(isExempt ? [exempt(exemption)] : federations), titledOpponents(facts), requiredOpponents(facts)],
    exemption: isExempt ? exemption : null,
  };
}

/** Every condition of a set of games; all of them must hold. */
export function judgeSet(facts: SetFacts, exemption: string | null): JudgedSet {
  const mix = mixReasons(facts, exemption);
  const reasons = [
    numberOfGames(facts),
    ...mix.reasons,
    strongOpponents(facts),
    lowestScore(facts),
    performance(facts),
  ];
  return { facts, makes: conclude(reasons).verdict === 'yes', exemption: mix.exemption, reasons };
}
