import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { findingSchema } from '../../kit/finding.ts';
import { readText } from '../../kit/read-text.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { beforeLastDay } from '../book-of-event.ts';
import { acceptedRounds, type EventState, eventKind, roundsSchema } from '../event.ts';
import { deskAct } from '../event-act.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { openReservations } from '../reserves/under-reserve.ts';
import { closings } from '../rounds/complete-rounds.ts';
import { type EventReport, reportKind } from './report.ts';
import { phaseRefusals } from './report-of-phases.ts';
import { readReport, reportSourceSchema } from './report-of-source.ts';
import { isLastPart, partOfReport, partRefusals, roundsOf } from './report-part.ts';

/** An event run here must be closed first, unless a part is reported; an event run elsewhere comes as a file. */
const STATES: Readonly<Record<string, readonly EventState[]>> = {
  desk: ['closed', 'refused'],
  json: ['registered', 'refused'],
  trf: ['registered', 'refused'],
  league: ['registered', 'refused'],
  phases: ['registered', 'refused'],
};

/** Folder of the papers with submitted report files. */
const REPORT_FILES = 'report-files';

/** Submits an event's report to the officer, with the regulations' findings. */
export const submitReport = deskAct({
  kind: 'report.submit',
  command: z.strictObject({
    event: z.string(),
    version: z.int().min(1),
    from: reportSourceSchema,
    /** A part of a weekly event (fce-2016 8.3); by default the rest of it, or the whole event. */
    rounds: roundsSchema.optional(),
  }),
  outcome: z.strictObject({ event: z.string(), games: z.int(), findings: z.array(findingSchema) }),
  onRecord: ({ from, ...command }, digest) => ({
    ...command,
    from: 'text' in from ? { kind: from.kind, characters: from.text.length, digest: digest() } : from,
  }),
  load: async (reading, command, ports, { desk }) => {
    const part = roundsOf(desk.event.body, command.rounds);
    return {
      part,
      federation: await federationOf(reading),
      report: await reading.get(reportKind, command.event),
      read: await readReport(reading, desk, command.from, readText(ports), part),
    };
  },
  decide: ({ desk, part, federation, report, read }, command, { today, actor }) => {
    const { event } = desk;
    const { kind } = command.from;
    const isLast = isLastPart(event.body, part);
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, kind === 'desk' && !isLast ? ['running', 'closed'] : (STATES[kind] ?? [])),
      ...(part === undefined ? [] : partRefusals(federation, event.body, part)),
      ...(kind === 'desk' ? openReservations(desk, part) : []),
      ...phaseRefusals(event.body),
      ...(read.refused ?? []),
    ];
    if (refused.length > 0 || read.refused !== undefined) return refuse(...refused);
    const whole = read.facts(today);
    const cut = part && partOfReport(whole, event.body, part, report?.body.tournament);
    if (cut !== undefined && cut.refused.length > 0) return refuse(...cut.refused);
    const facts = cut?.facts ?? whole;
    const body: EventReport = {
      ...facts,
      findings: [...facts.findings, ...(isLast ? beforeLastDay(event.body, today) : [])],
      ...(part !== undefined && { rounds: part }),
      state: 'submitted',
      submittedBy: actor.account,
      submittedOn: today,
    };
    const { decidedOn: _decided, ...before } = event.body;
    const waiting = {
      ...(isLast ? { ...before, state: 'submitted' as const, submittedOn: today } : event.body),
      ...(part !== undefined && { parts: { accepted: acceptedRounds(event.body), waiting: part } }),
    };
    return {
      changes: [
        put(reportKind, event.id, report?.version ?? 0, body),
        ...(read.changes ?? []),
        put(eventKind, event.id, event.version, waiting),
        // Reported results can no longer be entered, only corrected with a reason.
        ...(kind === 'desk' && part !== undefined ? closings(desk, part.to) : []),
      ],
      // The original file is kept with the report.
      ...('text' in command.from && {
        filings: [
          { folder: REPORT_FILES, name: event.id, part: 0, bytes: new TextEncoder().encode(command.from.text) },
        ],
      }),
      outcome: { event: event.id, games: body.record.games.length, findings: body.findings },
    };
  },
});
