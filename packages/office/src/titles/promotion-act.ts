import { actsOn } from '../kit/acts-on.ts';
import { asSeen } from '../registry/as-seen.ts';
import { playerKind } from '../registry/players/player.ts';
import { promotionKind } from './promotion.ts';

interface PromotionCommand {
  readonly promotion: string;
  readonly version: number;
}

export const promotionAct = actsOn({
  subject: ({ promotion }: PromotionCommand) => ({ kind: 'promotion', id: promotion }),
  load: async (reading, { promotion: id }) => {
    const promotion = await reading.get(promotionKind, id);
    return { promotion, player: promotion && (await reading.get(playerKind, promotion.body.player)) };
  },
  find: ({ promotion, player }, command) => {
    const seen = asSeen(promotion, command, { code: 'promotion-unknown', field: 'promotion', id: command.promotion });
    return 'refused' in seen ? seen : { promotion: seen.found, player };
  },
});
