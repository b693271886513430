import { SIDES } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { type Decision, put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { type Acta, actaKind } from './match.ts';
import { matchAct } from './match-act.ts';
import type { MatchDesk } from './match-desk.ts';

const command = z.strictObject({ match: z.string(), side: z.enum(SIDES), version: z.int().min(1) });
const outcome = z.strictObject({ match: z.string(), version: z.int() });

/** The answer to an unconfirmed acta by the club that did not send it. */
function answered(
  { acta }: MatchDesk,
  asked: z.infer<typeof command>,
  mayBeOwn: boolean,
  answer: (acta: Acta) => Acta,
): Decision<z.infer<typeof outcome>> {
  const { match, side, version } = asked;
  if (acta === undefined) return refuse(missing('acta-unknown', { id: match }, { field: 'match' }));
  const refused = versionRefusals(acta, version, asked);
  if (acta.body.confirmedBy !== undefined) refused.push(invalid('acta-confirmed', { id: acta.id }, { field: 'match' }));
  else if (acta.body.side === side && !mayBeOwn) refused.push(invalid('acta-own', { side }, { field: 'side' }));
  if (refused.length > 0) return refuse(...refused);
  return {
    changes: [put(actaKind, acta.id, acta.version, answer(acta.body))],
    outcome: { match, version: acta.version + 1 },
  };
}

/** The other club, or the officer, confirms an acta. */
export const confirmActa = matchAct({
  kind: 'acta.confirm',
  command,
  outcome,
  decide: ({ desk }, asked, { actor }) =>
    answered(desk, asked, actor.roles.includes('officer'), ({ contested: _before, ...acta }) => ({
      ...acta,
      confirmedBy: actor.account,
    })),
});

/** The other club contests an acta: the club that sent it may send another one, or the office rules (D-OFF-171). */
export const contestActa = matchAct({
  kind: 'acta.contest',
  command,
  reason: 'required',
  outcome,
  decide: ({ desk }, asked, { actor, today, reason }) => {
    const { side } = asked;
    const contested = { by: actor.account, side, on: today, reason: reason ?? '' };
    return answered(desk, asked, false, (acta) => ({ ...acta, contested }));
  },
});
