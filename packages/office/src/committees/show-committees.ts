import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { mayPerform } from '../access/roles.ts';
import { reasonSchema } from '../events/verdict.ts';
import { defineQuestion } from '../kit/question.ts';
import { federationOf } from '../registry/federation/federation.ts';
import { reasonsShown } from '../teams/answer-shapes.ts';
import { COMMITTEES, committeeKind, committeeNameSchema, revocationSchema, seatSchema } from './committee.ts';
import { attendedBy, missesTooMuch, rulesOf, seatedOn, untilOf } from './committee-rules.ts';

const answer = z.strictObject({
  committees: z.array(
    z.strictObject({
      committee: committeeNameSchema,
      version: z.int(),
      /** In office today, the president first. */
      members: z.array(
        z.strictObject({
          ...seatSchema.omit({ left: true }).shape,
          until: z.iso.date().optional(),
          /** Meetings missed; only for those who keep the record. */
          missed: z.int().optional(),
          meetings: z.int().optional(),
          /** What ends the membership for absences (Comissió 3.2). */
          against: z.array(reasonSchema).optional(),
        }),
      ),
      /** Whether it has as many members as it must (Comissió 1.1). */
      size: reasonSchema.optional(),
      revoked: z.array(revocationSchema.omit({ reason: true })),
    }),
  ),
});

/** The two committees: who sits on them until when, and decisions that the board revoked (fce-1990, Comissió 1-6). */
export const showCommittees = defineQuestion({
  kind: 'committee.show',
  input: z.strictObject({}),
  answer,
  ask: async (reading, _input, { viewer, today }): Promise<z.infer<typeof answer>> => {
    const federation = await federationOf(reading);
    const keeps = mayPerform(viewer, 'committee.meet', {});
    const day = dayFrom(today);
    const committees = [];
    for (const committee of COMMITTEES) {
      const kept = await reading.get(committeeKind, committee);
      const rules = rulesOf(federation, committee);
      const seated = kept === undefined ? [] : seatedOn(kept.body, today, rules);
      const inOrder = seated.toSorted((a, b) => Number(b.office === 'president') - Number(a.office === 'president'));
      const size = rules?.size(seated.length, day);
      committees.push({
        committee,
        version: kept?.version ?? 0,
        members: inOrder.map((seat) => {
          const { left: _left, ...told } = seat;
          const until = untilOf(rules, seat);
          const attended = attendedBy(kept!.body, seat);
          return {
            ...told,
            ...(until !== undefined && { until }),
            ...(keeps && {
              missed: attended.filter((came) => !came).length,
              meetings: attended.length,
              against: reasonsShown(missesTooMuch(rules, kept!.body, seat, day)),
            }),
          };
        }),
        ...(size && { size: reasonsShown([size])[0]! }),
        revoked: (kept?.body.revoked ?? []).map(({ reason: _reason, ...told }) => told),
      });
    }
    return { committees };
  },
});
