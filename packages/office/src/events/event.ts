import { ACCELERATIONS, CLOCK_TIME, COLOURS, CURRENCY, EVENT_TYPES } from '@escala/core';
import { factSchemas, prizeFundSchema } from '@escala/formats';
import { type EventFact, type RatingFact, ratingFacts, ratingFactsByName } from '@escala/regulations';
import { z } from 'zod';
import { codeSchema } from '../kit/finding.ts';
import { recordKind } from '../kit/record-kind.ts';
import { searchWords } from '../kit/search-words.ts';
import { nameSchema } from '../kit/written-form.ts';
import { fixedListsSchema, toldListsSchema } from './ratings/rating-lists.ts';

/**
 * The stages of an event. `registered`: announced, entries open; `running`: a round is paired; `closed`: play is over;
 * `submitted`: the report awaits the officer; then it counts (`accepted`) or does not (`refused`, `annulled`).
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

/** Prizes can be changed until the report counts (D-OFF-370). */
export const PRIZES_OPEN: readonly EventState[] = ['registered', 'running', 'closed', 'submitted', 'refused'];

/** A fault of the event that the officer waived, with the article and the reason (fce-2016 2.2). */
export const waiverSchema = z.strictObject({
  code: codeSchema<'finding'>(),
  article: z.string(),
  reason: z.string().min(1),
  by: z.string(),
  on: z.iso.date(),
  /**
   * The reason is published with the event (fce-2016 2.2, D-OFF-420); absent in older waivers, whose reasons were
   * private.
   */
  isPublic: z.literal(true).exactOptional(),
});
export type Waiver = z.infer<typeof waiverSchema>;

const name = z.string().min(1).max(200);

/**
 * Facts that forms ask for because a competition book needs them, as in documents; the event's book decides which of
 * them apply.
 */
const ruleFactsWith = (given: z.ZodType<string>) =>
  z.strictObject(
    factSchemas({ name: given, text: name, day: z.iso.date() }, ({ asked }: EventFact) => asked !== undefined),
  );
const ruleFactsSchema = ruleFactsWith(name);
/** The same as given in commands (D-OFF-260). */
export const toldRuleFactsSchema = ruleFactsWith(nameSchema);

/** Facts needed by only one rating book, as in documents. */
const ratingFactsSchema = z.strictObject(
  factSchemas({ name, text: name, day: z.iso.date() }, () => true, ratingFactsByName),
);
export type RatingFacts = z.infer<typeof ratingFactsSchema>;
/** Those that documents have in this place. */
export const ratingFactsIn = (within?: RatingFact['within']) =>
  Object.fromEntries(
    Object.entries(ratingFactsSchema.shape).filter(([fact]) => ratingFacts.facts[fact]?.within === within),
  );

/** Flags for the rating books, as in the interchange document. */
export const eventFlagsSchema = z.strictObject({
  weekly: z.boolean().optional(),
  halfK: z.boolean().optional(),
  perRoundRatings: z.boolean().optional(),
  official: z.boolean().optional(),
  approved: z.boolean().optional(),
  nationalChampionship: z.boolean().optional(),
  /** An Olympiad, or a world or continental team championship (fide-2009 7.14f). */
  teamChampionship: z.boolean().optional(),
});

/** Ten years: if there are more days from first to last, a year was mistyped (D-OFF-261). */
export const MOST_EVENT_DAYS = 3653;

/** Rounds reported together. */
export const roundsSchema = z.strictObject({ from: z.int().min(1).max(999), to: z.int().min(1).max(999) });
export type Rounds = z.infer<typeof roundsSchema>;

const round = z.int().min(1).max(999);
/** Whole and half points. */
const points = z.number().min(0).max(99).multipleOf(0.5);

/** Points added only for pairing, by rounds and pairing numbers (C.04.7); later lines override earlier ones. */
const virtualPointsSchema = z.strictObject({
  points,
  fromRound: round,
  toRound: round,
  firstNumber: z.int().min(1).max(99_999),
  lastNumber: z.int().min(1).max(99_999),
});

/** Players who may not be paired with each other, in these rounds or, if none are given, in all. */
export const forbiddenSchema = z.strictObject({
  players: z.array(z.string()).min(2).max(500),
  fromRound: round.exactOptional(),
  toRound: round.exactOptional(),
});

/** Online entry: until which day, how many places, and the fee (D-OFF-625). Without a day it is closed. */
export const enteringSchema = z.strictObject({
  until: z.iso.date().exactOptional(),
  places: z.int().min(2).max(9999).exactOptional(),
  fee: z.number().min(0.01).max(99_999).multipleOf(0.01).exactOptional(),
  /** The currency of the fee. */
  currency: z.string().regex(CURRENCY).exactOptional(),
});
export type Entering = z.infer<typeof enteringSchema>;

/** Why a round is moved: a clash of calendars, something else, or a mistake in what was announced. */
export const MOVE_GROUNDS = ['clash', 'other', 'mistake'] as const;
export const moveSchema = z.strictObject({
  round,
  /** The day announced before. */
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
  place: z.string().exactOptional(),
  because: z.enum(MOVE_GROUNDS),
  on: z.iso.date(),
});
export type Move = z.infer<typeof moveSchema>;

