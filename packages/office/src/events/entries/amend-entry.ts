import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { activeEntries } from '../event-desk.ts';
import { type EntryFacts, type EventEntry, entryFactsSchema, entryKind } from './entry.ts';
import { entrySubject, loadForEntry, scopeOfDesk, withEntry } from './entry-found.ts';
import { numberTaken } from './new-entry.ts';

/** What the entry says of the player is put right: all of it is given anew. */
export const amendEntry = defineAct({
  kind: 'entry.amend',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    version: z.int().min(1),
    facts: entryFactsSchema,
  }),
  reason: 'optional',
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  subject: (command) => entrySubject(command),
  load: (reading, command) => loadForEntry(reading, command),
  scope: (facts) => scopeOfDesk(facts),
  decide: (facts, command) =>
    withEntry(facts, command, ['registered', 'running', 'closed'], (entry, desk) => {
      const { number } = command.facts;
      const holder = activeEntries(desk).find(
        ({ id, body }) => id !== entry.id && number !== undefined && body.number === number,
      );
      if (holder !== undefined)
        return refuse(numberTaken(number, holder.body.player, desk.players.get(holder.body.player), 'facts.number'));
      const kept = Object.fromEntries(Object.entries(entry.body).filter(([name]) => !(name in entryFactsSchema.shape)));
      return {
        changes: [
          put(entryKind, entry.id, entry.version, {
            ...command.facts,
            ...(kept as Omit<EventEntry, keyof EntryFacts>),
          }),
        ],
        outcome: { entry: entry.id, version: entry.version + 1 },
      };
    }),
});
