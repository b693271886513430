import { SIDES } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { actaKind } from './match.ts';
import { matchAct } from './match-act.ts';

/** The other club says what is wrong with an acta: the club that sent it may send another one, or the office rules (D-OFF-171). */
export const contestActa = matchAct({
  kind: 'acta.contest',
  command: z.strictObject({ match: z.string(), side: z.enum(SIDES), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  decide: ({ desk }, command, { actor, today, reason }) => {
    const { acta } = desk;
    if (acta === undefined) return refuse(missing('acta-unknown', { id: command.match }, { field: 'match' }));
    const { side } = command;
    const refused: Refusal[] = versionRefusals(acta, command.version, command);
    if (acta.body.confirmedBy !== undefined)
      refused.push(invalid('acta-confirmed', { id: acta.id }, { field: 'match' }));
    else if (acta.body.side === side) refused.push(invalid('acta-own', { side }, { field: 'side' }));
    if (refused.length > 0) return refuse(...refused);
    const contested = { by: actor.account, side, on: today, reason: reason ?? '' };
    return {
      changes: [put(actaKind, acta.id, acta.version, { ...acta.body, contested })],
      outcome: { match: command.match, version: acta.version + 1 },
    };
  },
});
