import { z } from 'zod';
import { type Decision, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';
import { type EventReport, reportKind } from './report.ts';

export interface ReportFound {
  readonly event: Kept<FederationEvent> | undefined;
  readonly report: Kept<EventReport> | undefined;
}

interface ReportCommand {
  readonly event: string;
  /** Of the report. */
  readonly version: number;
}

/** Acts on a report decide on what it says: the event may have changed since without touching it. */
export const reportVersion = z
  .int()
  .min(1)
  .describe(
    'Version of the report that was looked at (report.show), not of the event: acts on events ask for the latter.',
  );

export const loadReport = async (reading: Reading, command: { readonly event: string }): Promise<ReportFound> => ({
  event: await reading.get(eventKind, command.event),
  report: await reading.get(reportKind, command.event),
});

/** Goes on with the report that a command is about, of the event or of a part, if it stands so and is the one that was seen. */
export function withReport<Outcome>(
  { event, report }: ReportFound,
  command: ReportCommand,
  allowed: readonly ('submitted' | 'refused')[],
  decide: (event: Kept<FederationEvent>, report: Kept<EventReport>) => Decision<Outcome>,
): Decision<Outcome> {
  if (event === undefined) return refuse(eventUnknown(command.event));
  if (report === undefined) return refuse(missing('report-unknown', { id: command.event }, { field: 'event' }));
  const stands = allowed.some((state) => state === report.body.state);
  const refused = [
    ...(stands ? [] : stateRefusals(event, allowed)),
    ...versionRefusals(report, command.version, command),
  ];
  return refused.length > 0 ? refuse(...refused) : decide(event, report);
}
