import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { eventCounts, eventKind } from './event.ts';
import { eventAct } from './event-act.ts';
import { stateRefusals, versionRefusals } from './event-refusals.ts';
import { reportKind } from './reports/report.ts';
import { loadPhasesOf, phasesReleased } from './reports/report-of-phases.ts';

/** An event that does not count yet is annulled. One that counts moves lists: that is a correction, with its preview. */
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
