import { SIDES } from '@escala/core';
import { z } from 'zod';
import { versionRefusals } from '../../events/event-refusals.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { matchUnknown } from '../leagues/team-refusals.ts';
import { actaKind } from './match.ts';
import { loadMatch } from './match-desk.ts';

/** The other club, or the officer, stands by an acta. */
export const confirmActa = defineAct({
  kind: 'acta.confirm',
  command: z.strictObject({ match: z.string(), side: z.enum(SIDES), version: z.int().min(1) }),
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  subject: ({ match }) => ({ kind: 'match', id: match }),
  load: async (reading, { match }) => ({ desk: await loadMatch(reading, match) }),
  scope: ({ desk }, { side }) => ({ club: desk?.sides[side].team.body.club }),
  decide: ({ desk }, command, { actor }) => {
    if (desk === undefined) return refuse(matchUnknown(command.match));
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
