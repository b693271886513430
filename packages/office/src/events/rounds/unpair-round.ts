import { z } from 'zod';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { entryKind } from '../entries/entry.ts';
import { scopeOfDesk } from '../entries/entry-found.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk, lastRound, loadDesk, standingBoards, standingRounds } from '../event-desk.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';
import { isUnderReserve } from './board.ts';
import { roundId, roundKind } from './round.ts';

/** The pairing of the last round is taken back, as long as no result is entered and no game is under reserve. */
export const unpairRound = defineAct({
  kind: 'round.unpair',
  command: z.strictObject({ event: z.string(), round: z.int().min(1), version: z.int().min(1) }),
  reason: 'optional',
  outcome: z.strictObject({ round: z.string(), version: z.int() }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  load: async (reading, command) => ({ desk: await loadDesk(reading, command.event) }),
  scope: (facts) => scopeOfDesk(facts),
  decide: ({ desk }, command) => {
    if (desk === undefined) return refuse(eventUnknown(command.event));
    const round = standingRounds(desk).find(({ body }) => body.round === command.round);
    if (round === undefined) return refuse(missing('round-unknown', { round: command.round }, { field: 'round' }));
    const last = lastRound(desk);
    const entered = standingBoards(desk).filter(
      ({ body }) => body.round === command.round && (body.result !== undefined || isUnderReserve(body)),
    );
    const refused = [...stateRefusals(desk.event, ['running']), ...versionRefusals(round, command.version, command)];
    if (last !== command.round)
      refused.push(invalid('round-not-last', { round: command.round, last }, { field: 'round' }));
    if (entered.length > 0)
      refused.push(
        invalid(
          'round-has-results',
          { round: command.round, boards: entered.map(({ body }) => body.board).join(', ') },
          { field: 'round' },
        ),
      );
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [
        put(roundKind, round.id, round.version, { ...round.body, state: 'undone' as const }),
        ...(round.body.fixedNumbers ? freedNumbers(desk) : []),
        ...(command.round === 1 ? [put(eventKind, desk.event.id, desk.event.version, unbegun(desk.event.body))] : []),
      ],
      outcome: { round: round.id, version: round.version + 1 },
    };
  },
});

/** Nothing is paired any more: the lists of the event are open again (D-OFF-512). */
function unbegun({ fixedLists: _fixed, ...event }: FederationEvent): FederationEvent {
  return { ...event, state: 'registered' };
}

function freedNumbers(desk: EventDesk): Change[] {
  return activeEntries(desk).map(({ id, version, body: { number: _fixed, ...body } }) =>
    put(entryKind, id, version, body),
  );
}
