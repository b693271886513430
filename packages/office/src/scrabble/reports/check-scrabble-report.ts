import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { loadReported, reportedShape, submittedReport } from './submitted-report.ts';

/** What a report would be refused for, all of it; else what it comes to. Nothing is kept. */
export const checkScrabbleReport = defineQuestion({
  kind: 'scrabble-report.check',
  input: z.strictObject(reportedShape),
  answer: z.strictObject({
    start: z.iso.date(),
    end: z.iso.date(),
    /** Collective games, and games of Libere. */
    collective: z.int(),
    libere: z.int(),
    players: z.int(),
    /** What the rule book will not rate. */
    findings: z.array(findingSchema),
  }),
  ask: async (reading, reported, { viewer, today }) => {
    const facts = await loadReported(reading, reported);
    const { refused, body } = submittedReport(facts, reported, viewer.account, today);
    if (refused.length > 0) throw new Refused(refused);
    const { start, end, collective, libere, findings } = body;
    const players = new Set([
      ...collective.flatMap(({ results }) => results.map(({ player }) => player)),
      ...libere.flatMap(({ games }) => games.flatMap(({ a, b }) => [a, b])),
    ]);
    return {
      start,
      end,
      collective: collective.length,
      libere: libere.reduce((sum, { games }) => sum + games.length, 0),
      players: players.size,
      findings,
    };
  },
});
