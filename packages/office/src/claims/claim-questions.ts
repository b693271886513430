import { z } from 'zod';
import { numbersOfPerson } from '../access/person-on-record.ts';
import { accountKind } from '../accounts/account.ts';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Found, FoundPage, Reading, Where } from '../ports.ts';
import { playerKind } from '../registry/players/player.ts';
import { CLAIM_STATES, type Claim, claimKind } from './claim.ts';
import { isParty, maySee } from './shown-claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';

/** A single claim. To those who may not see it, it looks as if it did not exist. */
export const readClaim = defineQuestion({
  kind: 'claim.read',
  input: z.strictObject({ claim: z.string() }),
  answer: toldClaimSchema.extend({
    /** Names of the accounts involved, for those who see the whole claim (D-OFF-161). */
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

const place = z.strictObject({ value: z.string(), id: z.string() });

/** The inbox: claims awaiting a decision, oldest first; or the claims of a person (D-OFF-310), or in a state. */
export const searchClaims = defineQuestion({
  kind: 'claim.search',
  input: z.strictObject({
    player: z.string().optional(),
    state: z.enum(CLAIM_STATES).optional(),
    limit: z.int().min(1).max(200).default(50),
    /** `next` of the previous page. */
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

/** One number of the person after the other; a page starts where the previous one ended. */
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
