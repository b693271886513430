import { z } from 'zod';
import { registerState } from '../../fide-register/open-register.ts';
import { put, refuse } from '../../kit/act.ts';
import { conflict, invalid, missing } from '../../kit/refusal.ts';
import { entryKind } from '../entries/entry.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, lastRound } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { ratedBy } from './entry-rating.ts';
import { fideDifferences } from './fide-differences.ts';
import { loadValuation } from './valuation.ts';

/** Before the first pairing the entries take over what FIDE's list says of them, all at once (D-OFF-505). */
export const takeFideRatings = deskAct({
  kind: 'event.take-fide-ratings',
  command: z.strictObject({
    event: z.string(),
    /** Date of the list whose differences were looked at. */
    listed: z.iso.date(),
  }),
  outcome: z.strictObject({ event: z.string(), listed: z.string(), changed: z.int() }),
  load: async (reading, _command, { fidePages }, { desk }) => {
    const register = fidePages && (await registerState(fidePages));
    return {
      register,
      differences: register && (await fideDifferences(fidePages, register, desk)),
      valuation: await loadValuation(reading, desk.event.body, desk.players, desk.entries),
    };
  },
  decide: ({ desk, register, differences, valuation }, { event, listed }) => {
    const refused = stateRefusals(desk.event, ['registered', 'running']);
    const { start } = desk.event.body;
    const paired = lastRound(desk);
    if (paired > 0) refused.push(invalid('fide-ratings-paired', { paired }, { field: 'event' }));
    if (register === undefined) refused.push(missing('fide-register-empty', {}, { field: 'listed' }));
    else if (register.listed !== listed)
      refused.push(conflict('fide-register-changed', { listed: register.listed }, listed, register.listed));
    else if (listed > start) refused.push(invalid('fide-list-after-start', { listed, start }, { field: 'listed' }));
    if (refused.length > 0 || differences === undefined) return refuse(...refused);
    const changes = activeEntries(desk).flatMap(({ id, version, body }) => {
      const fide = differences.fide.get(body.player);
      if (fide === undefined) return [];
      const entry = ratedBy(valuation.lists, valuation.federation, { ...body, fide }, body);
      return [put(entryKind, id, version, entry)];
    });
    return { changes, outcome: { event, listed, changed: changes.length } };
  },
});
