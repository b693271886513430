import { CHAMPIONSHIPS, COLOURS, COMPETITION_KINDS, EVENT_TYPES, TOURNAMENT_SYSTEMS } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';
import { searchWords } from './folded.ts';

/**
 * The way of an event through the office. `registered`: announced, entries open; `running`: a round is paired; `closed`: play is
 * over; `submitted`: the report waits for the officer; then it counts (`accepted`), or not (`refused`, `annulled`).
 */
export const EVENT_STATES = [
  'registered',
  'running',
  'closed',
  'submitted',
  'accepted',
  'refused',
  'annulled',
] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** From which state to which an event may go. */
export const EVENT_MOVES: Readonly<Record<EventState, readonly EventState[]>> = {
  registered: ['running', 'submitted', 'annulled'],
  running: ['closed', 'annulled'],
  closed: ['running', 'submitted', 'annulled'],
  submitted: ['accepted', 'refused', 'closed', 'registered', 'annulled'],
  accepted: ['annulled'],
  refused: ['submitted', 'annulled'],
  annulled: [],
};

/** A fault of the event that the officer let pass, with the article and why (fce-2016 2.2). */
export const waiverSchema = z.strictObject({
  code: z.string(),
  article: z.string(),
  reason: z.string().min(1),
  by: z.string(),
  on: z.iso.date(),
});

export const eventSchema = z.strictObject({
  name: z.string().min(1),
  state: z.enum(EVENT_STATES),
  system: z.enum(TOURNAMENT_SYSTEMS).optional(),
  type: z.enum(EVENT_TYPES),
  start: z.iso.date(),
  end: z.iso.date(),
  rounds: z.int().min(1),
  roundDates: z.array(z.iso.date()).optional(),
  timeControl: z.strictObject({ minutes: z.number().positive(), increment: z.number().min(0).optional() }),
  /** Flags that the rating books read, as in the interchange document. */
  flags: z
    .strictObject({
      weekly: z.boolean().optional(),
      halfK: z.boolean().optional(),
      perRoundRatings: z.boolean().optional(),
      official: z.boolean().optional(),
      approved: z.boolean().optional(),
      nationalChampionship: z.boolean().optional(),
    })
    .optional(),
  initialColour: z.enum(COLOURS).optional(),
  tiebreaks: z.array(z.string()).optional(),
  kind: z.enum(COMPETITION_KINDS).optional(),
  championship: z.enum(CHAMPIONSHIPS).optional(),
  delegation: z.string().optional(),
  club: z.string().optional(),
  place: z.string().optional(),
  internationalRating: z.boolean().optional(),
  arbiters: z.array(z.string()),
  registeredBy: z.string(),
  registeredOn: z.iso.date(),
  submittedOn: z.iso.date().optional(),
  decidedOn: z.iso.date().optional(),
  waivers: z.array(waiverSchema).optional(),
});
export type FederationEvent = z.infer<typeof eventSchema>;

export const eventKind = recordKind('event', eventSchema, (event) => ({
  name: searchWords(event.name),
  state: event.state,
  end: event.end,
  start: event.start,
  club: event.club,
  registeredBy: event.registeredBy,
}));
