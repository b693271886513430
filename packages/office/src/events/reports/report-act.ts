import { z } from 'zod';
import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { missing } from '../../kit/refusal.ts';
import { eventKind } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';
import { reportKind } from './report.ts';

interface ReportCommand {
  readonly event: string;
  /** Version of the report. */
  readonly version: number;
}

/** Acts on a report decide on its content: the event record may have changed since without affecting it. */
export const reportVersion = z
  .int()
  .min(1)
  .describe('Version of the report that was read (report.show), not of the event, which acts on events require.');

/** An act on the report of an event or of a part: it must be in the act's state and in the version seen. */
export const reportAct = actsOn({
  subject: ({ event }: ReportCommand) => ({ kind: 'event', id: event }),
  load: async (reading, { event }) => ({
    event: await reading.get(eventKind, event),
    report: await reading.get(reportKind, event),
  }),
  scope: ({ event }) => eventScope(event),
  find: ({ event, report }, command, states: readonly ('submitted' | 'refused')[]) => {
    if (event === undefined) return refuse(eventUnknown(command.event));
    if (report === undefined) return refuse(missing('report-unknown', { id: command.event }, { field: 'event' }));
    const stands = states.some((state) => state === report.body.state);
    const refused = [
      ...(stands ? [] : stateRefusals(event, states)),
      ...versionRefusals(report, command.version, command),
    ];
    return refused.length > 0 ? refuse(...refused) : { event, report };
  },
});
