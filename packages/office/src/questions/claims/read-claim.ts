import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { claimKind } from '../../records/claim.ts';
import { playerKind } from '../../records/player.ts';
import { maySee, shownClaim, shownClaimSchema } from './shown-claim.ts';

/** One claim. Whoever may not see it is told what is told where there is none. */
export const readClaim = defineQuestion({
  kind: 'claim.read',
  input: z.strictObject({ claim: z.string() }),
  answer: shownClaimSchema,
  ask: async (reading, { claim: id }, by) => {
    const claim = await reading.get(claimKind, id);
    const player = claim && (await reading.get(playerKind, claim.body.player));
    if (claim === undefined || !maySee(claim.body, player?.body, by))
      throw new Refused([missing('claim-unknown', { id }, { field: 'claim' })]);
    return shownClaim(claim, by);
  },
});
