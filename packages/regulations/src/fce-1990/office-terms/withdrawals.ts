import { type Day, type Reason, reason } from '@escala/core';
import type { PlayerCategory } from '../facts.ts';
import { promotionRules } from '../parameters.ts';
import { promotionHope, type RunningScore } from '../promotions/points-needed.ts';

/** Retirats 14.2.1: a Preferent player may leave an event only for reasons accepted by the competition committee. */
export function mayWithdraw(category: PlayerCategory, justificationAccepted: boolean): Reason {
  const holds = category !== 'preferent' || justificationAccepted;
  return reason('fce-1990.withdrawal-preferent', 'Retirats 14.2.1', holds, { category });
}

/**
 * Retirats 14.2.2: a player who can no longer be promoted is withdrawn, unless the federation was told of the wish to
 * continue.
 */
export interface AutomaticWithdrawal {
  readonly withdrawn: boolean;
  readonly reasons: readonly Reason[];
}

export function automaticWithdrawal(score: RunningScore, askedToGoOn: boolean, day: Day): AutomaticWithdrawal {
  if (score.category === 'preferent') return { withdrawn: false, reasons: [] };
  const hope = promotionHope(promotionRules(day), score);
  const wish = reason('fce-1990.withdrawal-wish', 'Retirats 14.2.2', askedToGoOn, {});
  return { withdrawn: hope.holds === 'no' && !askedToGoOn, reasons: [hope, wish] };
}
