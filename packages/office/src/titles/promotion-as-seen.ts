import type { Kept, Reading } from '../ports.ts';
import { type AsSeen, asSeen } from '../registry/as-seen.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import { type Promotion, promotionKind } from './promotion.ts';

export interface PromotionFound {
  readonly promotion: Kept<Promotion> | undefined;
  readonly player: Kept<Player> | undefined;
}

export async function loadPromotion(
  reading: Reading,
  { promotion: id }: { readonly promotion: string },
): Promise<PromotionFound> {
  const promotion = await reading.get(promotionKind, id);
  return { promotion, player: promotion && (await reading.get(playerKind, promotion.body.player)) };
}

export function promotionAsSeen(
  { promotion }: PromotionFound,
  command: { readonly promotion: string; readonly version: number },
): AsSeen<Promotion> {
  return asSeen(promotion, command, { code: 'promotion-unknown', field: 'promotion', id: command.promotion });
}