/** The facts given when an event is registered. */
export const eventFactsSchema = z.strictObject({
  name,
  /**
   * The book of competitions; by default the federation's on the day of registration, even if the federation changes
   * its own later (D-OFF-481).
   */
  rules: z.string().optional(),
  /** A system of the book; none if the event only sends its report here. */
  system: z.string().optional(),
  type: z.enum(EVENT_TYPES),
  start: z.iso.date(),
  end: z.iso.date(),
  rounds: z.int().min(1).max(999),
  roundDates: z.array(z.iso.date()).optional(),
  /** Local start of each round, such as `16:30` (D-OFF-477). */
  roundTimes: z.array(z.string().regex(CLOCK_TIME)).optional(),
  timeControl: z.strictObject({
    minutes: z.number().positive(),
    increment: z.number().min(0).optional(),
    /** If there are several: `40/90+30:30+30`; minutes and increment are then their total (D-F24-41). */
    periods: z.string().trim().max(100).optional(),
  }),
  flags: eventFlagsSchema.optional(),
  /** Facts needed by only one rating book. */
  ratingFacts: ratingFactsSchema.optional(),
  /** The lists that give the ratings of its entries. */
  ratingLists: toldListsSchema.optional(),
  initialColour: z.enum(COLOURS).optional(),
  /** Points for a game; by default 1, a half and 0. */
  scoring: z
    .strictObject({
      win: points,
      draw: points,
      loss: points,
      /** Points for the player left over by the pairing; by default as for a win. */
      bye: points.optional(),
    })
    .optional(),
  acceleration: z.enum(ACCELERATIONS).optional(),
  /** If any are given, acceleration is not applied as well (D-DUTCH-20). */
  virtualPoints: z.array(virtualPointsSchema).max(200).optional(),
  /** Limits for requested byes with points: how many, and in which last rounds none (D-COMP-44). */
  byeLimits: z
    .strictObject({
      most: z.int().min(0).max(999).optional(),
      notInLast: z.int().min(0).max(999).optional(),
      /** Byes worth a win are allowed; by default they are not (D-OFF-552). */
      full: z.literal(true).optional(),
    })
    .optional(),
  /** Games of each knockout match; by default one (D-KO-4). */
  gamesPerMatch: z.int().min(1).max(12).optional(),
  /** The losers of a knockout's semifinals play for third place during its final (D-KO-11). */
  thirdPlaceMatch: z.literal(true).optional(),
  /** Names known to the book. */
  tiebreaks: z.array(z.string().max(40)).max(30).optional(),
  club: z.string().optional(),
  place: z.string().max(200).optional(),
  /** The arbiter responsible for the games. */
  arbiter: name.optional(),
  /** Deputies, each with the FIDE number after the name (D-OFF-540). */
  deputies: z.array(name).max(50).optional(),
  /** Facts needed only by the event's book. */
  ruleFacts: ruleFactsSchema.optional(),
  /** The league whose games are reported by this event. */
  league: z.string().optional(),
  /** Further accounts that may run the event, besides the one that registered it. */
  arbiters: z.array(z.string()),
});
export type EventFacts = z.infer<typeof eventFactsSchema>;

export const eventSchema = z.strictObject({
  ...eventFactsSchema.shape,
  state: z.enum(EVENT_STATES),
  registeredBy: z.string(),
  registeredOn: z.iso.date(),
  submittedOn: z.iso.date().optional(),
  decidedOn: z.iso.date().optional(),
  waivers: z.array(waiverSchema).optional(),
  /** The event that it is a phase of and is reported with (fide-2009 6.2). */
  phaseOf: z.string().optional(),
  /**
   * For a weekly event reported in parts (fce-2016 8.3): the last round that counts, 0 before any does, and the part
   * that is waiting.
   */
  parts: z.strictObject({ accepted: z.int().min(0), waiting: roundsSchema.optional() }).optional(),
  /** Set by acts of their own, so that amending the facts does not change them. */
  prizes: prizeFundSchema.optional(),
  entering: enteringSchema.optional(),
  forbidden: z.array(forbiddenSchema).optional(),
  /** Rounds that the sports commission moved (fce-1990, Calendaris 15.10). */
  moves: z.array(moveSchema).exactOptional(),
  /** Fixed when the first round is paired. */
  fixedLists: fixedListsSchema.optional(),
  /** Pairing numbers were drawn by lot: with which seed, and when (D-OFF-551). */
  numbersDrawn: z.strictObject({ seed: z.int(), on: z.iso.date() }).optional(),
});
export type FederationEvent = z.infer<typeof eventSchema>;

/** The number of counting rounds of an event in parts, from the first on. */
export const acceptedRounds = ({ parts }: Pick<FederationEvent, 'parts'>): number => parts?.accepted ?? 0;

/** Whether a round is in a report that is waiting or counts. */
export function isRoundReported({ state, parts }: FederationEvent, round: number): boolean {
  if (state === 'submitted' || state === 'accepted') return true;
  const { accepted = 0, waiting } = parts ?? {};
  return round <= accepted || (waiting !== undefined && waiting.from <= round && round <= waiting.to);
}

/** Whether games of the event count for ratings: all of it was accepted, or a part. */
export const eventCounts = ({ state, parts }: Pick<FederationEvent, 'state' | 'parts'>): boolean =>
  state === 'accepted' || (state !== 'annulled' && acceptedRounds({ parts }) > 0);

export const eventKind = recordKind('event', eventSchema, (event) => ({
  name: searchWords(event.name),
  state: event.state,
  end: event.end,
  start: event.start,
  club: event.club,
  registeredBy: event.registeredBy,
  arbiter: event.arbiters,
  league: event.league,
  phaseOf: event.phaseOf,
  /** For pages of one state or one club, by date. */
  stateByStart: `${event.state}/${event.start}`,
  clubByStart: event.club === undefined ? undefined : `${event.club}/${event.start}`,
}));
