import { acceptedRounds, type EventState, eventKind, type FederationEvent } from '../../events/event.ts';
import { type EventReport, reportKind } from '../../events/reports/report.ts';
import { type Change, put, type Terms } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import type { HeadToHeadChange } from './correction.ts';

export interface EventOnRecord {
  readonly event: Kept<FederationEvent> | undefined;
  readonly report: Kept<EventReport> | undefined;
}

const STATE_AFTER: Partial<Record<HeadToHeadChange['kind'], 'annulled' | 'accepted'>> = {
  annulment: 'annulled',
  reinstatement: 'accepted',
};

/** A weekly event with rounds still to be reported continues where it was (fce-2016 8.3). */
const isUnfinished = (event: FederationEvent): boolean =>
  event.parts !== undefined && acceptedRounds(event) < event.rounds;
const stateInParts = (report: EventOnRecord['report']): EventState =>
  report?.body.source === 'desk' ? 'running' : 'registered';

/** The changed event and its report: annulled, accepted again, or with other dates. */
export function changesOfEvent(
  { event, report }: EventOnRecord,
  change: HeadToHeadChange,
  roundDates: readonly string[] | undefined,
  { today, actor, reason }: Terms,
): Change[] {
  if (event === undefined) return [];
  const changes: Change[] = [];
  const state = STATE_AFTER[change.kind];
  if (state !== undefined) {
    const { parts, ...body } = event.body;
    const kept = parts && { parts: { accepted: parts.accepted } };
    const stateOfEvent = state === 'accepted' && isUnfinished(event.body) ? stateInParts(report) : state;
    changes.push(put(eventKind, event.id, event.version, { ...body, ...kept, state: stateOfEvent, decidedOn: today }));
    if (report !== undefined) {
      const decision = { by: actor.account, on: today, reason };
      // A part that was waiting when the event was annulled does not start to count with the others.
      const isOut = state === 'accepted' && (report.body.rounds?.to ?? 0) > acceptedRounds(event.body);
      const after = isOut ? ('withdrawn' as const) : state;
      changes.push(put(reportKind, report.id, report.version, { ...report.body, state: after, decision }));
    }
  } else if (change.kind === 'dates') {
    const { start, end } = change;
    const days = roundDates === undefined ? {} : { roundDates: [...roundDates] };
    changes.push(put(eventKind, event.id, event.version, { ...event.body, start, end, ...days }));
  }
  return changes;
}
