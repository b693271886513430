import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { readText } from '../../kit/read-text.ts';
import type { EventState } from '../../records/event.ts';
import { eventKind } from '../../records/event.ts';
import { findingSchema } from '../../records/finding.ts';
import { type EventReport, reportKind } from '../../records/report.ts';
import { beforeLastDay } from './desk/before-last-day.ts';
import { scopeOfDesk } from './desk/entry-found.ts';
import { loadDesk } from './desk/event-desk.ts';
import { eventSubject } from './desk/event-found.ts';
import { eventUnknown, stateRefusals, versionRefusals } from './desk/event-refusals.ts';
import { phaseRefusals } from './desk/report-of-phases.ts';
import { readReport, reportSourceSchema } from './desk/report-of-source.ts';
import { openReservations } from './desk/under-reserve.ts';

/** An event that is run here is closed first; one that was run elsewhere comes as a file. */
const STATES: Readonly<Record<string, readonly EventState[]>> = {
  desk: ['closed', 'refused'],
  json: ['registered', 'refused'],
  trf: ['registered', 'refused'],
  league: ['registered', 'refused'],
  phases: ['registered', 'refused'],
};

/** Folder of the papers with reports as they were handed in. */
export const REPORT_FILES = 'report-files';

/** The report of an event goes to the officer, with what the regulations have to say of it. */
export const submitReport = defineAct({
  kind: 'report.submit',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), from: reportSourceSchema }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), games: z.int(), findings: z.array(findingSchema) }),
  subject: (command) => eventSubject(command),
  onRecord: ({ from, ...command }, digest) => ({
    ...command,
    from: 'text' in from ? { kind: from.kind, characters: from.text.length, digest: digest() } : from,
  }),
  load: async (reading, command, ports) => {
    const desk = await loadDesk(reading, command.event);
    return {
      desk,
      report: await reading.get(reportKind, command.event),
      read: desk && (await readReport(reading, desk, command.from, readText(ports))),
    };
  },
  scope: (facts) => scopeOfDesk(facts),
  decide: ({ desk, report, read }, command, { today, actor }) => {
    if (desk === undefined || read === undefined) return refuse(eventUnknown(command.event));
    const { event } = desk;
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, STATES[command.from.kind] ?? []),
      ...(command.from.kind === 'desk' ? openReservations(desk) : []),
      ...phaseRefusals(event.body),
      ...(read.refused ?? []),
    ];
    if (refused.length > 0 || read.refused !== undefined) return refuse(...refused);
    const facts = read.facts(today);
    const body: EventReport = {
      ...facts,
      findings: [...facts.findings, ...beforeLastDay(event.body, today)],
      state: 'submitted',
      submittedBy: actor.account,
      submittedOn: today,
    };
    const { decidedOn: _decided, ...before } = event.body;
    return {
      changes: [
        put(reportKind, event.id, report?.version ?? 0, body),
        ...(read.changes ?? []),
        put(eventKind, event.id, event.version, { ...before, state: 'submitted' as const, submittedOn: today }),
      ],
      // The file as it came stays beside the report.
      ...('text' in command.from && {
        filings: [
          { folder: REPORT_FILES, name: event.id, part: 0, bytes: new TextEncoder().encode(command.from.text) },
        ],
      }),
      outcome: { event: event.id, games: body.record.games.length, findings: body.findings },
    };
  },
});
