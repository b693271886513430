import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { accountKind } from '../accounts/account.ts';
import { findingSchema, type KeptFinding } from '../kit/finding.ts';
import { defineQuestion } from '../kit/question.ts';
import { fieldsWhere, picked } from '../kit/record-fields.ts';
import { publicPart } from '../kit/seen-by.ts';
import { federationOf } from '../registry/federation/federation.ts';
import { reasonsShown } from '../teams/answer-shapes.ts';
import { entryLineShape } from './answer-shapes.ts';
import { hopelessPlayers, withdrawsHopeless } from './checks/hopeless-players.ts';
import { checkedSoFar, fieldOfDesk, registrationTermSchema, registrationTerms } from './checks/registration-terms.ts';
import { ENTRY_SEEN, entrySchema } from './entries/entry.ts';
import { loadOfficeFacts } from './entries/listed-ratings.ts';
import { eventSchema, roundsSchema } from './event.ts';
import { decisionShape, eventDecision } from './event-decision.ts';
import { activeEntries, standingRounds } from './event-desk.ts';
import { deskOf, runs } from './event-seen.ts';
import { nextPart } from './inbox/next-part.ts';
import { nextStep, nextStepShape } from './next-step.ts';
import { leftWithoutPlace } from './places/place-refusals.ts';
import { placesKind } from './places/places.ts';
import { fixedListsSchema, ratingListsOf } from './ratings/rating-lists.ts';
import { reportKind } from './reports/report.ts';
import { boardsSuspended, boardsUnderReserve } from './reserves/under-reserve.ts';
import { openBoards } from './rounds/complete-rounds.ts';
import { ROUND_STATES } from './rounds/round.ts';
import { EVENT_FIELDS } from './settings/event-fields.ts';
import { reasonSchema } from './verdict.ts';

const PUBLIC = fieldsWhere(EVENT_FIELDS, 'seenBy', 'everybody');

const answer = z.strictObject({
  id: z.string(),
  version: z.int(),
  /** Without the accounts and waivers, which are only for those who run it or decide on it. */
  event: z.strictObject(picked(eventSchema.shape, PUBLIC)),
  /** Once it is accepted: despite what, and why (D-OFF-420). */
  decision: decisionShape.optional(),
  /** Names of those who run it besides the account that registered it (D-OFF-233). */
  arbiters: z.array(z.string()),
  /** The lists behind the ratings of its entries: as fixed, as set, or the usual ones. */
  ratedBy: fixedListsSchema,
  entries: z.array(entryLineShape),
  rounds: z.array(
    z.strictObject({
      round: z.int(),
      version: z.int(),
      state: z.enum(ROUND_STATES),
      boards: z.int(),
      /** Boards without a result. */
      open: z.array(z.int()),
      /** Boards whose result awaits a ruling (fce-1990, Sub-condicione 6.1). */
      underReserve: z.array(z.int()),
      /** Boards adjourned with a sealed move, awaiting resumption or a ruling (Sub-condicione 6.2). */
      suspended: z.array(z.strictObject({ board: z.int(), resumesOn: z.iso.date().optional() })).exactOptional(),
    }),
  ),
  desk: z
    .strictObject({
      registeredBy: z.string(),
      arbiters: z.array(z.strictObject({ account: z.string(), name: z.string() })),
      waivers: eventSchema.shape.waivers,
      forbidden: eventSchema.shape.forbidden,
      terms: z.array(registrationTermSchema),
      findings: z.array(findingSchema),
      next: nextStepShape,
      /** Rounds of a weekly event that can be reported as a part. */
      nextPart: roundsSchema.exactOptional(),
      /** Players whose entry was taken back before any pairing. */
      takenBack: z.array(z.strictObject({ player: z.string(), name: z.string(), withoutPlace: z.boolean() })),
      /** The places are given: entering a player out of order needs a reason (D-OFF-224). */
      placesGiven: z.boolean(),
      /** Players who have paid the fee. */
      paid: z.array(z.string()),
      /** What players told about themselves: asked to leave, wish to go on, confirmed the place. */
      told: z.array(
        z.strictObject({
          player: z.string(),
          leave: entrySchema.shape.leave,
          goesOn: entrySchema.shape.goesOn,
          qualified: entrySchema.shape.qualified,
        }),
      ),
      /** Players who can no longer be promoted, and whether the next pairing withdraws them (fce-1990, Retirats 14.2.2). */
      hopeless: z.strictObject({
        leave: z.boolean(),
        players: z.array(z.strictObject({ player: z.string(), hope: reasonSchema })),
      }),
    })
    .optional(),
});

