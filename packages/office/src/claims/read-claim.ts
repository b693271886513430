import { z } from 'zod';
import { accountKind } from '../accounts/account.ts';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Reading } from '../ports.ts';
import { playerKind } from '../registry/players/player.ts';
import { type Claim, claimKind } from './claim.ts';
import { isParty, maySee } from './shown-claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';

/** One claim. Whoever may not see it is told what is told where there is none. */
export const readClaim = defineQuestion({
  kind: 'claim.read',
  input: z.strictObject({ claim: z.string() }),
  answer: toldClaimSchema.extend({
    /** Names of the accounts that had a part in it, for those who see all of it (D-OFF-161). */
    people: z.record(z.string(), z.string()).optional(),
  }),
  ask: async (reading, { claim: id }, by) => {
    const claim = await reading.get(claimKind, id);
    const player = claim && (await reading.get(playerKind, claim.body.player));
    if (claim === undefined || !maySee(claim.body, player?.body, by))
      throw new Refused([missing('claim-unknown', { id }, { field: 'claim' })]);
    const [told] = await toldClaims(reading, [claim], by);
    return { ...told!, ...(isParty(claim.body, by.viewer) && { people: await peopleOf(reading, claim.body) }) };
  },
});

async function peopleOf(reading: Reading, claim: Claim): Promise<Record<string, string>> {
  const { openedBy, evidence, decision, appeal, appealDecision } = claim;
  const accounts = [openedBy, ...[...evidence, decision, appeal, appealDecision].flatMap((each) => each?.by ?? [])];
  const found = await reading.getMany(accountKind, accounts);
  return Object.fromEntries(found.map(({ id, body }) => [id, body.name]));
}
