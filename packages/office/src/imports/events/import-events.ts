import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { listKind } from '../../rating/lists/list.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { batchDone, batchFields, batchOutcomeSchema, batchRefusals, loadImport } from '../import-batch.ts';
import { KnownPlayers, loadKnown } from '../players/known-players.ts';
import { importedEventSchema, MOST_EVENTS } from './imported-event.ts';
import { loadKnownEvents } from './known-events.ts';
import { loadRatingsThen } from './ratings-then.ts';
import { takeEvent } from './take-event.ts';

/**
 * Past events, each imported as accepted, with its games. They become the federation's history; earlier lists stay as
 * they were.
 */
export const importEvents = defineAct({
  kind: 'import.events',
  command: z.strictObject({ ...batchFields, events: z.array(importedEventSchema).min(1).max(MOST_EVENTS) }),
  outcome: batchOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  onRecord: ({ events, ...command }, digest) => ({
    ...command,
    events: events.map(({ file, facts, players, games }) => ({
      file,
      facts,
      players: players.length,
      games: games.length,
    })),
    digest: digest(),
  }),
  load: async (reading, command) => {
    const starts = command.events.map(({ facts }) => facts.start);
    const known = await loadKnown(reading);
    return {
      found: await loadImport(reading, command),
      rules: (await federationOf(reading))?.competitionRules,
      ...known,
      ratingsThen: await loadRatingsThen(reading, starts),
      events: await loadKnownEvents(reading, starts, known.players),
      computed: (await reading.list(listKind)).filter(({ body }) => body.source === 'computed'),
    };
  },
  decide: ({ found, rules, players, areApart, ratingsThen, events: known, computed }, command, act) => {
    const refused = batchRefusals(found, command, 'events');
    if (found === undefined || refused.length > 0) return refuse(...refused);
    const lastComputed = computed
      .map(({ body }) => body.date)
      .sort()
      .at(-1);
    const terms = {
      players: new KnownPlayers(players, areApart),
      ratingsThen,
      events: known,
      lastComputed,
      rules,
      act,
    };
    const events = command.events.map((event, line) => takeEvent(event, line, terms));
    const taken = events.filter(({ isTaken }) => isTaken).length;
    const counts = { taken, known: 0, leftOut: events.length - taken };
    const done = batchDone(found, { ...counts, doubts: events.flatMap(({ doubts }) => doubts) });
    return {
      changes: [...events.flatMap(({ changes }) => changes), done.change],
      filings: [...events.flatMap(({ filings }) => filings), ...done.filings],
      outcome: done.outcome,
    };
  },
});
