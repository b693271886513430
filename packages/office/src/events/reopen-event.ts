import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { EVENT_STATES, type EventState, eventKind, type FederationEvent } from './event.ts';
import { deskAct } from './event-act.ts';
import { lastRound } from './event-desk.ts';
import { stateRefusals, versionRefusals } from './event-refusals.ts';
import { reportKind } from './reports/report.ts';
import { loadPhasesOf, phasesReleased } from './reports/report-of-phases.ts';

/** One step back: a closed event runs again; a report that waits or was refused, of the event or of a part, is taken back. */
export const reopenEvent = deskAct({
  kind: 'event.reopen',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string(), version: z.int(), state: z.enum(EVENT_STATES) }),
  load: async (reading, command) => ({
    report: await reading.get(reportKind, command.event),
    phases: await loadPhasesOf(reading, command.event),
  }),
  decide: ({ desk, report, phases }, command) => {
    const { event } = desk;
    const isPartWaiting = event.body.parts?.waiting !== undefined;
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...(isPartWaiting ? [] : stateRefusals(event, ['closed', 'submitted', 'refused'])),
    ];
    if (refused.length > 0) return refuse(...refused);
    const state = stateBefore(event.body, lastRound(desk) > 0);
    const { submittedOn: _submitted, decidedOn: _decided, ...kept } = event.body;
    const withdrawn = report !== undefined && report.body.state === 'submitted';
    const parts = event.body.parts && { parts: { accepted: event.body.parts.accepted } };
    return {
      changes: [
        put(eventKind, event.id, event.version, { ...kept, state, ...parts }),
        ...(withdrawn
          ? [put(reportKind, event.id, report.version, { ...report.body, state: 'withdrawn' as const })]
          : []),
        ...phasesReleased(phases),
      ],
      outcome: { event: event.id, version: event.version + 1, state },
    };
  },
});

/** An event goes on as it was while a part of it waited; else its report comes off it first, then its end. */
function stateBefore({ state, parts }: FederationEvent, isRunHere: boolean): EventState {
  if (state === 'submitted' || state === 'refused') return isRunHere ? 'closed' : 'registered';
  return parts?.waiting === undefined ? 'running' : state;
}
