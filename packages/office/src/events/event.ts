import { ACCELERATIONS, CLOCK_TIME, COLOURS, CURRENCY, EVENT_TYPES } from '@escala/core';
import { factSchemas, prizeFundSchema } from '@escala/formats';
import { type EventFact, ratingFactsByName } from '@escala/regulations';
import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';
import { searchWords } from '../kit/search-words.ts';
import { codeSchema } from '../kit/sentence-schema.ts';
import { nameSchema } from '../kit/written-form.ts';
import { fixedListsSchema, toldListsSchema } from './ratings/rating-lists.ts';

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

/** Prizes may be set until the report counts (D-OFF-370). */
export const PRIZES_OPEN: readonly EventState[] = ['registered', 'running', 'closed', 'submitted', 'refused'];

/** A fault of the event that the officer let pass, with the article and why (fce-2016 2.2). */
export const waiverSchema = z.strictObject({
  code: codeSchema<'finding'>(),
  article: z.string(),
  reason: z.string().min(1),
  by: z.string(),
  on: z.iso.date(),
  /** The reason is published with the event (fce-2016 2.2, D-OFF-420); absent in waivers of before, which were given in private. */
  isPublic: z.literal(true).exactOptional(),
});
export type Waiver = z.infer<typeof waiverSchema>;

const name = z.string().min(1).max(200);

/** Facts for which forms ask because a competition book looks at them, as documents have them; which of them an event has, its book says. */
const ruleFactsWith = (given: z.ZodType<string>) =>
  z.strictObject(
    factSchemas({ name: given, text: name, day: z.iso.date() }, ({ asked }: EventFact) => asked !== undefined),
  );
const ruleFactsSchema = ruleFactsWith(name);
/** The same as somebody tells them (D-OFF-260). */
export const toldRuleFactsSchema = ruleFactsWith(nameSchema);

/** Facts that only one rating book looks at, as documents have them. */
const ratingFactsSchema = z.strictObject(
  factSchemas({ name, text: name, day: z.iso.date() }, () => true, ratingFactsByName),
);
export type RatingFacts = z.infer<typeof ratingFactsSchema>;

/** Flags that the rating books read, as in the interchange document. */
export const eventFlagsSchema = z.strictObject({
  weekly: z.boolean().optional(),
  halfK: z.boolean().optional(),
  perRoundRatings: z.boolean().optional(),
  official: z.boolean().optional(),
  approved: z.boolean().optional(),
  nationalChampionship: z.boolean().optional(),
  /** An Olympiad, or a team championship of the world or a continent (fide-2009 7.14f). */
  teamChampionship: z.boolean().optional(),
});

/** Ten years: more days from first to last are a year that was mistyped (D-OFF-261). */
export const MOST_EVENT_DAYS = 3653;

/** Rounds that are reported together, from one to another. */
export const roundsSchema = z.strictObject({ from: z.int().min(1).max(999), to: z.int().min(1).max(999) });
export type Rounds = z.infer<typeof roundsSchema>;

const round = z.int().min(1).max(999);
/** Whole and half points. */
const points = z.number().min(0).max(99).multipleOf(0.5);

/** Points lent for the pairing alone, by rounds and pairing numbers (C.04.7); a later line goes before an earlier one. */
const virtualPointsSchema = z.strictObject({
  points,
  fromRound: round,
  toRound: round,
  firstNumber: z.int().min(1).max(99_999),
  lastNumber: z.int().min(1).max(99_999),
});

/** Players of whom no two are paired, in all rounds where none are named. */
export const forbiddenSchema = z.strictObject({
  players: z.array(z.string()).min(2).max(500),
  fromRound: round.exactOptional(),
  toRound: round.exactOptional(),
});

/** How players enter: by themselves until a day, where one is named; how many may play, and for how much (D-OFF-625). */
export const enteringSchema = z.strictObject({
  until: z.iso.date().exactOptional(),
  places: z.int().min(2).max(9999).exactOptional(),
  fee: z.number().min(0.01).max(99_999).multipleOf(0.01).exactOptional(),
  /** Of the fee. */
  currency: z.string().regex(CURRENCY).exactOptional(),
});
export type Entering = z.infer<typeof enteringSchema>;

