import { type Day, type Reason, reason } from '@escala/core';
import type { Leaving } from '../../contracts/competition.ts';
import type { PlayerCategory } from '../facts.ts';
import { FORFEITS_TO_ELIMINATION, promotionRules } from '../parameters.ts';
import { promotionHope, type RunningScore } from '../promotions/points-needed.ts';

/**
 * Retirats 14.2.1: a Preferent player may leave an event only for reasons accepted by the competition committee. Who has
 * been absent twice does not leave, but is eliminated (Retirats 14.1).
 */
export function mayWithdraw(category: PlayerCategory, { accepted, absences }: Leaving): Reason {
  const holds = category !== 'preferent' || accepted || absences >= FORFEITS_TO_ELIMINATION;
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
