import { EVENT_TYPES, GAME_KINDS, RESULTS, type Tournament } from '@escala/core';
import { ratingFacts } from '@escala/regulations';
import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { nameSchema } from '../../kit/written-form.ts';
import { eventFlagsSchema, ratingFactsIn, roundsSchema } from '../event.ts';

export const gameRecordSchema = z.strictObject({
  round: z.int().min(1).max(999),
  date: z.iso.date().optional(),
  white: z.string(),
  black: z.string(),
  result: z.enum(RESULTS),
  kind: z.enum(GAME_KINDS).optional(),
  ...Object.fromEntries(Object.keys(ratingFacts.gameFacts).map((fact) => [fact, z.boolean().optional()])),
});

/** An event as in the interchange document, for the rating books. */
const eventRecordSchema = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  type: z.enum(EVENT_TYPES),
  start: z.iso.date(),
  end: z.iso.date(),
  timeControl: z.strictObject({
    minutes: z.number().min(0),
    increment: z.number().min(0).optional(),
    ...ratingFactsIn('timeControl'),
  }),
  ...eventFlagsSchema.shape,
  ...ratingFactsIn(),
  rounds: z.int().min(1).optional(),
  participants: z.array(z.string()).optional(),
  games: z.array(gameRecordSchema),
});

/** A tournament document; its schema is that of the interchange formats, which already checked it on arrival. */
export const tournamentSchema = z
  .looseObject({ format: z.literal('escala/tournament@1') })
  .describe('An escala/tournament@1 document.') as unknown as z.ZodType<Tournament>;

export const REPORT_SOURCES = ['desk', 'json', 'trf', 'league', 'phases'] as const;
const REPORT_STATES = ['submitted', 'withdrawn', 'accepted', 'refused', 'annulled'] as const;

/** Who permitted a late registration: the commission's chairman, by name (fide-2009 0.4). */
export const permissionSchema = z.strictObject({ by: nameSchema });

/** An appeal to the commission by the organiser of a refused event. */
const appealSchema = z.strictObject({
  text: z.string(),
  by: z.string(),
  on: z.iso.date(),
  decision: z
    .strictObject({ upheld: z.boolean(), by: z.string(), on: z.iso.date(), reason: z.string() })
    .exactOptional(),
});

/** The report of an event, under the event's id. */
export const reportSchema = z.strictObject({
  source: z.enum(REPORT_SOURCES),
  state: z.enum(REPORT_STATES),
  record: eventRecordSchema,
  /** For a part of a weekly event: its rounds (fce-2016 8.3). */
  rounds: roundsSchema.optional(),
  /**
   * If the report came as a file: the source of standings, norms and promotions. An event run here has its own records.
   */
  tournament: tournamentSchema.optional(),
  findings: z.array(findingSchema),
  submittedBy: z.string(),
  submittedOn: z.iso.date(),
  decision: z
    .strictObject({
      by: z.string(),
      on: z.iso.date(),
      reason: z.string().nullable(),
      /** The reason is published with the event (D-OFF-420). */
      isPublic: z.literal(true).exactOptional(),
      permission: permissionSchema.exactOptional(),
    })
    .optional(),
  /** An appeal against the refusal, made in time, and the commission's decision (fide-2009 0.5). */
  appeal: appealSchema.optional(),
});
export type EventReport = z.infer<typeof reportSchema>;

export const reportKind = recordKind('report', reportSchema, (report) => ({
  state: report.state,
  waiting: report.state === 'submitted' ? report.submittedOn : undefined,
  appealed: report.appeal !== undefined && report.appeal.decision === undefined ? report.appeal.on : undefined,
}));
