import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { claimKind, claimTextSchema } from '../../records/claim.ts';
import { listId, listKind } from '../../records/list.ts';
import { claimAsSeen, loadClaim, scopeOfClaim } from './claim-found.ts';
import { isWithin, windowOfAppeal } from './window-of-list.ts';

/** The player does not take the officer's answer and goes to the sports commission, once (D-OFF-81). */
export const appealClaim = defineAct({
  kind: 'claim.appeal',
  command: z.strictObject({ claim: z.string(), version: z.int().min(1), text: claimTextSchema }),
  reason: 'optional',
  outcome: z.strictObject({ claim: z.string(), state: z.literal('appealed') }),
  subject: ({ claim }) => ({ kind: 'claim', id: claim }),
  load: async (reading, command) => {
    const found = await loadClaim(reading, command);
    const of = found.claim?.body.list;
    return { ...found, list: of && (await reading.get(listKind, listId(of.series, of.date))) };
  },
  scope: (facts) => scopeOfClaim(facts),
  decide: (facts, command, { actor, today }) => {
    const seen = claimAsSeen(facts, command, ['upheld', 'rejected']);
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    const decidedOn = body.decision!.on;
    const term = facts.list && windowOfAppeal(facts.list.body, decidedOn);
    const refused = [
      ...(body.appeal === undefined ? [] : [invalid('claim-appealed-before', { on: body.appeal.on })]),
      ...(term === undefined || isWithin(term, today)
        ? []
        : [invalid('claim-appeal-out-of-time', { decidedOn, lastDay: term.lastDay, today })]),
    ];
    if (refused.length > 0) return refuse(...refused);
    const appeal = { text: command.text, by: actor.account, on: today };
    return {
      changes: [put(claimKind, id, version, { ...body, state: 'appealed' as const, appeal })],
      outcome: { claim: id, state: 'appealed' as const },
    };
  },
});
