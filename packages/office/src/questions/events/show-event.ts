import { z } from 'zod';
import { checkedSoFar } from '../../acts/events/desk/checked-so-far.ts';
import { openBoards } from '../../acts/events/desk/complete-rounds.ts';
import { activeEntries, standingRounds } from '../../acts/events/desk/event-desk.ts';
import { registrationTermSchema, registrationTerms } from '../../acts/events/desk/registration-terms.ts';
import { defineQuestion } from '../../kit/question.ts';
import { eventSchema } from '../../records/event.ts';
import { federationKind } from '../../records/federation.ts';
import { findingSchema, type KeptFinding } from '../../records/finding.ts';
import { reportKind } from '../../records/report.ts';
import { ROUND_STATES } from '../../records/round.ts';
import { deskOf, runs } from './event-seen.ts';
import { nextStep, nextStepShape } from './next-step.ts';
import { entryLineShape } from './shapes.ts';

const answer = z.strictObject({
  id: z.string(),
  version: z.int(),
  /** Accounts and waivers only for whoever runs it or decides on it. */
  event: eventSchema.omit({ registeredBy: true, arbiters: true, waivers: true }),
  entries: z.array(entryLineShape),
  rounds: z.array(
    z.strictObject({
      round: z.int(),
      version: z.int(),
      state: z.enum(ROUND_STATES),
      boards: z.int(),
      /** Boards without a result. */
      open: z.array(z.int()),
    }),
  ),
  desk: z
    .strictObject({
      registeredBy: z.string(),
      arbiters: z.array(z.string()),
      waivers: eventSchema.shape.waivers,
      terms: z.array(registrationTermSchema),
      findings: z.array(findingSchema),
      next: nextStepShape,
      /** Whose entry was taken back before anything was paired. */
      takenBack: z.array(z.strictObject({ player: z.string(), name: z.string() })),
    })
    .optional(),
});

/** The page of an event: facts, entries and how far its rounds are; for whoever runs it also what stands against it. */
export const showEvent = defineQuestion({
  kind: 'event.show',
  input: z.strictObject({ event: z.string() }),
  answer,
  ask: async (reading, { event: id }, { viewer }): Promise<z.infer<typeof answer>> => {
    const desk = await deskOf(reading, id);
    const { registeredBy, arbiters, waivers, ...event } = desk.event.body;
    const federation = (await reading.get(federationKind, reading.federation))?.body;
    return {
      id,
      version: desk.event.version,
      event,
      entries: activeEntries(desk).map(
        ({ version, body: { event: _event, order: _order, enteredOn: _on, ...entry } }) => {
          const { cancelled: _cancelled, ...line } = entry;
          return { ...line, version, name: desk.players.get(entry.player)?.name ?? entry.player };
        },
      ),
      rounds: standingRounds(desk).map(({ version, body: { round, state, pairs } }) => {
        return { round, version, state, boards: pairs.length, open: [...openBoards(desk, round)] };
      }),
      ...(runs(viewer, desk) && {
        desk: {
          registeredBy,
          arbiters,
          waivers,
          terms: registrationTerms(federation, desk.event.body),
          findings: checkedSoFar(federation, desk) as KeptFinding[],
          next: nextStep(desk.event.body, desk, (await reading.get(reportKind, id))?.body),
          takenBack: desk.entries.flatMap(({ body: { player, cancelled } }) =>
            cancelled ? [{ player, name: desk.players.get(player)?.name ?? player }] : [],
          ),
        },
      }),
    };
  },
});
