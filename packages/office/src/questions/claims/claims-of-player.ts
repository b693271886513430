import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { claimKind } from '../../records/claim.ts';
import { playerKind } from '../../records/player.ts';
import { maySee } from './shown-claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';

/** Claims on any line of a player, for whoever reads the player's page: those that the viewer may see, the newest first. */
export const claimsOfPlayer = defineQuestion({
  kind: 'claim.of-player',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({ claims: z.array(toldClaimSchema) }),
  ask: async (reading, { player: id }, by) => {
    const player = await reading.get(playerKind, id);
    if (player === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
    const found = await reading.find(claimKind, { key: 'player', equals: id });
    const seen = found.filter(({ body }) => maySee(body, player.body, by));
    const claims = await toldClaims(reading, seen, by);
    return { claims: [...claims].sort((a, b) => (a.openedOn < b.openedOn ? 1 : -1)) };
  },
});
