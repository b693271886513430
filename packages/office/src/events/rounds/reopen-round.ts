import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { lastRound, standingRounds } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { roundId, roundKind } from './round.ts';

/** A closed round takes results and other pairs again, until the next one is paired: then single results are corrected (D-OFF-960). */
export const reopenRound = deskAct({
  kind: 'round.reopen',
  command: z.strictObject({ event: z.string(), round: z.int().min(1), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ round: z.string(), version: z.int() }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  decide: ({ desk }, command) => {
    const round = standingRounds(desk).find(({ body }) => body.round === command.round);
    if (round === undefined) return refuse(missing('round-unknown', { round: command.round }, { field: 'round' }));
    const last = lastRound(desk);
    const refused = [
      ...stateRefusals(desk.event, ['running']),
      ...versionRefusals(round, command.version, command),
      ...(last === command.round
        ? []
        : [invalid('round-followed', { round: command.round, last }, { field: 'round' })]),
    ];
    if (refused.length > 0) return refuse(...refused);
    if (round.body.state === 'paired') return { changes: [], outcome: { round: round.id, version: round.version } };
    return {
      changes: [put(roundKind, round.id, round.version, { ...round.body, state: 'paired' as const })],
      outcome: { round: round.id, version: round.version + 1 },
    };
  },
});
