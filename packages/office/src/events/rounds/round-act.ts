import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { missing } from '../../kit/refusal.ts';
import { eventScope, loadDesk, standingRounds } from '../event-desk.ts';
import { eventUnknown } from '../event-refusals.ts';
import { roundId } from './round.ts';

interface RoundCommand {
  readonly event: string;
  readonly round: number;
}

/** An act on a round in force. */
export const roundAct = actsOn({
  subject: ({ event, round }: RoundCommand) => ({ kind: 'round', id: roundId(event, round) }),
  load: (reading, { event }) => loadDesk(reading, event),
  scope: (desk) => eventScope(desk?.event),
  find: (desk, { event, round: number }) => {
    if (desk === undefined) return refuse(eventUnknown(event));
    const round = standingRounds(desk).find(({ body }) => body.round === number);
    return round === undefined
      ? refuse(missing('round-unknown', { round: number }, { field: 'round' }))
      : { desk, round };
  },
});
