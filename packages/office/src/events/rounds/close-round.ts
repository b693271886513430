import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { lastRound } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { boardsUnderReserve } from '../reserves/under-reserve.ts';
import { openBoards } from './complete-rounds.ts';
import { roundKind } from './round.ts';
import { roundAct } from './round-act.ts';

/**
 * All results of a round are in: from now on changes need a reason. Boards under reserve stay so and are listed
 * (D-OFF-231).
 */
export const closeRound = roundAct({
  kind: 'round.close',
  command: z.strictObject({ event: z.string(), round: z.int().min(1), version: z.int().min(1) }),
  outcome: z.strictObject({ round: z.string(), version: z.int(), underReserve: z.array(z.int()) }),
  decide: ({ desk, round }, command) => {
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

/**
 * A closed round takes results and pairing changes again, until the next one is paired: after that, single results are
 * corrected (D-OFF-960).
 */
export const reopenRound = roundAct({
  kind: 'round.reopen',
  command: z.strictObject({ event: z.string(), round: z.int().min(1), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ round: z.string(), version: z.int() }),
  decide: ({ desk, round }, command) => {
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
