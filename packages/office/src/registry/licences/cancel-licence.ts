import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { loadPlayer, playerAsSeen } from '../players/player-as-seen.ts';
import { withoutLicence } from './licence-facts.ts';

/** A licence that was issued by mistake, or is taken back: the player has none in that season. */
export const cancelLicence = defineAct({
  kind: 'licence.cancel',
  command: z.strictObject({ player: z.string(), version: z.int(), season: z.int() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), season: z.int() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: (reading, command) => loadPlayer(reading, command),
  decide: (facts, command) => {
    const { player, version, season } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    if (seen.found.body.licences[season] === undefined)
      return refuse(missing('licence-unknown', { id: player, season }, { field: 'season' }));
    return {
      changes: [put(playerKind, player, version, withoutLicence(seen.found.body, season))],
      outcome: { player, season },
    };
  },
});
