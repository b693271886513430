import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';
import { PREFERENT_ROWS, SECOND_TO_FIRST, THIRD_TO_SECOND } from './tables.ts';

export const PARAMETERS = {
  preferentRows: since('Ascensos preferent 1', PREFERENT_ROWS),
  unplayedNumber: since('Ascensos preferent 2', 2000, 'D-COMP-22'),
  firstCategoryNumber: since('Ascensos preferent 3', 2000),
  scoreNumber: since('Ascensos preferent 5', 2000),
  halfPointNumber: since('Ascensos preferent 6', 50),
  thirdToSecond: since('Ascensos taula 8', THIRD_TO_SECOND),
  secondToFirst: since('Ascensos taula 8', SECOND_TO_FIRST),
} as const;

export type PromotionRules = RulesOf<typeof PARAMETERS>;

export function promotionRules(day: Day): PromotionRules {
  return rulesOn(PARAMETERS, day);
}
