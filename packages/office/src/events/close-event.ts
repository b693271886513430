import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { findingSchema } from '../kit/finding.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { beforeLastDay } from './book-of-event.ts';
import { eventKind } from './event.ts';
import { deskAct } from './event-act.ts';
import { type EventDesk, lastRound, standingRounds } from './event-desk.ts';
import { stateRefusals, versionRefusals } from './event-refusals.ts';
import { openReservations } from './reserves/under-reserve.ts';
import { closings, openBoards } from './rounds/complete-rounds.ts';

/** Play is over: every round is paired, every result is in, no game is under reserve. */
export const closeEvent = deskAct({
  kind: 'event.close',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ event: z.string(), version: z.int(), findings: z.array(findingSchema) }),
  decide: ({ desk }, command, { today }) => {
    const { event } = desk;
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, ['running']),
      ...unfinished(desk),
    ];
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [
        ...closings(desk, lastRound(desk)),
        put(eventKind, event.id, event.version, { ...event.body, state: 'closed' as const }),
      ],
      outcome: { event: event.id, version: event.version + 1, findings: beforeLastDay(event.body, today) },
    };
  },
});

function unfinished(desk: EventDesk): Refusal[] {
  const { rounds } = desk.event.body;
  const paired = lastRound(desk);
  const refused: Refusal[] = [];
  if (paired < rounds) refused.push(invalid('rounds-missing', { paired, rounds }, { field: 'event' }));
  for (const { body } of standingRounds(desk)) {
    const open = openBoards(desk, body.round);
    if (open.length > 0)
      refused.push(invalid('results-missing', { round: body.round, boards: open.join(', ') }, { field: 'event' }));
  }
  return [...refused, ...openReservations(desk)];
}
