import { z } from 'zod';
import { personOnRecord } from '../access/person-on-record.ts';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';
import { type Claim, claimKind } from './claim.ts';
import { maySee } from './shown-claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';

/** Claims on any line of a person, for whoever reads the player's page: those that the viewer may see, the newest first (D-OFF-310). */
export const claimsOfPlayer = defineQuestion({
  kind: 'claim.of-player',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({ claims: z.array(toldClaimSchema) }),
  ask: async (reading, { player: id }, by) => {
    const person = await personOnRecord(reading, id);
    if (person === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
    const seen: Kept<Claim>[] = [];
    for (const { id: player, body } of [person.kept, ...person.duplicates])
      for (const claim of await reading.find(claimKind, { key: 'player', equals: player }))
        if (maySee(claim.body, body, by)) seen.push(claim);
    const claims = await toldClaims(reading, seen, by);
    return { claims: [...claims].sort((a, b) => (a.openedOn < b.openedOn ? 1 : -1)) };
  },
});
