import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAct } from '../players/player-act.ts';
import { withoutLicence } from './licence-facts.ts';

/** A licence that was issued by mistake, or is taken back: the player has none in that season. */
export const cancelLicence = playerAct({
  kind: 'licence.cancel',
  command: z.strictObject({ player: z.string(), version: z.int(), season: z.int() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), season: z.int() }),
  decide: ({ present }, { player, version, season }) => {
    if (present.body.licences[season] === undefined)
      return refuse(missing('licence-unknown', { id: player, season }, { field: 'season' }));
    return {
      changes: [put(playerKind, player, version, withoutLicence(present.body, season))],
      outcome: { player, season },
    };
  },
});
