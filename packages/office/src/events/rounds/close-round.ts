import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { standingRounds } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { boardsUnderReserve } from '../reserves/under-reserve.ts';
import { openBoards } from './complete-rounds.ts';
import { roundId, roundKind } from './round.ts';

/** All results of a round are in: from now on a change needs a reason. Boards under reserve stay so, and are named (D-OFF-231). */
export const closeRound = deskAct({
  kind: 'round.close',
  command: z.strictObject({ event: z.string(), round: z.int().min(1), version: z.int().min(1) }),
  outcome: z.strictObject({ round: z.string(), version: z.int(), underReserve: z.array(z.int()) }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  decide: ({ desk }, command) => {
    const round = standingRounds(desk).find(({ body }) => body.round === command.round);
    if (round === undefined) return refuse(missing('round-unknown', { round: command.round }, { field: 'round' }));
    const underReserve = [...boardsUnderReserve(desk, command.round)];
    if (round.body.state === 'closed')
      return { changes: [], outcome: { round: round.id, version: round.version, underReserve } };
    const open = openBoards(desk, command.round);
    const refused = [...stateRefusals(desk.event, ['running']), ...versionRefusals(round, command.version, command)];
    if (open.length > 0)
      refused.push(invalid('results-missing', { round: command.round, boards: open.join(', ') }, { field: 'round' }));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(roundKind, round.id, round.version, { ...round.body, state: 'closed' as const })],
      outcome: { round: round.id, version: round.version + 1, underReserve },
    };
  },
});
