import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { playFiling } from './counted-play.ts';
import { checkedPlay } from './play-refusals.ts';
import { loadReportGround } from './report-ground.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { scrabbleReportAct } from './scrabble-report-act.ts';

/** The officer accepts a report: from now on its games count, on the next list (D-OFF-473). */
export const acceptScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.accept',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ event: z.string(), games: z.int(), libere: z.int() }),
  load: async (reading, _command, _ports, { report }) => ({ ground: await loadReportGround(reading, report.body) }),
  states: ['submitted'],
  decide: ({ report, ground }, command, { actor, today, reason, seq }) => {
    const { body } = report;
    // Players may have been merged since it came in; uneven places were looked at then.
    const { refused } = checkedPlay(ground, body, today, ['places']);
    if (refused.length > 0) return refuse(...refused);
    const decision = { by: actor.account, on: today, reason };
    const { collective, libere } = body;
    return {
      changes: [put(scrabbleReportKind, command.event, command.version, { ...body, state: 'accepted', decision })],
      filings: [playFiling(command.event, { counts: true, acceptedBy: seq, collective, libere })],
      outcome: { event: command.event, games: collective.length, libere: libere.length },
    };
  },
});
