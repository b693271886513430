import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { findingSchema } from '../kit/finding.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { beforeLastDay } from './book-of-event.ts';
import { EVENT_STATES, type EventState, eventCounts, eventKind, type FederationEvent } from './event.ts';
import { deskAct, eventAct } from './event-act.ts';
import { type EventDesk, lastRound, standingRounds } from './event-desk.ts';
import { stateRefusals, versionRefusals } from './event-refusals.ts';
import { reportKind } from './reports/report.ts';
import { loadPhasesOf, phasesReleased } from './reports/report-of-phases.ts';
import { openReservations } from './reserves/under-reserve.ts';
import { closings, openBoards } from './rounds/complete-rounds.ts';

/** Ends play: all rounds are paired, all results are in, no game is under reserve. */
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

/** One step back: a closed event runs again; a waiting or refused report, of the event or of a part, is taken back. */
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

/**
 * While a part was waiting, the event's own state did not change; otherwise first its report is removed, then its
 * closing.
 */
function stateBefore({ state, parts }: FederationEvent, isRunHere: boolean): EventState {
  if (state === 'submitted' || state === 'refused') return isRunHere ? 'closed' : 'registered';
  return parts?.waiting === undefined ? 'running' : state;
}

/**
 * Annuls an event that does not count yet. Annulling one that counts moves lists: that is a correction, with its
 * preview.
 */
export const annulEvent = eventAct({
  kind: 'event.annul',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  load: async (reading, command) => ({
    report: await reading.get(reportKind, command.event),
    phases: await loadPhasesOf(reading, command.event),
  }),
  decide: ({ event, report, phases }, command, { actor, today, reason }) => {
    if (eventCounts(event.body))
      return refuse(invalid('annul-by-correction', { id: event.id, name: event.body.name }, { field: 'event' }));
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, ['registered', 'running', 'closed', 'submitted', 'refused']),
    ];
    if (refused.length > 0) return refuse(...refused);
    const decision = { by: actor.account, on: today, reason };
    return {
      changes: [
        put(eventKind, event.id, event.version, { ...event.body, state: 'annulled' as const, decidedOn: today }),
        ...(report === undefined
          ? []
          : [put(reportKind, event.id, report.version, { ...report.body, state: 'annulled' as const, decision })]),
        ...phasesReleased(phases),
      ],
      outcome: { event: event.id },
    };
  },
});