/** What whoever registers an event tells of it. */
export const eventFactsSchema = z.strictObject({
  name,
  /** The book of competitions; the federation's of the day of registration where nothing is said, and it stays (D-OFF-481). */
  rules: z.string().optional(),
  /** A system of the book; none where the event only reports here. */
  system: z.string().optional(),
  type: z.enum(EVENT_TYPES),
  start: z.iso.date(),
  end: z.iso.date(),
  rounds: z.int().min(1).max(999),
  roundDates: z.array(z.iso.date()).optional(),
  /** When each round begins by the clocks of its place, as `16:30` (D-OFF-477). */
  roundTimes: z.array(z.string().regex(CLOCK_TIME)).optional(),
  timeControl: z.strictObject({
    minutes: z.number().positive(),
    increment: z.number().min(0).optional(),
    /** Where there are several: `40/90+30:30+30`; minutes and increment are what they come to (D-F24-41). */
    periods: z.string().trim().max(100).optional(),
  }),
  flags: eventFlagsSchema.optional(),
  /** What only one of the rating books looks at. */
  ratingFacts: ratingFactsSchema.optional(),
  /** From which lists the ratings of its entries come. */
  ratingLists: toldListsSchema.optional(),
  initialColour: z.enum(COLOURS).optional(),
  /** What a game brings; 1, a half and nothing where nothing is said. */
  scoring: z
    .strictObject({
      win: points,
      draw: points,
      loss: points,
      /** Of whom the pairing leaves over; as for a win where nothing is said. */
      bye: points.optional(),
    })
    .optional(),
  acceleration: z.enum(ACCELERATIONS).optional(),
  /** Where any are given, no acceleration is applied beside them (D-DUTCH-20). */
  virtualPoints: z.array(virtualPointsSchema).max(200).optional(),
  /** Byes with points that a player may ask for: how many, and in which last rounds none (D-COMP-44). */
  byeLimits: z
    .strictObject({
      most: z.int().min(0).max(999).optional(),
      notInLast: z.int().min(0).max(999).optional(),
      /** Byes worth a win may be given; without a word they may not (D-OFF-552). */
      full: z.literal(true).optional(),
    })
    .optional(),
  /** Games of each match of a knockout; one where nothing is said (D-KO-4). */
  gamesPerMatch: z.int().min(1).max(12).optional(),
  /** Those who lose the semifinals of a knockout meet beside its final (D-KO-11). */
  thirdPlaceMatch: z.literal(true).optional(),
  /** Names that the book knows. */
  tiebreaks: z.array(z.string().max(40)).max(30).optional(),
  club: z.string().optional(),
  place: z.string().max(200).optional(),
  /** Who answers for the games. */
  arbiter: name.optional(),
  /** Deputies, each with the FIDE number behind the name (D-OFF-540). */
  deputies: z.array(name).max(50).optional(),
  /** What only its book looks at. */
  ruleFacts: ruleFactsSchema.optional(),
  /** The league whose games this event reports. */
  league: z.string().optional(),
  /** Accounts for whom it is an own event, beside the one that registered it. */
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
  /** The event of which it is a phase, and with which it is reported (fide-2009 6.2). */
  phaseOf: z.string().optional(),
  /** Of a weekly event that is reported in parts (fce-2016 8.3): the last round that counts, 0 before any does, and what waits. */
  parts: z.strictObject({ accepted: z.int().min(0), waiting: roundsSchema.optional() }).optional(),
  /** By an act of their own, so that amending the facts leaves them as they are. */
  prizes: prizeFundSchema.optional(),
  entering: enteringSchema.optional(),
  forbidden: z.array(forbiddenSchema).optional(),
  /** Since the first round is paired. */
  fixedLists: fixedListsSchema.optional(),
  /** Pairing numbers were drawn by lot: with which seed, and when (D-OFF-551). */
  numbersDrawn: z.strictObject({ seed: z.int(), on: z.iso.date() }).optional(),
});
export type FederationEvent = z.infer<typeof eventSchema>;

/** Rounds of an event in parts that count, from the first on. */
export const acceptedRounds = ({ parts }: Pick<FederationEvent, 'parts'>): number => parts?.accepted ?? 0;

/** Whether a round is in a report that waits or counts. */
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
  /** For pages of one state or club by date. */
  stateByStart: `${event.state}/${event.start}`,
  clubByStart: event.club === undefined ? undefined : `${event.club}/${event.start}`,
}));
