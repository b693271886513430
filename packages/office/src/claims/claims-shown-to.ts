import { z } from 'zod';
import { personOnRecord } from '../access/person-on-record.ts';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';
import { listId, listKind } from '../rating/lists/list.ts';
import { type Claim, claimKind, claimLine, claimWindowSchema } from './claim.ts';
import { daysLeft, maySee } from './shown-claim.ts';
import { toldClaimSchema, toldClaims } from './told-claims.ts';
import { windowOfList } from './window-of-list.ts';

/**
 * Claims about a person's lines on a list (D-OFF-310), for the page of the ledger: those the viewer may see, oldest
 * first.
 */
export const claimsOfLine = defineQuestion({
  kind: 'claim.of-line',
  input: z.strictObject({ series: z.string(), date: z.iso.date(), player: z.string() }),
  answer: z.strictObject({
    /** Null if the regulation sets no time limit: claims are always accepted. */
    window: claimWindowSchema.extend({ daysLeft: z.int() }).nullable(),
    claims: z.array(toldClaimSchema),
  }),
  ask: async (reading, { series, date, player }, by) => {
    const list = await reading.get(listKind, listId(series, date));
    if (list === undefined) throw new Refused([missing('claim-list-unknown', { series, date }, { field: 'date' })]);
    const window = windowOfList(list.body);
    const person = await personOnRecord(reading, player);
    const seen: Kept<Claim>[] = [];
    for (const { id, body } of person === undefined ? [] : [person.kept, ...person.duplicates])
      for (const claim of await reading.find(claimKind, { key: 'line', equals: claimLine({ series, date }, id) }))
        if (maySee(claim.body, body, by)) seen.push(claim);
    return {
      window: window === undefined ? null : { ...window, daysLeft: daysLeft(window.lastDay, by.today) },
      claims: [...(await toldClaims(reading, seen, by))],
    };
  },
});

/** Claims about any line of a person, for the player's page: those the viewer may see, newest first (D-OFF-310). */
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
