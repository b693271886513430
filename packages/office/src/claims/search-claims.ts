import { z } from 'zod';
import { numbersOfPerson } from '../access/person-on-record.ts';
import { defineQuestion } from '../kit/question.ts';
import type { Found, FoundPage, Reading, Where } from '../ports.ts';
import { CLAIM_STATES, type Claim, claimKind } from './claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';

const place = z.strictObject({ value: z.string(), id: z.string() });

/** The inbox: what waits for a decision, the oldest first; or the claims of a person (D-OFF-310), or of a state. */
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
    const page = await (player === undefined
      ? reading.find(claimKind, whereOf(state), { limit, after })
      : ofPerson(reading, player, { limit, after }));
    const asked = page.filter(({ body }) => state === undefined || body.state === state);
    const last = page.at(-1);
    return {
      claims: [...(await toldClaims(reading, asked, by))],
      next: last === undefined || page.length < limit ? null : { value: last.value, id: last.id },
    };
  },
});

/** Number after number of the person; a page begins where the one before ended. */
async function ofPerson(reading: Reading, player: string, { limit = 50, after }: FoundPage): Promise<Found<Claim>[]> {
  const numbers = [...(await numbersOfPerson(reading, player))].sort();
  const found: Found<Claim>[] = [];
  for (const equals of numbers.filter((number) => number >= (after?.value ?? ''))) {
    const own = after?.value === equals ? after : undefined;
    found.push(...(await reading.find(claimKind, { key: 'player', equals }, { limit, after: own })));
  }
  return found.slice(0, limit);
}

function whereOf(state: string | undefined): Where {
  return state === undefined ? { key: 'waiting' } : { key: 'state', startsWith: `${state}/` };
}
