import type { EventRecord } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';
import { checkGames } from './games.ts';
import { checkIds } from './ids.ts';
import { checkMatch } from './match.ts';
import { checkParticipants } from './participants.ts';
import type { Roster } from './roster.ts';

export function checkEvents(events: readonly (Draft<EventRecord> | undefined)[], roster: Roster, faults: FaultList) {
  checkIds('events', events, 'duplicate-event', faults);
  events.forEach((event, e) => {
    if (event === undefined || faults.full) return;
    checkTimes(event, ['events', e], faults);
    checkParticipants(event, e, roster, faults);
    checkGames(event, e, roster, faults);
    if (event.type === 'match') checkMatch(event, e, faults);
  });
}

type Times = Draft<Partial<Pick<EventRecord, 'start' | 'end' | 'timeControl'>>>;

/** An event ends when it started or later, and leaves time to think. */
export function checkTimes({ start, end, timeControl }: Times, event: Path, faults: FaultList): void {
  if (start !== undefined && end !== undefined && end < start)
    faults.add({ code: 'ends-before-start', path: [...event, 'end'], values: { start, end } });
  const increment = timeControl !== undefined && 'increment' in timeControl ? timeControl.increment : 0;
  if (timeControl?.minutes === 0 && increment === 0)
    faults.add({ code: 'no-thinking-time', path: [...event, 'timeControl'], values: {} });
}
