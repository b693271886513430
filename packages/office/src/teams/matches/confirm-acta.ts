import { SIDES } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { actaKind } from './match.ts';
import { matchAct } from './match-act.ts';

/** The other club, or the officer, stands by an acta. */
export const confirmActa = matchAct({
  kind: 'acta.confirm',
  command: z.strictObject({ match: z.string(), side: z.enum(SIDES), version: z.int().min(1) }),
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  decide: ({ desk }, command, { actor }) => {
    const { acta } = desk;
    if (acta === undefined) return refuse(missing('acta-unknown', { id: command.match }, { field: 'match' }));
    const refused: Refusal[] = versionRefusals(acta, command.version, command);
    if (acta.body.confirmedBy !== undefined)
      refused.push(invalid('acta-confirmed', { id: acta.id }, { field: 'match' }));
    else if (acta.body.side === command.side && !actor.roles.includes('officer'))
      refused.push(invalid('acta-own', { side: command.side }, { field: 'side' }));
    if (refused.length > 0) return refuse(...refused);
    const { contested: _before, ...body } = acta.body;
    return {
      changes: [put(actaKind, acta.id, acta.version, { ...body, confirmedBy: actor.account })],
      outcome: { match: command.match, version: acta.version + 1 },
    };
  },
});
