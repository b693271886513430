import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Where } from '../../ports.ts';
import { CLAIM_STATES, claimKind } from '../../records/claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';

const place = z.strictObject({ value: z.string(), id: z.string() });

/** The inbox: what waits for a decision, the oldest first; or the claims of a player, or of a state. */
export const searchClaims = defineQuestion({
  kind: 'claim.search',
  input: z.strictObject({
    player: z.string().optional(),
    state: z.enum(CLAIM_STATES).optional(),
    limit: z.int().min(1).max(200).default(50),
    /** `next` of the page before. */
    after: place.optional(),
  }),
  answer: z.strictObject({
    claims: z.array(toldClaimSchema),
    next: place.nullable(),
  }),
  scope: async (_reading, { player }) => ({ player }),
  ask: async (reading, { player, state, limit, after }, by) => {
    const page = await reading.find(claimKind, whereOf(player, state), { limit, after });
    const asked = page.filter(({ body }) => state === undefined || body.state === state);
    const last = page.at(-1);
    return {
      claims: [...(await toldClaims(reading, asked, by))],
      next: last === undefined || page.length < limit ? null : { value: last.value, id: last.id },
    };
  },
});

function whereOf(player: string | undefined, state: string | undefined): Where {
  if (player !== undefined) return { key: 'player', equals: player };
  return state === undefined ? { key: 'waiting' } : { key: 'state', startsWith: `${state}/` };
}
