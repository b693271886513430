import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';
import { PREFERENT_ROWS, SECOND_TO_FIRST, THIRD_TO_SECOND } from './tables.ts';

export const PARAMETERS = {
  preferentRows: since('Ascensos preferent 1', 'points needed to become Preferent', PREFERENT_ROWS),
  unplayedNumber: since('Ascensos preferent 2', 'what an opponent counts who was not played', 2000, 'D-COMP-22'),
  firstCategoryNumber: since('Ascensos preferent 3', 'what an opponent of first category counts', 2000),
  scoreNumber: since('Ascensos preferent 5', 'what an opponent without rating counts up to half of the points', 2000),
  halfPointNumber: since('Ascensos preferent 6', 'what each half point above half adds to it', 50),
  thirdToSecond: since('Ascensos taula 8', 'points needed to go from third to second', THIRD_TO_SECOND),
  secondToFirst: since('Ascensos taula 8', 'points needed to go from second to first', SECOND_TO_FIRST),
} as const;

export type PromotionRules = RulesOf<typeof PARAMETERS>;

export function promotionRules(day: Day): PromotionRules {
  return rulesOn(PARAMETERS, day);
}
