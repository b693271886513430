import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { ratedBy } from '../ratings/entry-rating.ts';
import { ratingListsOf } from '../ratings/rating-lists.ts';
import { type EntryFacts, type EventEntry, entryFactsSchema, entryKind } from './entry.ts';
import { entryAct } from './entry-act.ts';
import { numberTaken } from './new-entry.ts';
import { type RoundsOff, roundsOffOf, roundsOffRefusals, withRoundsOff } from './rounds-off.ts';

/** An unchanged rating keeps its list; if no rating is given, the lists decide (D-OFF-513). */
function amended(
  { event, federation }: EventDesk,
  { ratingFrom, ...kept }: Omit<EventEntry, keyof EntryFacts>,
  { rating }: EventEntry,
  facts: EntryFacts,
): EventEntry {
  const isSame = facts.rating === rating && ratingFrom !== undefined;
  const told: EventEntry = { ...facts, ...kept, ...(isSame && { ratingFrom }) };
  return ratedBy(event.body, ratingListsOf(event.body, federation), federation, told);
}

/** Corrects the facts of an entry: all of them are given again. */
export const amendEntry = entryAct({
  kind: 'entry.amend',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    version: z.int().min(1),
    facts: entryFactsSchema,
  }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  states: ['registered', 'running', 'closed'],
  decide: ({ entry, desk }, command) => {
    const { number } = command.facts;
    const holder = activeEntries(desk).find(
      ({ id, body }) => id !== entry.id && number !== undefined && body.number === number,
    );
    if (holder !== undefined)
      return refuse(numberTaken(number, holder.body.player, desk.players.get(holder.body.player), 'facts.number'));
    const kept = Object.fromEntries(
      Object.entries(entry.body).filter(([name]) => !(name in entryFactsSchema.shape)),
    ) as Omit<EventEntry, keyof EntryFacts>;
    return {
      changes: [put(entryKind, entry.id, entry.version, amended(desk, kept, entry.body, command.facts))],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});

const rounds = z.array(z.int().min(1)).max(999);

/**
 * The rounds a player misses, without points or with a requested bye of half or one point. Rounds in which the player
 * was paired stay as they are and are changed by hand.
 */
export const setAbsence = entryAct({
  kind: 'absence.set',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    version: z.int().min(1),
    /** Without points. */
    rounds,
    /** Left out: unchanged. */
    half: rounds.optional(),
    full: rounds.optional(),
  }),
  outcome: z.strictObject({
    entry: z.string(),
    version: z.int(),
    absences: z.array(z.int()),
    byes: z.array(z.strictObject({ round: z.int(), kind: z.enum(['half', 'full']) })),
  }),
  states: ['registered', 'running'],
  decide: ({ entry, desk }, command) => {
    const before = roundsOffOf(entry.body);
    const after: RoundsOff = {
      zero: command.rounds,
      half: command.half ?? before.half,
      full: command.full ?? before.full,
    };
    const refused = roundsOffRefusals(desk, entry.body, after);
    if (refused.length > 0) return refuse(...refused);
    const body = withRoundsOff(entry.body, after);
    const { absences, byes = [] } = body;
    return {
      changes: [put(entryKind, entry.id, entry.version, body)],
      outcome: { entry: entry.id, version: entry.version + 1, absences, byes },
    };
  },
});

/** Whether the fee is paid; this is visible only at the desk (D-OFF-630). */
export const setPaid = entryAct({
  kind: 'entry.set-paid',
  command: z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1), paid: z.boolean() }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  states: ['registered', 'running', 'closed'],
  decide: (
    {
      entry: {
        id,
        version,
        body: { paid: _, ...body },
      },
    },
    command,
  ) => ({
    changes: [put(entryKind, id, version, { ...body, ...(command.paid && { paid: true as const }) })],
    outcome: { entry: id, version: version + 1 },
  }),
});
