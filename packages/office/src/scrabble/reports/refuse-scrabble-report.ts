import { z } from 'zod';
import { put } from '../../kit/act.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { scrabbleReportAct } from './scrabble-report-act.ts';

/** A report is sent back with a reason: it counts for nothing, and may be amended. */
export const refuseScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.refuse',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  states: ['submitted'],
  decide: ({ report }, command, { actor, today, reason }) => {
    const decision = { by: actor.account, on: today, reason };
    const body = { ...report.body, state: 'refused' as const, decision };
    return {
      changes: [put(scrabbleReportKind, command.event, command.version, body)],
      outcome: { event: command.event },
    };
  },
});