/** The page of an event: its facts, its entries and the state of its rounds; for those who run it also its findings. */
export const showEvent = defineQuestion({
  kind: 'event.show',
  input: z.strictObject({ event: z.string() }),
  answer,
  ask: async (reading, { event: id }, { viewer, today }): Promise<z.infer<typeof answer>> => {
    const desk = await deskOf(reading, id);
    const { registeredBy, arbiters, waivers, forbidden } = desk.event.body;
    const federation = await federationOf(reading);
    const places = (await reading.get(placesKind, id))?.body;
    const withoutPlace = leftWithoutPlace(desk, places);
    const report = (await reading.get(reportKind, id))?.body;
    const decision = eventDecision(desk.event.body, report);
    const part = nextPart(federation, desk, today);
    const named = new Map((await reading.getMany(accountKind, arbiters)).map((each) => [each.id, each.body.name]));
    return {
      id,
      version: desk.event.version,
      event: withoutGaps<z.infer<typeof answer>['event']>(picked(desk.event.body, PUBLIC)),
      ...(decision && { decision }),
      arbiters: arbiters.flatMap((account) => named.get(account) ?? []),
      ratedBy: ratingListsOf(desk.event.body, federation) as z.infer<typeof fixedListsSchema>,
      entries: activeEntries(desk).map(({ version, body }) => {
        const { event: _event, ...line } = publicPart(body, ENTRY_SEEN);
        return { ...line, version, name: desk.players.get(body.player)?.name ?? body.player };
      }),
      rounds: standingRounds(desk).map(({ version, body: { round, state, pairs } }) => {
        const open = [...openBoards(desk, round)];
        const suspended = boardsSuspended(desk, round);
        return {
          round,
          version,
          state,
          boards: pairs.length,
          open,
          underReserve: [...boardsUnderReserve(desk, round)],
          ...(suspended.length > 0 && { suspended }),
        };
      }),
      ...(runs(viewer, desk) && {
        desk: {
          registeredBy,
          arbiters: arbiters.map((account) => ({ account, name: named.get(account) ?? account })),
          waivers,
          ...(forbidden && { forbidden }),
          terms: registrationTerms(federation, desk.event.body, fieldOfDesk(desk)),
          findings: checkedSoFar(
            await loadOfficeFacts(reading, desk.event.body.start, desk.players),
            desk,
          ) as KeptFinding[],
          next: nextStep(desk.event.body, desk, report),
          ...(part && { nextPart: part }),
          takenBack: desk.entries.flatMap(({ body: { player, cancelled } }) =>
            cancelled
              ? [{ player, name: desk.players.get(player)?.name ?? player, withoutPlace: withoutPlace.has(player) }]
              : [],
          ),
          placesGiven: places !== undefined,
          paid: activeEntries(desk).flatMap(({ body }) => (body.paid ? [body.player] : [])),
          told: activeEntries(desk).flatMap(({ body: { player, leave, goesOn, qualified } }) =>
            (leave ?? goesOn ?? qualified)
              ? [{ player, ...(leave && { leave }), ...(goesOn && { goesOn }), ...(qualified && { qualified }) }]
              : [],
          ),
          hopeless: {
            leave: withdrawsHopeless(desk),
            players: hopelessPlayers(desk).map(({ player, hope }) => ({ player, hope: reasonsShown([hope])[0]! })),
          },
        },
      }),
    };
  },
});
