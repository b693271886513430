import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { scrabbleReportAct } from './scrabble-report-act.ts';

/** An event that does not count yet is annulled for good. One that counts moves lists: that is a correction. */
export const annulScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.annul',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  states: ['submitted', 'refused', 'accepted'],
  decide: ({ report }, command, { actor, today, reason }) => {
    if (report.body.state === 'accepted')
      return refuse(invalid('scrabble-annul-by-correction', { event: command.event }, { field: 'event' }));
    const decision = { by: actor.account, on: today, reason };
    const body = { ...report.body, state: 'annulled' as const, decision };
    return {
      changes: [put(scrabbleReportKind, command.event, command.version, body)],
      outcome: { event: command.event },
    };
  },
});
