import type { Scope } from '../../access/actor.ts';
import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { conflict, invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { type SCRABBLE_REPORT_STATES, type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';

type State = (typeof SCRABBLE_REPORT_STATES)[number];

interface Command {
  readonly event: string;
  readonly version: number;
}

const reportSubject = ({ event }: { readonly event: string }) => ({ kind: 'scrabble-report', id: event });

/** The account that submitted a report may amend it. */
export function reportScope(report: Kept<ScrabbleReport> | undefined): Scope {
  return report === undefined ? {} : { event: { id: report.id, registeredBy: report.body.submittedBy, arbiters: [] } };
}

/** An act on a report as the client saw it, in one of the act's states. */
export const scrabbleReportAct = actsOn({
  subject: (command: Command) => reportSubject(command),
  load: (reading, { event }) => reading.get(scrabbleReportKind, event),
  scope: (report) => reportScope(report),
  find: (report, command, states: readonly State[]) => {
    const { event, version } = command;
    const field = { field: 'event' };
    if (report === undefined) return refuse(missing('scrabble-report-unknown', { event }, field));
    const { state } = report.body;
    const refused: Refusal[] = [];
    if (report.version !== version)
      refused.push(
        conflict('changed-meanwhile', { id: event, yours: version, theirs: report.version }, command, report),
      );
    if (!states.includes(state))
      refused.push(invalid('scrabble-report-state', { event, state, wanted: states.join(', ') }, field));
    return refused.length > 0 ? refuse(...refused) : { report };
  },
});
