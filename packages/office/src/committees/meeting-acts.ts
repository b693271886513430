import { dayFrom, findingOf } from '@escala/core';
import { z } from 'zod';
import { refusalOfFinding } from '../events/event-refusals.ts';
import { put, refuse } from '../kit/act.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import { committeeKind, committeeNameSchema, meetingSchema, revocationSchema } from './committee.ts';
import { committeeAct } from './committee-act.ts';
import { seatedOn } from './committee-rules.ts';

const seen = { committee: committeeNameSchema, version: z.int().min(0) };
const outcome = z.strictObject({ committee: z.string(), version: z.int() });

/** A meeting, and who came (fce-1990, Comissió 3.2, 4.2). */
export const holdMeeting = committeeAct({
  kind: 'committee.meet',
  command: z.strictObject({ ...seen, ...meetingSchema.shape }),
  outcome,
  decide: ({ kept, rules }, { committee, on, present }, { today }) => {
    const seated = new Set(seatedOn(kept.body, on, rules).map(({ member }) => member));
    const refused: Refusal[] = present.flatMap((member, i) =>
      seated.has(member) ? [] : [missing('member-unknown', { member }, { field: `present.${i}` })],
    );
    if (on > today) refused.push(invalid('date-after-today', { date: on, today }, { field: 'on' }));
    const last = kept.body.meetings.at(-1)?.on;
    if (last !== undefined && on <= last) refused.push(invalid('meeting-order', { on, last }, { field: 'on' }));
    if (refused.length > 0) return refuse(...refused);
    const meetings = [...kept.body.meetings, { on, present: [...new Set(present)] }];
    return {
      changes: [put(committeeKind, kept.id, kept.version, { ...kept.body, meetings })],
      outcome: { committee, version: kept.version + 1 },
    };
  },
});

/**
 * The board revokes a decision of the sports commission, called by two of its members and one of the competition
 * committee (fce-1990, Comissió 6.1). What follows from it is done by the acts of the matter
 * (D-OFF-1282).
 */
export const revokeDecision = committeeAct({
  kind: 'committee.revoke',
  command: z.strictObject({
    ...seen,
    committee: z.literal('sports'),
    decision: revocationSchema.shape.decision,
    /** Members of the sports commission who called the board, and of the competition committee. */
    members: z.array(z.int().min(1)).max(20),
    judges: z.array(z.int().min(1)).max(20),
  }),
  reason: 'required',
  outcome,
  decide: ({ kept, other, rules }, { committee, decision, members, judges }, { today, reason }) => {
    const nameOf = (of: Pick<typeof kept, 'body'> | undefined, numbers: readonly number[], its: typeof rules) =>
      of === undefined ? [] : seatedOn(of.body, today, its).filter(({ member }) => numbers.includes(member));
    const [callers, judging] = [nameOf(kept, members, rules), nameOf(other, judges, undefined)];
    const review = rules?.mayBeReviewed(callers.length, judging.length, dayFrom(today));
    if (review === undefined) return refuse(invalid('commission-no-rules', {}, { field: 'committee' }));
    if (review.holds === 'no') return refuse(refusalOfFinding(findingOf(review, 'error'), 'members'));
    const revocation = {
      ...{ decision, on: today, reason: reason ?? '' },
      members: callers.map(({ name }) => name),
      judges: judging.map(({ name }) => name),
    };
    return {
      changes: [
        put(committeeKind, kept.id, kept.version, { ...kept.body, revoked: [...kept.body.revoked, revocation] }),
      ],
      outcome: { committee, version: kept.version + 1 },
    };
  },
});
